package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Json;
import dev.netindex.cli.TypedIndexes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Indexes of typed records, compared by what their records say. */
class TypedDiffTest {
  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void makeCli() {
    cli = new Cli(folder);
  }

  private void write(String name, List<String> rows) throws IOException {
    TypedIndexes.write(folder.resolve(name + ".nidx"), rows);
  }

  private String diff(Object... more) {
    List<Object> arguments = new ArrayList<>(List.of("diff", "a.nidx", "b.nidx"));
    arguments.addAll(List.of(more));
    return cli.run(arguments.toArray()).quiet().out();
  }

  /** One more record, and with it other types, other ids in the pools, another order of members. */
  @Test
  void theSameRecordsInOtherSchemasAreEqual() throws IOException {
    List<String> more = new ArrayList<>(TypedIndexes.PLACES.reversed());
    more.addFirst("200.0.0.0/8 {'zone':'x','anycast':'no','location':{'radius':70000}}");
    write("a", TypedIndexes.PLACES);
    write("b", more);
    assertEquals("+ 200.0.0.0/8 " + record("b", "200.0.0.0"), diff().strip());
    assertEquals("0 removed, 1 added, 0 changed, 6 equal\n", diff("--summary"));
  }

  private String record(String index, String address) {
    String line = cli.run("lookup", index + ".nidx", address, "--tsv").quiet().out().strip();
    return line.substring(line.indexOf('{'));
  }

  @Test
  void changedFieldsAreNamedByTheirPaths() throws IOException {
    write("a", TypedIndexes.PLACES);
    List<String> changed = new ArrayList<>(TypedIndexes.PLACES);
    changed.replaceAll(
        row ->
            row.replace("'CH'", "'CX'")
                .replace("{'iso_code':'WI'}", "{}")
                .replace("47.5", "47.25")
                .replace("'anycast':true", "'isp':'x'"));
    write("b", changed);
    assertEquals(
        """
        ~ 1.0.0.0/24 country.iso_code: "CH" -> "CX"
        ~ 1.0.0.0/24 location.latitude: 47.5 -> 47.25
        ~ 1.0.0.0/24 subdivisions.1.iso_code: "WI" -> (none)
        ~ 1.0.0.0/24 anycast: true -> (none)
        ~ 1.0.0.0/24 subdivisions.1: (none) -> {}
        ~ 1.0.0.0/24 isp: (none) -> "x"
        """,
        diff());
    assertEquals("", diff("--fields=city,location.radius"));
    assertEquals("~ 1.0.0.0/24 country.iso_code: \"CH\" -> \"CX\"\n", diff("--fields=country"));
    assertEquals(
        Map.of(
            "change",
            "changed",
            "target",
            "1.0.0.0/24",
            "fields",
            Map.of(
                "location.latitude", Map.of("old", 47.5, "new", 47.25), "isp", Map.of("new", "x"))),
        Json.object(diff("--json", "--fields=location,isp").strip()));
    assertTrue(
        cli.run("diff", "a.nidx", "b.nidx", "--fields=country.iso")
            .failure(2)
            .contains("the nearest: country.iso_code"));
  }

  @Test
  void dotsInNamesAreEscapedInPaths() throws IOException {
    write("a", List.of("1.1.1.1 {'a.b':1,'a':{'b':1}}"));
    write("b", List.of("1.1.1.1 {'a.b':2,'a':{'b':1}}"));
    assertEquals("~ 1.1.1.1 a\\.b: 1 -> 2\n", diff("--fields=a\\.b"));
    assertEquals("", diff("--fields=a.b"));
  }

  @Test
  void aTypedRecordMayEqualAPayloadOfJson() throws IOException {
    write("a", TypedIndexes.PLACES);
    StringBuilder rows = new StringBuilder();
    for (String row : TypedIndexes.PLACES) {
      rows.append(row, 0, row.indexOf(' ')).append('\t');
      rows.append(
          TypedIndexes.record(row)
              .replace("\\", "\\x5c")
              .replace("ü", "\\xc3\\xbc")
              .replace("47.5", "4.750e1")
              .replace("SE", "NO"));
      rows.append('\n');
    }
    rows.append("5.5.5.5\tnot json\n");
    Files.writeString(folder.resolve("b.tsv"), rows);
    cli.run("build", "b.tsv", "-o", "b.nidx").ok();
    assertEquals("+ 5.5.5.5 not json\n~ AS42 country.iso_code: \"SE\" -> \"NO\"\n", diff());
  }

  /** Against counting in maps. */
  @Test
  void randomIndexesDifferAsTheirRowsDo() throws IOException {
    long seed = Long.getLong("netindex.seed", System.nanoTime());
    System.out.println("TypedDiffTest: -Dnetindex.seed=" + seed);
    Random random = new Random(seed);
    for (int round = 0; round < 20; round++) {
      List<String> a = rows(random);
      List<String> b = rows(random);
      write("a", a);
      write("b", b);
      Map<String, Map<String, Integer>> balance = new HashMap<>();
      int equal = count(balance, a, b);
      long removed = 0;
      long added = 0;
      long changed = 0;
      for (Map<String, Integer> target : balance.values()) {
        long only = target.values().stream().filter(n -> n > 0).mapToInt(n -> n).sum();
        long other = -target.values().stream().filter(n -> n < 0).mapToInt(n -> n).sum();
        changed += Math.min(only, other);
        removed += Math.max(0, only - other);
        added += Math.max(0, other - only);
      }
      assertEquals(
          removed + " removed, " + added + " added, " + changed + " changed, " + equal + " equal\n",
          diff("--summary"));
    }
  }

  private static int count(
      Map<String, Map<String, Integer>> balance, List<String> a, List<String> b) {
    a.forEach(row -> add(balance, row, 1));
    int equal = 0;
    for (String row : b) {
      if (add(balance, row, -1) >= 0) {
        equal++;
      }
    }
    return equal;
  }

  private static int add(Map<String, Map<String, Integer>> balance, String row, int sign) {
    String[] halves = row.split(" ", 2);
    return balance
        .computeIfAbsent(halves[0], _ -> new HashMap<>())
        .merge(halves[1], sign, Integer::sum);
  }

  private static List<String> rows(Random random) {
    String[] targets = {
      "1.0.0.0/8", "1.0.0.0-1.255.255.255", "1.0.0.0", "1.0.0.0/32", "::/0", "::", "AS1", "AS2"
    };
    String[] records = {"{}", "{'a':1}", "{'a':2,'b':{'c':'x'}}", "{'b':{'c':'y'}}"};
    List<String> rows = new ArrayList<>();
    for (int n = random.nextInt(20); n > 0; n--) {
      rows.add(
          targets[random.nextInt(targets.length)] + " " + records[random.nextInt(records.length)]);
    }
    return rows;
  }
}
