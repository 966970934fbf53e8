package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookupCommandTest {
  private static final String ROWS =
      """
      10.0.0.0/8\tten
      10.1.0.0/16\tten-one
      10.1.0.0-10.1.0.9\tfew
      8.8.8.0/24\tdns
      fe80::/10\tlink
      2001:db8::1\thost
      AS42\tforty-two
      192.0.2.1\tnot \\xff\\x00 text
      192.0.2.2\tna\\xc3\\xafve \\x5c\\x09tab
      192.0.2.3\t
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void build() throws IOException {
    cli = new Cli(folder);
    Files.writeString(folder.resolve("main.tsv"), ROWS);
    cli.run("build", "main.tsv", "-o", "main.nidx").ok();
  }

  private List<String> tsv(Object... more) {
    Object[] arguments = new Object[more.length + 3];
    arguments[0] = "lookup";
    arguments[1] = "main.nidx";
    arguments[2] = "--tsv";
    System.arraycopy(more, 0, arguments, 3, more.length);
    return cli.run(arguments).quiet().lines();
  }

  @Test
  void answersArgumentsInOrderWithAllMatches() {
    assertEquals(
        List.of(
            "10.1.0.3\t10.0.0.0/8\t0\tten",
            "10.1.0.3\t10.1.0.0-10.1.0.9\t2\tfew",
            "10.1.0.3\t10.1.0.0/16\t1\tten-one",
            "9.9.9.9\t-\t-\t",
            "AS42\tAS42\t6\tforty-two"),
        tsv("10.1.0.3", "9.9.9.9", "AS42"));
  }

  @Test
  void textIsAlignedAndSaysNoMatch() {
    assertEquals(
        """
        10.1.0.3   10.0.0.0/8         #0  ten
        10.1.0.3   10.1.0.0-10.1.0.9  #2  few
        10.1.0.3   10.1.0.0/16        #1  ten-one
        9.9.9.9    no match
        192.0.2.1  192.0.2.1          #7  not \\xff\\x00 text
        192.0.2.2  192.0.2.2          #8  naïve \\\\x09tab
        192.0.2.3  192.0.2.3          #9
        """,
        cli.run("lookup", "main.nidx", "10.1.0.3", "9.9.9.9", "192.0.2.1", "192.0.2.2", "192.0.2.3")
            .quiet()
            .out());
  }

  @Test
  void jsonHoldsTextOrBase64() {
    List<Map<String, Object>> answers =
        Json.objects(
            cli.run(
                    "lookup",
                    "main.nidx",
                    "--json",
                    "10.1.0.3",
                    "9.9.9.9",
                    "192.0.2.1",
                    "192.0.2.2",
                    "AS42")
                .quiet());
    assertEquals(5, answers.size());
    assertEquals(List.of("query", "index", "matches"), List.copyOf(answers.get(0).keySet()));
    assertEquals("10.1.0.3", answers.get(0).get("query"));
    assertEquals("main", answers.get(0).get("index"));
    assertEquals(
        List.of(
            Map.of("target", "10.0.0.0/8", "id", 0L, "payload", "ten"),
            Map.of("target", "10.1.0.0-10.1.0.9", "id", 2L, "payload", "few"),
            Map.of("target", "10.1.0.0/16", "id", 1L, "payload", "ten-one")),
        answers.get(0).get("matches"));
    assertEquals(List.of(), answers.get(1).get("matches"));
    assertEquals(
        List.of(Map.of("target", "192.0.2.1", "id", 7L, "payloadBase64", "bm90IP8AIHRleHQ=")),
        answers.get(2).get("matches"));
    assertEquals(
        List.of(Map.of("target", "192.0.2.2", "id", 8L, "payload", "naïve \\\ttab")),
        answers.get(3).get("matches"));
    assertEquals("AS42", Json.list(answers.get(4), "matches").get(0).get("target"));
  }

  @Test
  void containsSaysTrueOrFalse() {
    assertEquals(
        "10.1.2.3\ttrue\n9.9.9.9\tfalse\n9.0.0.0/8\tfalse\n8.0.0.0-10.0.0.0\ttrue\nAS42\ttrue\nAS43"
            + "\tfalse\nAS0\tfalse\n",
        cli.run(
                "lookup",
                "main.nidx",
                "--contains",
                "10.1.2.3",
                "9.9.9.9",
                "9.0.0.0/8",
                "8.0.0.0-10.0.0.0",
                "AS42",
                "AS43",
                "AS0")
            .quiet()
            .out());
    assertEquals(
        Map.of("query", "10.1.2.3", "index", "main", "contains", true),
        Json.object(
            cli.run("lookup", "main.nidx", "--contains", "--json", "10.1.2.3").quiet().out()));
  }

  @Test
  void longestTakesOnePrefixAndNeverARange() {
    assertEquals(
        List.of(
            "10.1.0.3\t10.1.0.0/16\t1\tten-one", "10.2.0.0\t10.0.0.0/8\t0\tten", "AS42\t-\t-\t"),
        tsv("--longest", "10.1.0.3", "10.2.0.0", "AS42"));
  }

  @Test
  void longestOfANetworkIsABadQuery() {
    Cli.Result result = cli.run("lookup", "main.nidx", "--longest", "--tsv", "10.0.0.0/8", "AS42");
    assertEquals(1, result.code());
    assertEquals("AS42\t-\t-\t\n", result.out());
    assertTrue(result.err().contains("one address"), result.err());
  }

  @Test
  void networksAndRangesAskForAllThatIntersects() {
    assertEquals(
        List.of(
            "10.1.0.8-10.1.0.20\t10.0.0.0/8\t0\tten",
            "10.1.0.8-10.1.0.20\t10.1.0.0-10.1.0.9\t2\tfew",
            "10.1.0.8-10.1.0.20\t10.1.0.0/16\t1\tten-one",
            "192.0.2.0/31\t192.0.2.1\t7\tnot \\xff\\x00 text",
            "11.0.0.0/8\t-\t-\t"),
        tsv("10.1.0.8-10.1.0.20", "192.0.2.0/31", "11.0.0.0/8"));
  }

  @ParameterizedTest
  @CsvSource({
    "::ffff:8.8.8.8, 8.8.8.0/24",
    "::ffff:808:808, 8.8.8.0/24",
    "0:0:0:0:0:FFFF:8.8.8.8, 8.8.8.0/24",
    "::8.8.8.8, -",
    "::ffff:8.8.8.0/120, 8.8.8.0/24",
    "fe80::1%eth0, fe80::/10",
    "fe80::1%no-such-if, fe80::/10",
    "as42, AS42",
    "AS0, -",
    "as0, -",
    "2001:DB8:0::1, 2001:db8::1"
  })
  void readsQueriesAsTheyAreWritten(String query, String target) {
    List<String> lines = tsv(query);
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).startsWith(query + "\t" + target + "\t"), lines.get(0));
  }

  @Test
  void literalKeepsMappedAddressesIpv6() {
    assertEquals(List.of("::ffff:8.8.8.8\t-\t-\t"), tsv("--literal", "::ffff:8.8.8.8"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "010.1.1.1", "127.1", "3232235521", "1.2.3.256", "1.2.3.4 ", " 1.2.3.4", "[::1]",
        "1::2::3", "localhost", "fe80::1%", "10.0.0.1/8", "10.0.0.2-10.0.0.1", "AS", "AS01",
        "AS4294967296", "AS-1", "fe80::%1/64", "１.2.3.4", "", "x\tb"
      })
  void aBadQueryIsReportedAndTheOthersAnswered(String query) {
    Cli.Result result = cli.run("lookup", "main.nidx", "--tsv", "8.8.8.8", query, "AS42");
    assertEquals(1, result.code());
    assertEquals(
        List.of("8.8.8.8\t8.8.8.0/24\t3\tdns", "AS42\tAS42\t6\tforty-two"), result.lines());
    assertEquals(1, result.err().lines().count(), result.err());
  }

  @Test
  void linesMayBeBlankOrCommentsAndEndAnyWay() {
    cli.in("\uFEFF8.8.8.8\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertEquals(List.of("8.8.8.8\t8.8.8.0/24\t3\tdns"), tsv());
    cli.in("# a comment\r\n\r\n8.8.8.8\r\n \t\n\nAS42");
    assertEquals(List.of("8.8.8.8\t8.8.8.0/24\t3\tdns", "AS42\tAS42\t6\tforty-two"), tsv());
    cli.in("AS42\n");
    assertEquals(List.of("AS42\tAS42\t6\tforty-two"), tsv("-"));
    cli.in("");
    assertEquals(List.of(), tsv());
  }

  @Test
  void badLinesAreReportedByNumber() {
    cli.in(
        "# 1\n8.8.8.8\n8.8.8\n\n" + "x".repeat(70_000) + "\n" + "y".repeat(300_000) + "\nAS42\n");
    Cli.Result result = cli.run("lookup", "main.nidx", "--tsv");
    assertEquals(1, result.code());
    assertEquals(
        List.of("8.8.8.8\t8.8.8.0/24\t3\tdns", "AS42\tAS42\t6\tforty-two"), result.lines());
    List<String> messages = result.err().lines().toList();
    assertEquals(3, messages.size(), result.err());
    assertTrue(messages.get(0).startsWith("netindex: line 3: "), messages.get(0));
    assertEquals("netindex: line 5: longer than 65536 bytes", messages.get(1));
    assertEquals("netindex: line 6: longer than 65536 bytes", messages.get(2));
  }

  @Test
  void whatIsNotAsciiIsQuotedByItsCharacters() {
    byte[] line = "1.2.3.\u00fc\n".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    for (Cli.Result result :
        List.of(
            cli.in(line).run("lookup", "main.nidx"),
            cli.run("lookup", "main.nidx", "1.2.3.\u00fc"))) {
      String message = result.failure(1);
      assertTrue(message.contains("1.2.3.\\u00fc"), message);
    }
    String message = cli.in("1.2.3.\u00fc\n").run("lookup", "main.nidx").failure(1);
    assertTrue(message.contains("1.2.3.\\u00fc"), message);
    message = cli.in("1.2.3.\u00c3\u00c3\n").run("lookup", "main.nidx").failure(1);
    assertTrue(message.contains("1.2.3.\\u00c3\\u00c3"), message);
  }

  @Test
  void manyBadLinesAreCounted() {
    cli.in("x\n".repeat(1500));
    Cli.Result result = cli.run("lookup", "main.nidx");
    assertEquals(1, result.code());
    List<String> messages = result.err().lines().toList();
    assertEquals(1001, messages.size());
    assertEquals(
        "netindex: 1500 queries could not be read, the first 1000 shown", messages.get(1000));
  }

  @Test
  void otherIndexesAddTheirNames() throws IOException {
    Files.writeString(folder.resolve("geo.tsv"), "8.8.0.0/16\tUS\n");
    cli.run("build", "geo.tsv", "-o", "geo.nidx").ok();
    assertEquals(
        List.of(
            "main\t8.8.8.8\t8.8.8.0/24\t3\tdns",
            "country\t8.8.8.8\t8.8.0.0/16\t0\tUS",
            "main\t10.0.0.1\t10.0.0.0/8\t0\tten",
            "country\t10.0.0.1\t-\t-\t"),
        tsv("--index", "country=geo.nidx", "8.8.8.8", "10.0.0.1"));
    assertEquals(
        List.of("main\tAS42\ttrue", "country\tAS42\tfalse"),
        tsv("--index", "country=geo.nidx", "--contains", "AS42"));
    assertEquals(
        "main     8.8.8.8  8.8.8.0/24  #3  dns\ncountry  8.8.8.8  8.8.0.0/16  #0  US\n",
        cli.run("lookup", "main.nidx", "--index=country=geo.nidx", "8.8.8.8").quiet().out());
    List<Map<String, Object>> objects =
        Json.objects(
            cli.run("lookup", "main.nidx", "--index=country=geo.nidx", "--json", "8.8.8.8"));
    assertEquals(List.of("main", "country"), objects.stream().map(o -> o.get("index")).toList());
  }

  @Test
  void namesOfIndexesAreDifferent() {
    assertTrue(
        cli.run("lookup", "main.nidx", "--index", "main=main.nidx", "AS1")
            .failure(2)
            .contains("two indexes are called main"));
    assertTrue(
        cli.run("lookup", "main.nidx", "--index", "main.nidx", "AS1")
            .failure(2)
            .contains("NAME=FILE"));
    assertTrue(
        cli.run("lookup", "main.nidx", "--index", "a\tb=main.nidx", "AS1")
            .failure(2)
            .contains("control"));
  }

  @Test
  void aFileThatIsNoIndexIsNamed() throws IOException {
    assertEquals(
        "netindex: none.nidx: no such file", cli.run("lookup", "none.nidx", "AS1").failure(1));
    Files.writeString(folder.resolve("text.nidx"), "hello");
    assertTrue(
        cli.run("lookup", "text.nidx", "AS1")
            .failure(1)
            .startsWith("netindex: text.nidx: invalid: truncated section at offset "));
    Files.writeString(folder.resolve("long.nidx"), "x".repeat(100));
    assertTrue(
        cli.run("lookup", "long.nidx", "AS1")
            .failure(1)
            .endsWith(
                "(not an index; netindex build makes one of MMDB files, CSV and JSON lines)"));
    assertTrue(cli.run("lookup", folder, "AS1").failure(1).contains("not a regular file"));
    assertTrue(
        cli.run("lookup", "main.nidx", "--index", "x=none.nidx", "AS1")
            .failure(1)
            .contains("none.nidx: no such file"));
  }

  @Test
  void limitsAreKept() {
    assertEquals(
        "netindex: main.nidx: limit: records at offset 16: expected at most 9, found 10"
            .replaceAll(" at offset 16.*", ""),
        cli.run("lookup", "main.nidx", "--limit-records", "9", "AS1")
            .failure(1)
            .replaceAll(" at offset .*|: expected.*", ""));
    assertTrue(
        cli.run("lookup", "main.nidx", "--limit-bytes", "100", "AS1")
            .failure(1)
            .startsWith("netindex: main.nidx: limit: artifact bytes"));
    cli.run("lookup", "main.nidx", "--limit-records=10", "--limit-bytes=100000", "AS1").quiet();
  }

  @Test
  void trustAndProviderAnswerTheSame() {
    assertEquals(tsv("10.1.0.3"), tsv("--trust", "--provider", "scalar", "10.1.0.3"));
    String failure = cli.run("lookup", "main.nidx", "--provider", "none", "AS1").failure(1);
    assertTrue(failure.contains("none"), failure);
  }

  @Test
  void threadsAndReceiptsAnswerTheSame() throws Exception {
    List<String> known = tsv("10.1.0.3");
    assertEquals(known, tsv("--threads", "3", "10.1.0.3"));
    Path receipts = Files.createDirectory(folder.resolve("receipts"));
    for (int tries = 0; tries < 1_000 && receiptsIn(receipts) == 0; tries++) {
      assertEquals(known, tsv("--receipts", "receipts", "10.1.0.3"));
      Thread.sleep(10); // the file is too new at first
    }
    assertEquals(1, receiptsIn(receipts));
    assertEquals(known, tsv("--receipts", "receipts", "10.1.0.3"));
    cli.run("lookup", "main.nidx", "--threads", "0", "AS1").failure(2);
    cli.run("lookup", "main.nidx", "--receipts", "nowhere", "AS1").failure(2);
  }

  private static int receiptsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return (int) files.filter(file -> file.toString().endsWith(".receipt")).count();
    }
  }

  /** What trust leaves unchecked can come to light in the middle of the answers. */
  @Test
  void aTrustedFileThatIsBrokenIsNamed() throws IOException {
    byte[] bytes = Files.readAllBytes(Golden.FOLDER.resolve("interval-dups.nidx"));
    int firstReference = 80 + 12 * 20;
    java.util.Arrays.fill(bytes, firstReference, firstReference + 4, (byte) 0xff);
    Files.write(folder.resolve("broken.nidx"), bytes);
    for (List<String> line :
        List.of(
            List.of("lookup", "broken.nidx", "--trust", "--tsv", "10.0.0.0"),
            List.of("lookup", "broken.nidx", "--trust", "--json", "10.0.0.0"),
            List.of("lookup", "broken.nidx", "--trust", "10.0.0.0"),
            List.of("export", "broken.nidx", "--trust"),
            List.of("export", "broken.nidx", "--trust", "--order", "file"))) {
      Cli.Result result = cli.run(line.toArray());
      assertEquals(1, result.code(), line::toString);
      assertTrue(result.err().startsWith("netindex: broken.nidx: invalid: "), result.err());
      assertEquals(1, result.err().lines().count(), result.err());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--tsv --json", "--longest --contains"})
  void contradictionsAreUsageErrors(String options) {
    Object[] arguments = ("lookup main.nidx " + options + " AS1").split(" ");
    assertTrue(cli.run(arguments).failure(2).contains("mutually exclusive"));
  }

  @Test
  void aQueryOfManyMatchesGoesThroughAllForms() {
    Path golden = Golden.FOLDER.resolve("interval-700.nidx");
    int matches = cli.run("lookup", golden, "--tsv", "0.0.0.0/0").quiet().lines().size();
    assertTrue(matches > 512);
    assertEquals(matches, cli.run("lookup", golden, "0.0.0.0/0").quiet().lines().size());
    assertEquals(
        matches,
        Json.list(
                Json.object(cli.run("lookup", golden, "--json", "0.0.0.0/0").quiet().out()),
                "matches")
            .size());
  }

  @Test
  void argumentsThatLookLikeFilesOfArgumentsAreQueries() {
    Cli.Result result = cli.run("lookup", "main.nidx", "@main.tsv");
    assertEquals(1, result.code());
    assertFalse(result.err().contains("Exception"));
  }
}
