package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows and what happens to them; the index has payloads without types. */
class EnrichCommandTest {
  private static final String ROWS =
      """
      10.0.0.0/8\tten
      10.1.0.0/16\tten, "one"
      10.1.0.0-10.1.0.9\tfew
      9.0.0.0-9.0.0.255\tmany
      9.0.0.0-9.0.0.9\tsome
      2001:db8::1\tna\\xc3\\xafve
      AS42\tforty-two
      192.0.2.1\tnot \\xff text
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void build() throws IOException {
    cli = new Cli(folder);
    Files.writeString(folder.resolve("main.tsv"), ROWS);
    cli.run("build", "main.tsv", "-o", "main.nidx").ok();
  }

  private Cli.Result enrich(String input, Object... more) {
    List<Object> arguments = new ArrayList<>(List.of("enrich", "main.nidx"));
    arguments.addAll(List.of(more));
    return cli.in(input.getBytes(StandardCharsets.UTF_8)).run(arguments.toArray());
  }

  @Test
  void cellsFollowBehindARowThatStaysAsItIs() {
    String[] rows = {"name,ip,note", "'a, ''b''',10.1.0.3,'two\nlines'", "c,'9.9.9.9',"};
    String last = "d, 2001:db8::1 ,x";
    String expected =
        rows[0]
            + ",payload\r\n"
            + rows[1]
            + ",'ten, ''one'''\r\n\r\n"
            + rows[2]
            + ",\n"
            + last
            + ",naïve";
    String input = rows[0] + "\r\n" + rows[1] + "\r\n\r\n" + rows[2] + "\n" + last;
    assertEquals(quoted(expected), enrich(quoted(input), "--column", "ip").quiet().out());
  }

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void theColumnIsFoundByItsNameOrItsContent() {
    assertEquals("id,IP,payload\n1,10.2.3.4,ten\n", enrich("id,IP\n1,10.2.3.4\n").quiet().out());
    assertEquals("1,10.2.3.4,ten\n2,9.9.9.9,\n", enrich("1,10.2.3.4\n2,9.9.9.9\n").quiet().out());
    assertEquals("AS42,forty-two\n", enrich("AS42\n").quiet().out());
    assertTrue(enrich("a,b\nc,d\n").failure(1).contains("--column says it; the first row has 2"));
  }

  @Test
  void aColumnMayBeNamedByItsPosition() {
    assertEquals("a,b,payload\n1,10.2.3.4,ten\n", enrich("a,b\n1,10.2.3.4\n", "-c", 2).out());
    assertEquals("x,10.2.3.4,ten\n", enrich("x,10.2.3.4\n", "--column=2").quiet().out());
    assertEquals("2,a,payload\n10.2.3.4,1,ten\n", enrich("2,a\n10.2.3.4,1\n", "-c2").out());
    assertEquals(
        "10.2.3.4,payload\n10.2.3.4,ten\n",
        enrich("10.2.3.4\n10.2.3.4\n", "--header", "-c1").out());
    assertTrue(enrich("a,b\n", "-c", 3).failure(1).contains("the first row has 2 columns"));
    assertTrue(enrich("a,b\n", "-c", "c").failure(1).contains("2 columns: a, b"));
    assertTrue(enrich("a,b\n", "-c", "a", "--no-header").failure(1).contains("no such column"));
  }

  @Test
  void otherDelimitersAreOptionsOrFollowFromTheName() throws IOException {
    assertEquals("a;10.2.3.4;ten\n", enrich("a;10.2.3.4\n", "--delimiter", ";").quiet().out());
    Files.writeString(folder.resolve("in.tsv"), "a\t10.2.3.4\n");
    assertEquals("a\t10.2.3.4\tten\n", cli.run("enrich", "main.nidx", "in.tsv").quiet().out());
    assertTrue(enrich("a\n", "--delimiter", "ab").failure(2).contains("--delimiter"));
    assertTrue(enrich("a\n", "--delimiter", "\"").failure(2).contains("--delimiter"));
  }

  @Test
  void rowsThatCanNotBeEnrichedAreCopiedAndCounted() {
    Cli.Result result =
        enrich("ip,x\nfoo,1\n,2\n10.2.3.4\n10.0.0.0/8,3\n10.2.3.4,5,6\n10.2.3.4,\"7").ok();
    assertEquals(
        "ip,x,payload\nfoo,1,\n,2,\n10.2.3.4,,ten\n10.0.0.0/8,3,\n10.2.3.4,5,6\n10.2.3.4,\"7",
        result.out());
    List<String> said = result.err().lines().toList();
    assertTrue(said.get(0).startsWith("netindex: standard input: line 2: "), said.get(0));
    assertEquals("netindex: standard input: line 3: no address", said.get(1));
    assertTrue(said.get(2).contains("line 5: ") && said.get(2).contains("one address"));
    assertTrue(said.get(3).contains("line 6: 3 cells, but the first row has 2"), said.get(3));
    assertTrue(said.get(4).contains("line 7: a quote that is never closed"), said.get(4));
    assertEquals("netindex: standard input: 5 of 6 rows got no fields", said.get(5));
  }

  @Test
  void manyBadRowsAreCountedAndTheFirstShown() {
    Cli.Result result = enrich("ip\n" + "x\n".repeat(1000)).ok();
    assertEquals(6, result.err().lines().count());
    assertTrue(
        result.err().endsWith(": 1000 of 1000 rows got no fields, the first 5 shown\n"),
        result.err());
  }

  @Test
  void strictEndsAtTheFirstBadRow() {
    Cli.Result result = enrich("ip\n10.2.3.4\nx\n10.2.3.4\n", "--strict");
    assertEquals(1, result.code());
    assertEquals("ip,payload\n10.2.3.4,ten\n", result.out());
    assertTrue(result.err().startsWith("netindex: standard input: line 3: "), result.err());
  }

  @Test
  void theLongestPrefixCountsThenTheShortestRange() {
    String input = "ip\n10.1.0.3\n9.0.0.5\n9.0.0.50\n";
    assertEquals(
        "ip,payload\n10.1.0.3,\"ten, \"\"one\"\"\"\n9.0.0.5,some\n9.0.0.50,many\n",
        enrich(input).quiet().out());
    assertEquals(
        "ip,payload\n10.1.0.3,ten\n9.0.0.5,some\n9.0.0.50,many\n",
        enrich(input, "--first").quiet().out());
  }

  @Test
  void namesAreGivenByPrefixAndMustBeNew() {
    assertEquals("ip,geo_payload\n", enrich("ip\n", "--prefix", "geo_").quiet().out());
    assertTrue(enrich("ip,payload\n").failure(1).contains("a column payload already; --prefix"));
    assertTrue(
        enrich("{\"ip\":\"10.2.3.4\",\"payload\":1}\n")
            .failure(1)
            .contains("line 1: there is a member payload already; --prefix"));
    assertTrue(enrich("ip\n", "--fields", "land").failure(2).contains("the nearest: payload"));
  }

  @Test
  void payloadsThatAreNoTextAreEscaped() {
    assertEquals("192.0.2.1,not \\xff text\n", enrich("192.0.2.1\n").quiet().out());
    assertEquals(
        "{\"ip\":\"192.0.2.1\",\"payload\":\"not \\\\xff text\"}\n",
        enrich("{\"ip\":\"192.0.2.1\"}\n").quiet().out());
  }

  @Test
  void membersFollowInFrontOfTheBrace() {
    assertEquals(
        """
         { "ip" : "10.1.0.3", "x":[1, {"ip":"no"}] ,"payload":"ten, \\"one\\""} \r

