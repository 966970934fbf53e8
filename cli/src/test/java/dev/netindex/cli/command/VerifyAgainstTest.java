package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Json;
import dev.netindex.cli.TinyMmdb;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.format.Fault;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyAgainstTest {
  private static final Path FILES =
      Path.of(System.getProperty("netindex.shared", "absent"), "data", "maxmind-db", "test-data");

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void makeCli() {
    cli = new Cli(folder);
  }

  private static TinyMmdb base() {
    return new TinyMmdb()
        .ipv4("1.0.0.0", 24, Map.of("a", 1, "f", 0.1f, "d", List.of(0.1, "x")))
        .ipv4("2.0.0.0", 8, Map.of("a", 2))
        .ipv6(32, Map.of("a", 1), 0x2001, 0xdb8);
  }

  private void write(String name, TinyMmdb mmdb) throws IOException {
    Files.write(folder.resolve(name), mmdb.toByteArray());
  }

  @Test
  void anIndexIsTheSameAsTheFileItWasMadeOf() throws IOException {
    write("m.mmdb", base());
    for (String payload : List.of("typed", "json")) {
      cli.run("build", "m.mmdb", "-o", "a.nidx", "--payload", payload).ok();
      assertEquals(
          List.of(
              "a.nidx: valid, 3 records",
              "a.nidx: the same as m.mmdb: 3 networks, 3 records compared"),
          cli.run("verify", "a.nidx", "--against", "m.mmdb").quiet().lines());
    }
  }

  @Test
  void differencesAreCountedAndTheFirstShown() throws IOException {
    write("m.mmdb", base());
    write(
        "n.mmdb",
        base()
            .ipv4("2.0.0.0", 8, Map.of("a", 3))
            .ipv4("1.0.2.0", 24, Map.of("a", 1))
            .ipv6(48, Map.of("a", 1), 0x2002, 1));
    cli.run("build", "m.mmdb", "-o", "a.nidx").ok();
    Cli.Result result = cli.run("verify", "a.nidx", "--against", "n.mmdb");
    assertEquals(1, result.code());
    assertEquals(
        List.of(
            "a.nidx: differs from n.mmdb: 2 networks missing, 0 targets in the index only, 1"
                + " record of other content:",
            "  1.0.2.0/24: missing from the index",
            "  2.0.0.0/8, field a: expected 3, found 2",
            "  2002:1::/48: missing from the index"),
        result.err().lines().toList());
    cli.run("build", "n.mmdb", "-o", "b.nidx").ok();
    result = cli.run("verify", "b.nidx", "--against", "m.mmdb", "--json");
    assertEquals(1, result.code());
    Map<String, Object> against = Json.object(Json.object(result.out()), "against");
    assertEquals(false, against.get("same"));
    assertEquals(2L, against.get("unexpected"));
    assertEquals(0L, against.get("missing"));
    assertEquals(1L, against.get("different"));
    assertEquals(3L, against.get("networks"));
    assertEquals(
        Map.of("kind", "unexpected", "target", "1.0.2.0/24"),
        Json.list(against, "firstDifferences").get(0));
    assertEquals(
        Map.of("kind", "record", "target", "2.0.0.0/8", "path", "a", "expected", "2", "found", "3"),
        Json.list(against, "firstDifferences").get(1));
  }

  @Test
  void targetsOfOtherKindsAndDuplicatesAreNotTheNetwork() throws IOException {
    write("m.mmdb", new TinyMmdb().ipv4("1.0.0.0", 24, Map.of("a", 1)));
    Files.writeString(
        folder.resolve("r.tsv"),
        "1.0.0.0/24\t{\"a\":1}\n1.0.0.0/24\t{\"a\":1}\n1.0.0.0-1.0.0.255\t{\"a\":1}\n"
            + "AS1\t{\"a\":1}\n1.0.0.0\t{\"a\":1}\n");
    cli.run("build", "r.tsv", "-o", "a.nidx").ok();
    Cli.Result result = cli.run("verify", "a.nidx", "--against", "m.mmdb");
    assertEquals(1, result.code());
    assertTrue(result.err().contains(": 0 networks missing, 4 targets in the index only, 0"));
  }

  @Test
  void spellingsOfNumbersAreCompared() throws IOException {
    write("m.mmdb", new TinyMmdb().ipv4("1.0.0.0", 24, Map.of("f", 0.1f)));
    for (String json : List.of("0.1", "1e-1", "0.10")) {
      Files.writeString(folder.resolve("r.tsv"), "1.0.0.0/24\t{\"f\":" + json + "}\n");
      cli.run("build", "r.tsv", "-o", "a.nidx").ok();
      cli.run("verify", "a.nidx", "--against", "m.mmdb").quiet();
    }
    for (String json : List.of("0.10000000149", "0.2", "\"0.1\"", "null", "[0.1]", "0.1,\"g\":1")) {
      Files.writeString(folder.resolve("r.tsv"), "1.0.0.0/24\t{\"f\":" + json + "}\n");
      cli.run("build", "r.tsv", "-o", "a.nidx").ok();
      assertEquals(1, cli.run("verify", "a.nidx", "--against", "m.mmdb").code(), json);
    }
    Files.writeString(folder.resolve("r.tsv"), "1.0.0.0/24\tno JSON\n");
    cli.run("build", "r.tsv", "-o", "a.nidx").ok();
    assertTrue(
        cli.run("verify", "a.nidx", "--against", "m.mmdb").err().contains("found JSON text: "));
  }

  @Test
  void aPartOfTheFieldsIsComparedWithTheSameOptions() throws IOException {
    write(
        "m.mmdb",
        base()
            .ipv4("3.0.0.0", 8, Map.of("names", Map.of("en", "E", "de", "D")))
            .ipv4("4.0.0.0", 8, Map.of()));
    Object[][] options = {
      {"--fields", "names,d"}, {"--languages", "de"}, {"--keep-empty"}, {"--aliases"}
    };
    for (Object[] more : options) {
      cli.run(
              Stream.concat(Stream.of("build", "m.mmdb", "-o", "a.nidx"), Stream.of(more))
                  .toArray())
          .ok();
      Object[] verify = {"verify", "a.nidx", "--against", "m.mmdb"};
      cli.run(Stream.concat(Stream.of(verify), Stream.of(more)).toArray()).quiet();
      if (!more[0].equals("--aliases")) {
        assertEquals(1, cli.run(verify).code(), more[0]::toString);
      }
    }
    assertTrue(
        cli.run("verify", "a.nidx", "--fields", "a").failure(2).contains("with --against only"));
  }

  @Test
  void aFileThatIsNoMmdbIsNamed() throws IOException {
    write("m.mmdb", base());
    cli.run("build", "m.mmdb", "-o", "a.nidx").ok();
    assertTrue(
        cli.run("verify", "a.nidx", "--against", "a.nidx")
            .failure(1)
            .startsWith("netindex: a.nidx: invalid: metadata marker"));
    assertEquals(
        "netindex: none: no such file",
        cli.run("verify", "a.nidx", "--against", "none").failure(1));
  }

  @Test
  void recordsAreCheckedToo() throws IOException {
    write("m.mmdb", base().ipv4("5.0.0.0", 8, Map.of("t", true, "a", 1)));
    cli.run("build", "m.mmdb", "-o", "a.nidx").ok();
    assertEquals(
        true, Json.object(cli.run("verify", "a.nidx", "--json").quiet().out()).get("typed"));
    byte[] bytes = Files.readAllBytes(folder.resolve("a.nidx"));
    int before = cli.run("verify", "a.nidx").code();
    assertEquals(0, before);
    int refused = 0;
    for (int at = recordStart(); at < bytes.length; at++) {
      byte[] changed = bytes.clone();
      changed[at] ^= (byte) 0x80;
      Files.write(folder.resolve("b.nidx"), changed);
      Cli.Result result = cli.run("verify", "b.nidx", "--json");
      if (result.code() != 0) {
        refused++;
        Object fault = Json.object(result.out()).get("fault");
        assertTrue(
            Stream.of(Fault.values()).anyMatch(known -> known.text().equals(fault)),
            () -> "fault " + fault);
      }
    }
    assertTrue(refused > 0);
  }

  /** Returns where the first payload is. */
  private int recordStart() throws IOException {
    try (IndexReader reader = IndexReader.open(folder.resolve("a.nidx"))) {
      assertTrue(RecordReader.describes(reader));
      var cursor = reader.cursor().matchAll();
      long first = Long.MAX_VALUE;
      while (cursor.next()) {
        first = Math.min(first, cursor.payloadOffset());
      }
      return (int) first;
    }
  }

  @Test
  void allTestFilesOfMaxMindAreConvertedWithoutLoss() throws IOException {
    assumeTrue(
        Files.isDirectory(FILES), "skipped: no data/maxmind-db/test-data in -Dnetindex.shared");
    List<Path> files;
    try (Stream<Path> all = Files.list(FILES)) {
      files = all.filter(file -> file.toString().endsWith(".mmdb")).sorted().toList();
    }
    int same = 0;
    for (Path file : files) {
      if (file.getFileName().toString().matches(".*([Bb]roken|Invalid-Node-Count).*")) {
        assertEquals(1, cli.run("build", file, "-o", "x.nidx").code(), file::toString);
        continue;
      }
      for (List<Object> options : List.of(List.<Object>of(), List.<Object>of("--keep-empty"))) {
        Stream<Object> build = Stream.of("build", file, "-o", "a.nidx");
        cli.run(Stream.concat(build, options.stream()).toArray()).ok();
        Stream<Object> verify = Stream.of("verify", "a.nidx", "--against", file);
        cli.run(Stream.concat(verify, options.stream()).toArray()).quiet();
      }
      same++;
    }
    assertEquals(36, same);
  }
}
