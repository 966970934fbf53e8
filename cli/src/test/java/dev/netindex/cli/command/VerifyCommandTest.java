package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import dev.netindex.format.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
  private static final String VALID = "valid, ";

  @TempDir private Path folder;

  static List<String[]> handmade() {
    return Golden.lines("HANDMADE.tsv").skip(1).map(line -> line.split("\t", -1)).toList();
  }

  private Cli cli() {
    return new Cli(folder);
  }

  @ParameterizedTest
  @MethodSource("handmade")
  void handmadeFilesAreValidOrNot(String name, String verdict, String note) {
    Path file = Golden.FOLDER.resolve(name + ".nidx");
    if (verdict.startsWith("accepted")) {
      String out = cli().run("verify", file).quiet().out();
      assertTrue(out.startsWith(file + ": " + VALID), out);
    } else {
      String failure = cli().run("verify", file).failure(1);
      if (verdict.contains("Version(")) {
        assertTrue(failure.startsWith(file + ": version: "), failure);
      } else {
        String check = verdict.replaceAll(".*Invalid\\(\"(.*?)\"\\).*", "$1");
        assertTrue(failure.startsWith(file + ": invalid: " + check), failure);
      }
      assertTrue(failure.contains(": expected ") && failure.contains(", found "), failure);
    }
  }

  /** Every mutation of some files has the verdict that the other implementation gives. */
  @ParameterizedTest
  @ValueSource(
      strings = {"interval-dups", "mixed-all", "fixed-refs-asn", "v4-mixed-kind", "v6-one"})
  void mutationsAreJudgedAsTheCrateDoes(String name) throws IOException {
    byte[] original = Files.readAllBytes(Golden.FOLDER.resolve(name + ".nidx"));
    List<String[]> mutations =
        Golden.lines(name + ".mutations.tsv").map(line -> line.split("\t", -1)).toList();
    for (String[] mutation : mutations) {
      Path file = folder.resolve("m.nidx");
      Files.write(file, mutated(original, mutation[0], mutation[1]));
      Cli.Result result =
          cli()
              .run(
                  "verify",
                  "m.nidx",
                  "--limit-records",
                  "1000000",
                  "--limit-bytes",
                  "134217728",
                  "--json");
      Map<String, Object> verdict = Json.object(result.out());
      String where = String.join(" ", mutation) + " -> " + result.out();
      boolean valid = mutation[2].startsWith("ok");
      assertEquals(valid ? 0 : 1, result.code(), where);
      assertEquals(valid, verdict.get("valid"), where);
      if (!valid) {
        String kind = mutation[2].replaceAll("[^A-Za-z].*", "").toLowerCase(java.util.Locale.ROOT);
        assertEquals(kind, verdict.get("kind"), where);
      }
    }
  }

  private static byte[] mutated(byte[] original, String how, String position) {
    if (how.equals("base")) {
      return original;
    }
    if (how.equals("append00")) {
      return Arrays.copyOf(original, original.length + 1);
    }
    int at = Integer.parseInt(position);
    if (how.equals("truncate")) {
      return Arrays.copyOf(original, at);
    }
    byte[] changed = original.clone();
    changed[at] ^= (byte) Integer.parseInt(how.substring("xor".length()), 16);
    return changed;
  }

  @Test
  void severalFilesAreAllLookedAt() throws IOException {
    Path good = Golden.FOLDER.resolve("v4-one.nidx");
    Files.writeString(folder.resolve("bad.nidx"), "NETINDEX");
    Cli.Result result = cli().run("verify", good, "bad.nidx", "none.nidx", good);
    assertEquals(1, result.code());
    assertEquals(List.of(good + ": valid, 1 record", good + ": valid, 1 record"), result.lines());
    List<String> messages = result.err().lines().toList();
    assertEquals(2, messages.size());
    assertTrue(messages.get(0).startsWith("bad.nidx: invalid: truncated section at offset "));
    assertEquals("none.nidx: no such file", messages.get(1));
  }

  @Test
  void jsonNamesTheFaultAndItsPlace() throws IOException {
    byte[] bytes = Files.readAllBytes(Golden.FOLDER.resolve("v4-one.nidx"));
    bytes[0] = 'X';
    Files.write(folder.resolve("bad.nidx"), bytes);
    Cli.Result result = cli().run("verify", "bad.nidx", "none.nidx", "--json");
    assertEquals(1, result.code());
    assertEquals("", result.err());
    List<Map<String, Object>> verdicts = Json.objects(result);
    Map<String, Object> bad = verdicts.get(0);
    assertEquals("bad.nidx", bad.get("file"));
    assertEquals(false, bad.get("valid"));
    assertEquals("invalid", bad.get("kind"));
    assertEquals(Fault.INDEX_MAGIC.text(), bad.get("fault"));
    assertEquals(0L, bad.get("offset"));
    assertTrue(bad.containsKey("expected") && bad.containsKey("found"), bad::toString);
    assertEquals("io", verdicts.get(1).get("kind"));
    assertEquals(
        Map.of(
            "file", Golden.FOLDER.resolve("v4-one.nidx").toString(), "valid", true, "records", 1L),
        Json.object(
            cli().run("verify", "--json", Golden.FOLDER.resolve("v4-one.nidx")).quiet().out()));
  }

  @Test
  void limitsAreAKindOfTheirOwn() {
    Path file = Golden.FOLDER.resolve("interval-700.nidx");
    assertTrue(
        cli()
            .run("verify", "--limit-records", "699", file)
            .failure(1)
            .startsWith(file + ": limit: records"));
    assertTrue(
        cli()
            .run("verify", "--limit-bytes", "19855", file)
            .failure(1)
            .startsWith(file + ": limit: artifact bytes"));
    cli().run("verify", "--limit-records", "700", "--limit-bytes", "19856", file).quiet();
  }
}