        {"a":1.0,"ip":"9.9.9.9"}
        {"ip":"2001:db8::1","payload":"naïve"}""",
        enrich(
                """
                 { "ip" : "10.1.0.3", "x":[1, {"ip":"no"}] } \r

                {"a":1.0,"ip":"9.9.9.9"}
                {"ip":"2001:db8::1"}""")
            .quiet()
            .out());
  }

  @Test
  void anAddressMayBeInsideOfObjects() {
    String line = "{\"client\":{\"ip\":\"10.2.3.4\",\"port\":1}}";
    String dotted = "{\"client.ip\":\"10.2.3.4\"}";
    assertEquals(
        line.substring(0, line.length() - 1)
            + ",\"payload\":\"ten\"}\n"
            + dotted.substring(0, dotted.length() - 1)
            + ",\"payload\":\"ten\"}\n",
        enrich(line + "\n" + dotted + "\n", "--column", "client.ip").quiet().out());
  }

  @Test
  void linesThatAreNoObjectsStayAndAreCounted() {
    String bad = "{\"ip\":1}\n[]\n{\"ip\":\"10.2.3.4\"} {}\n{\"ip\":\n{}\nfoo\n{\"ip\":\"x\"}\n";
    Cli.Result result = enrich(bad, "--jsonl").ok();
    assertEquals(bad, result.out());
    assertTrue(result.err().contains("line 1: no address"), result.err());
    assertTrue(result.err().contains("line 2: no JSON object"), result.err());
    assertTrue(result.err().contains("line 3: more than one JSON object"), result.err());
    assertTrue(result.err().contains("line 4: no JSON object: "), result.err());
    assertTrue(result.err().contains(": 7 of 7 rows got no fields, the first 5"), result.err());
    assertTrue(enrich(bad, "--header").failure(2).contains("for CSV only"));
  }

  @Test
  void aByteOrderMarkStays() {
    assertEquals("\uFEFFip,payload\n10.2.3.4,ten\n", enrich("\uFEFFip\n10.2.3.4\n").quiet().out());
    assertEquals(
        "\uFEFF{\"ip\":\"10.2.3.4\",\"payload\":\"ten\"}",
        enrich("\uFEFF{\"ip\":\"10.2.3.4\"}").quiet().out());
  }

  @Test
  void nothingAtAllIsNothing() {
    assertEquals("", enrich("").quiet().out());
    assertEquals("\n\n", enrich("\n\n").quiet().out());
  }

  @Test
  void theOutputMayBeTheInput() throws IOException {
    Path file = folder.resolve("in.csv");
    Files.writeString(file, "ip\n10.2.3.4\n");
    assertEquals(
        "", cli.run("enrich", "main.nidx", "in.csv", "-o", "in.csv", "-c", "ip").quiet().out());
    assertEquals("ip,payload\n10.2.3.4,ten\n", Files.readString(file));
  }

  @Test
  void aFailureLeavesTheOutputAsItWas() throws IOException {
    Files.writeString(folder.resolve("in.csv"), "ip\nx\n");
    Files.writeString(folder.resolve("out.csv"), "old");
    cli.run("enrich", "main.nidx", "in.csv", "-o", "out.csv", "--strict").failure(1);
    Files.write(folder.resolve("in.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0});
    assertTrue(
        cli.run("enrich", "main.nidx", "in.gz", "-o", "out.csv").failure(1).contains("gunzip -c"));
    assertEquals("old", Files.readString(folder.resolve("out.csv")));
    try (var files = Files.list(folder)) {
      assertTrue(files.noneMatch(file -> file.getFileName().toString().endsWith(".tmp")));
    }
    String index = "main.nidx: is the index";
    assertTrue(
        cli.run("enrich", "main.nidx", "in.csv", "-o", "main.nidx").failure(1).contains(index));
    assertTrue(cli.run("enrich", "main.nidx", "none").failure(1).contains("none: no such file"));
    assertTrue(cli.run("enrich", "main.nidx", ".").failure(1).contains("is a folder"));
    assertTrue(cli.run("enrich", "main.nidx", "in.csv", "-o", ".").failure(1).contains("a folder"));
    assertTrue(
        cli.run("enrich", "main.nidx", "in.csv", "-o", "a/b").failure(1).contains("a/b: no"));
  }

  /** Hands out a row at a time, and only after the one before has come out. */
  @Test
  void rowsAppearBeforeTheNextOneIsWaitedFor() {
    for (String row : List.of("10.2.3.4\n", "{\"ip\":\"10.2.3.4\"}\n")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      List<Integer> seen = new ArrayList<>();
      InputStream slow =
          new InputStream() {
            @Override
            public int read() {
              throw new UnsupportedOperationException();
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
              seen.add((int) out.toString(StandardCharsets.UTF_8).lines().count());
              if (seen.size() == 4) {
                return -1;
              }
              byte[] line = row.getBytes(StandardCharsets.US_ASCII);
              System.arraycopy(line, 0, bytes, offset, line.length);
              return line.length;
            }
          };
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      assertEquals(0, new Cli(folder).run(slow, out, err, "enrich", "main.nidx"));
      assertEquals(List.of(0, 1, 2, 3), seen);
    }
  }
}
