package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BuildCommandTest {
  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void makeCli() {
    cli = new Cli(folder);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private static Object[] arguments(Object[] more, Object... arguments) {
    return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray();
  }

  private List<String> rows(String index) {
    return cli.run("export", index).quiet().lines();
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void anEmptyFileBuildsTheEmptyIndex() throws IOException {
    for (String name : List.of("e.tsv", "e.csv --payload json")) {
      write(name.split(" ")[0], "");
      Cli.Result result = cli.run((Object[]) ("build -o e.nidx " + name).split(" ")).ok();
      assertEquals("", result.out());
      assertTrue(result.err().contains("e.nidx: 0 records"), result.err());
      assertArrayEquals(
          Files.readAllBytes(Golden.FOLDER.resolve("empty.nidx")),
          Files.readAllBytes(folder.resolve("e.nidx")));
    }
  }

  @Test
  void theSummaryCountsWhatIsThere() throws IOException {
    write(
        "a.tsv",
        "1.2.3.4\tx\n10.0.0.0/8\tx\n10.0.0.1-10.0.0.2\ty\nAS1\ty\n::1\tx\n2001:db8::/32\tx\n");
    Cli.Result result = cli.run("build", "a.tsv", "-o", "a.nidx").ok();
    long bytes = Files.size(folder.resolve("a.nidx"));
    assertTrue(
        result
            .err()
            .startsWith(
                "netindex: a.nidx: 6 records (2 addresses, 2 networks, 1 range, 1 AS number, 3"
                    + " IPv4, 2 IPv6), 2 distinct payloads, "
                    + bytes
                    + " bytes, "),
        result.err());
    assertEquals(1, result.err().lines().count());
    assertEquals("", cli.run("build", "a.tsv", "-o", "a.nidx", "--quiet").quiet().out());
    Cli.Result json = cli.run("build", "a.tsv", "-o", "a.nidx", "--json").quiet();
    Map<String, Object> summary = Json.object(json.out());
    assertEquals("a.nidx", summary.get("output"));
    assertEquals(6L, summary.get("records"));
    assertEquals(2L, summary.get("addresses"));
    assertEquals(2L, summary.get("networks"));
    assertEquals(1L, summary.get("ranges"));
    assertEquals(1L, summary.get("asns"));
    assertEquals(3L, summary.get("ipv4"));
    assertEquals(2L, summary.get("ipv6"));
    assertEquals(2L, summary.get("distinctPayloads"));
    assertEquals(bytes, summary.get("bytes"));
    assertEquals(0L, summary.get("rejected"));
    assertEquals(List.of(), summary.get("firstErrors"));
  }

  @Test
  void csvColumnsBecomeAJsonObjectOnRequest() throws IOException {
    write("a.csv", "network,asn,name\n1.0.0.0/24,13335,\"Cloudflare, Inc.\"\n");
    cli.run("build", "a.csv", "-o", "a.nidx", "--payload=json").ok();
    assertEquals(
        List.of("1.0.0.0/24\t{\"asn\":\"13335\",\"name\":\"Cloudflare, Inc.\"}"), rows("a.nidx"));
  }

  @Test
  void csvOptionsReachTheSource() throws IOException {
    write("a.csv", "#c\n\"16777216\";\"16777471\";\"Kup\"\"yans'k\"\n");
    cli.run(
            "build",
            "a.csv",
            "-o",
            "a.nidx",
            "--payload=json",
            "--no-header",
            "--columns",
            "first,last,city",
            "--start",
            "first",
            "--end",
            "last",
            "--addresses",
            "integer",
            "--delimiter",
            ";",
            "--comment",
            "#")
        .ok();
    assertEquals(List.of("1.0.0.0-1.0.0.255\t{\"city\":\"Kup\\x5c\"yans'k\"}"), rows("a.nidx"));
    write("b.csv", "x\t1.2.3.4\ty\n");
    cli.run(
            "build",
            "b.csv",
            "-o",
            "b.nidx",
            "--payload=json",
            "--no-header",
            "--target",
            "2",
            "--delimiter",
            "tab")
        .ok();
    assertEquals(List.of("1.2.3.4\t{\"column1\":\"x\",\"column3\":\"y\"}"), rows("b.nidx"));
  }

  @Test
  void eachColumnIsANameOrANumber() throws IOException {
    write("a.csv", "a,b,v\n1.0.0.0,1.0.0.9,x\n");
    for (List<String> pair : List.of(List.of("1", "b"), List.of("a", "2"), List.of("1", "2"))) {
      cli.run(
              "build",
              "a.csv",
              "-o",
              "a.nidx",
              "--payload=json",
              "--start",
              pair.get(0),
              "--end",
              pair.get(1))
          .ok();
      assertEquals(List.of("1.0.0.0-1.0.0.9\t{\"v\":\"x\"}"), rows("a.nidx"));
    }
  }

  @Test
  void theHeaderIsAsTheUserSays() throws IOException {
    write("a.csv", "1.2.3.4,x\n1.2.3.5,y\n");
    cli.run("build", "a.csv", "-o", "a.nidx", "--payload=json", "--target", "1", "--header").ok();
    assertEquals(List.of("1.2.3.5\t{\"x\":\"y\"}"), rows("a.nidx"));
    cli.run("build", "a.csv", "-o", "a.nidx", "--payload=json", "--target", "1", "--no-header")
        .ok();
    assertEquals(2, rows("a.nidx").size());
    cli.run("build", "a.csv", "-o", "a.nidx", "--payload=json").ok();
    assertEquals(2, rows("a.nidx").size());
  }

  @Test
  void integersNeedTheirOption() throws IOException {
    write("a.csv", "\"16777216\",\"16777471\",x\n");
    String failure =
        cli.run("build", "a.csv", "-o", "a.nidx", "--columns", "start,end,v").failure(1);
    assertTrue(failure.startsWith("netindex: a.csv"), failure);
    assertTrue(failure.contains("integer"), failure);
    cli.run(
            "build",
            "a.csv",
            "-o",
            "a.nidx",
            "--payload=json",
            "--columns",
            "start,end,v",
            "--addresses=integer-ipv6")
        .ok();
    assertEquals(List.of("::100:0-::100:ff\t{\"v\":\"x\"}"), rows("a.nidx"));
  }

  @Test
  void severalSourcesCountOn() throws IOException {
    write("a.csv", "network,v\n1.0.0.0/24,one\n");
    write("b.csv", "network,v\n0.0.0.0/24,two\n0.0.0.0/24,two\n");
    Files.write(folder.resolve("c.bin"), gzip("network,v\nAS7,three\n"));
    Files.write(folder.resolve("d.tsv.gz"), gzip("AS8\traw\n"));
    cli.run("build", "a.csv", "b.csv", "c.bin", "d.tsv.gz", "-o", "all.nidx", "--payload", "json")
        .ok();
    assertEquals(
        List.of(
            "1.0.0.0/24\t{\"v\":\"one\"}",
            "0.0.0.0/24\t{\"v\":\"two\"}",
            "0.0.0.0/24\t{\"v\":\"two\"}",
            "AS7\t{\"v\":\"three\"}",
            "AS8\traw"),
        rows("all.nidx"));
    cli.run("build", "b.csv", "a.csv", "-o", "s.nidx", "--payload=json", "--source-field", "from")
        .ok();
    assertEquals(
        List.of(
            "0.0.0.0/24\t{\"from\":\"b.csv\",\"v\":\"two\"}",
            "0.0.0.0/24\t{\"from\":\"b.csv\",\"v\":\"two\"}",
            "1.0.0.0/24\t{\"from\":\"a.csv\",\"v\":\"one\"}"),
        rows("s.nidx"));
  }

  @Test
  void standardInputIsASource() throws IOException {
    cli.in("1.2.3.4\tx\n").run("build", "-", "--from", "tsv", "-o", "a.nidx").ok();
    assertEquals(List.of("1.2.3.4\tx"), rows("a.nidx"));
    cli.in(gzip("ip,v\n1.2.3.4,x\n"))
        .run("build", "-", "--from", "csv", "-o", "a.nidx", "--payload=json")
        .ok();
    assertEquals(List.of("1.2.3.4\t{\"v\":\"x\"}"), rows("a.nidx"));
    assertTrue(
        cli.in("1.2.3.4\tx\n").run("build", "-", "-o", "b.nidx").failure(2).contains("--from"));
  }

  @Test
  void fromOverridesTheName() throws IOException {
    write("a.txt", "1.2.3.4\tx\n");
    cli.run("build", "a.txt", "--from", "tsv", "-o", "a.nidx").ok();
    assertEquals(List.of("1.2.3.4\tx"), rows("a.nidx"));
  }

  @Test
  void aBadRowEndsTheBuildAndLeavesTheOldFile() throws IOException {
    write("out.nidx", "old");
    write("bad.tsv", "1.2.3.4\tx\n60.54.50.0-0.0.0.0\ty\n");
    String failure = cli.run("build", "bad.tsv", "-o", "out.nidx").failure(1);
    assertTrue(failure.startsWith("netindex: bad.tsv, line 2: "), failure);
    assertEquals("old", Files.readString(folder.resolve("out.nidx")));
    write("quote.csv", "network,v\n1.0.0.0/24,x\n1.0.1.0/24,\"never closed\n");
    failure = cli.run("build", "quote.csv", "-o", "out.nidx").failure(1);
    assertTrue(failure.startsWith("netindex: quote.csv, line 3: "), failure);
    assertEquals("old", Files.readString(folder.resolve("out.nidx")));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(3, files.count(), "no temporary files are left");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.2.3.4",
        "1.2.3.4 x",
        "1.2.3.4\t\\q",
        "1.2.3.4\t\\xFF",
        "1.2.3.4\ta\tb",
        "x\ty",
        ""
      })
  void rawRowsAreStrict(String row) throws IOException {
    write("bad.tsv", "1.2.3.4\tx\n" + row + "\n1.2.3.5\tx\n");
    String failure = cli.run("build", "bad.tsv", "-o", "out.nidx").failure(1);
    assertTrue(failure.startsWith("netindex: bad.tsv, line 2: "), failure);
    assertFalse(Files.exists(folder.resolve("out.nidx")));
    Cli.Result skipped = cli.run("build", "bad.tsv", "-o", "out.nidx", "--on-error", "skip").ok();
    assertTrue(skipped.err().contains(": 2 records"), skipped.err());
    assertTrue(skipped.err().contains("1 row rejected:\n"), skipped.err());
    assertTrue(skipped.err().contains("  bad.tsv, line 2: "), skipped.err());
  }

  @Test
  void skippedRowsAreCountedAndTheFirstShown() throws IOException {
    write("bad.csv", "network,v\n1.0.0.0/24,x\n60.54.50.0-0.0.0.0,y\n" + "oops,z\n".repeat(20));
    Cli.Result result =
        cli.run(
                "build",
                "bad.csv",
                "-o",
                "out.nidx",
                "--payload=json",
                "--on-error=skip",
                "--quiet")
            .ok();
    List<String> messages = result.err().lines().toList();
    assertEquals("netindex: 21 rows rejected, the first 10:", messages.get(0));
    assertEquals(11, messages.size());
    assertTrue(messages.get(1).startsWith("netindex:   bad.csv, line 3: "), messages.get(1));
    assertEquals(List.of("1.0.0.0/24\t{\"v\":\"x\"}"), rows("out.nidx"));
    Map<String, Object> summary =
        Json.object(
            cli.run("build", "bad.csv", "-o", "out.nidx", "--on-error=skip", "--json").ok().out());
    assertEquals(21L, summary.get("rejected"));
    assertEquals(10, Json.list(summary, "firstErrors").size());
    assertEquals(3L, Json.list(summary, "firstErrors").get(0).get("line"));
  }

  @Test
  void hostBitsAreRefusedOrCleared() throws IOException {
    write("a.tsv", "10.0.0.1/8\tx\n");
    String failure = cli.run("build", "a.tsv", "-o", "a.nidx").failure(1);
    assertTrue(failure.contains("10.0.0.1/8") && failure.contains("10.0.0.0/8"), failure);
    cli.run("build", "a.tsv", "-o", "a.nidx", "--mask").ok();
    assertEquals(List.of("10.0.0.0/8\tx"), rows("a.nidx"));
  }

  @Test
  void mappedTargetsMeanIpv4UnlessLiteral() throws IOException {
    write("a.tsv", "::ffff:1.2.3.4\tx\n");
    write("a.csv", "ip\n::ffff:1.2.3.4\n");
    for (String source : List.of("a.tsv", "a.csv")) {
      Object[] payload = source.endsWith("csv") ? new Object[] {"--payload=json"} : new Object[0];
      cli.run(arguments(payload, "build", source, "-o", "a.nidx")).ok();
      assertTrue(rows("a.nidx").get(0).startsWith("1.2.3.4\t"));
      cli.run(arguments(payload, "build", source, "-o", "a.nidx", "--literal")).ok();
      assertTrue(rows("a.nidx").get(0).startsWith("::ffff:1.2.3.4\t"));
    }
  }

  @Test
  void metadataComesFromTextOrFile() throws IOException {
    write("a.tsv", "");
    cli.run("build", "a.tsv", "-o", "a.nidx", "--meta", "a\\x5c\\xffb").ok();
    byte[] bytes = Files.readAllBytes(folder.resolve("a.nidx"));
    assertArrayEquals(
        new byte[] {'a', '\\', (byte) 0xff, 'b'}, java.util.Arrays.copyOfRange(bytes, 80, 84));
    Files.write(folder.resolve("meta"), new byte[] {1, 2, 3});
    cli.run("build", "a.tsv", "-o", "a.nidx", "--meta-file", "meta").ok();
    assertEquals(83, Files.size(folder.resolve("a.nidx")));
    assertTrue(
        cli.run("build", "a.tsv", "-o", "a.nidx", "--meta", "\\q").failure(2).contains("--meta: "));
    assertTrue(
        cli.run("build", "a.tsv", "-o", "a.nidx", "--meta-file", "none")
            .failure(1)
            .contains("none: no such file"));
    assertEquals(
        "netindex: meta: is the metadata of this build as well",
        cli.run("build", "a.tsv", "-o", "meta", "--meta-file", "meta").failure(1));
    assertEquals(3, Files.size(folder.resolve("meta")));
  }

  @Test
  void limitsBoundWhatIsBuilt() throws IOException {
    write("a.tsv", "1.2.3.4\tx\n1.2.3.5\tx\n");
    write("out.nidx", "old");
    String failure = cli.run("build", "a.tsv", "-o", "out.nidx", "--limit-records", "1").failure(1);
    assertTrue(failure.startsWith("netindex: a.tsv: row 2 of the index: limit: records"), failure);
    failure =
        cli.run("build", "a.tsv", "-o", "out.nidx", "--limit-bytes", "100", "--on-error", "skip")
            .failure(1);
    assertTrue(failure.contains("limit: artifact bytes"), failure);
    assertEquals("old", Files.readString(folder.resolve("out.nidx")));
    failure =
        cli.run(
                "build",
                "a.tsv",
                "-o",
                "out.nidx",
                "--limit-bytes",
                "150",
                "--meta",
                "m".repeat(99))
            .failure(1);
    assertTrue(failure.startsWith("netindex: out.nidx: limit: artifact bytes"), failure);
    assertEquals("old", Files.readString(folder.resolve("out.nidx")));
  }

  @Test
  void filesThatCanNotBeUsedAreNamed() throws IOException {
    write("a.tsv", "1.2.3.4\tx\n");
    Files.createDirectory(folder.resolve("dir"));
    assertEquals(
        "netindex: none.csv: no such file",
        cli.run("build", "a.tsv", "none.csv", "-o", "a.nidx").failure(1));
    assertEquals(
        "netindex: dir: is a folder, not a file",
        cli.run("build", "dir", "-o", "a.nidx").failure(1));
    assertEquals(
        "netindex: dir: is a folder, not a file",
        cli.run("build", "a.tsv", "-o", "dir").failure(1));
    for (String name : List.of("dir/", "dir/.")) {
      assertEquals(
          "netindex: " + name + ": is a folder, not a file",
          cli.run("build", "a.tsv", "-o", name).failure(1));
    }
    assertEquals(
        "netindex: x/: names a folder, and an index is a file",
        cli.run("build", "a.tsv", "-o", "x/").failure(1));
    assertFalse(Files.exists(folder.resolve("x")));
    if (Files.exists(Path.of("/dev/null"))) {
      assertEquals(
          "netindex: /dev/null: is not a regular file",
          cli.run("build", "a.tsv", "-o", "/dev/null").failure(1));
    }
    assertTrue(
        cli.run("build", "a.tsv", "-o", "no/where.nidx")
            .failure(1)
            .startsWith("netindex: no/where.nidx: no folder "));
    assertEquals(
        "netindex: a.tsv: is a source of this build as well",
        cli.run("build", "a.tsv", "-o", "./dir/../a.tsv").failure(1).replace("./dir/../", ""));
    assertEquals("1.2.3.4\tx\n", Files.readString(folder.resolve("a.tsv")));
    assertTrue(
        cli.run("build", Golden.FOLDER.resolve("v4-one.nidx"), "-o", "a.nidx")
            .failure(1)
            .contains("is an index, not a source"));
    byte[] damaged = gzip("1.2.3.4\tx\n".repeat(100));
    Files.write(folder.resolve("cut.tsv"), java.util.Arrays.copyOf(damaged, damaged.length - 9));
    assertTrue(
        cli.run("build", "cut.tsv", "-o", "a.nidx").failure(1).startsWith("netindex: cut.tsv: "));
    assertFalse(Files.exists(folder.resolve("a.nidx")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "build|Missing required",
        "build a.tsv|--output",
        "build -o a.nidx|IN",
        "build a.tsv -o -|--output",
        "build a.tsv -o a.nidx --header|--header: for CSV only",
        "build a.tsv -o a.nidx --columns a,b --start a --end b|--columns: for CSV only",
        "build a.tsv -o a.nidx --start a --end b|--start, --end: for CSV and JSON lines only",
        "build b.csv -o a.nidx --keep-target|--keep-target: for JSON lines only",
        "build b.csv -o a.nidx --fields a --aliases|--fields, --aliases: for MMDB only",
        "build b.csv -o a.nidx --meta x|--meta, --meta-file: the metadata of typed records",
        "build a.tsv -o a.nidx --types a=u8|--types: for CSV only",
        "build b.csv -o a.nidx --payload json --types a=text|--types: for typed records only",
        "build b.csv -o a.nidx --types a=u9|--types: there is no type",
        "build b.csv -o a.nidx --payload json --licence x|--licence: for typed records only",
        "build a.tsv -o a.nidx --dataset x|--dataset: for typed records only",
        "build a.tsv -o a.nidx --payload typed|a.tsv is raw TSV",
        "build a.tsv -o a.nidx --payload json|--payload: raw TSV payloads are stored as they are",
        "build a.tsv b.csv -o a.nidx|build them apart, or say --payload json",
        "build b.csv -o a.nidx --payload x --source-field s|--source-field: the payload of one",
        "build b.csv -o a.nidx --payload 0|--payload: ",
        "build a.tsv b.csv -o a.nidx --source-field s|a.tsv is raw TSV",
        "build b.csv -o a.nidx --start a|--start and --end go together",
        "build b.csv -o a.nidx --start a --end b --target c|--target goes without",
        "build b.csv -o a.nidx --start a --end a|--start, --end: ",
        "build b.csv -o a.nidx --target 0|--target: ",
        "build b.csv -o a.nidx --columns a,a|--columns: ",
        "build b.csv -o a.nidx --delimiter ab|--delimiter: ",
        "build b.csv -o a.nidx --comment ,|--comment: the same character as the delimiter",
        "build b.csv -o a.nidx --delimiter ; --comment ;|--comment: the same character",
        "build b.csv -o a.nidx --addresses octal|--addresses",
        "build b.csv -o a.nidx --on-error ignore|--on-error",
        "build b.csv -o a.nidx --from xml|--from",
        "build b.csv -o a.nidx --limit-records -1|--limit-records: ",
        "build b.csv -o a.nidx --limit-records 4294967296|--limit-records: ",
        "build b.csv -o a.nidx --limit-bytes -1|--limit-bytes: ",
        "build b.csv -o a.nidx --limit-bytes x|--limit-bytes",
        "build b.csv -o a.nidx --meta a --meta-file b|mutually exclusive",
        "build b.csv -o a.nidx --unknown|--unknown"
      })
  void wrongCommandLinesAreUsageErrors(String line, String message) throws IOException {
    write("a.tsv", "");
    write("b.csv", "");
    String failure = cli.run((Object[]) line.split(" ")).failure(2);
    assertTrue(failure.contains(message), failure);
    assertTrue(failure.endsWith("(see netindex build --help)"), failure);
    assertFalse(Files.exists(folder.resolve("a.nidx")));
  }

  @Test
  void anExportedIndexBuildsTheSameAgain() throws IOException {
    Path golden = Golden.FOLDER.resolve("mixed-all.nidx");
    Files.write(folder.resolve("again.tsv"), cli.run("export", golden).quiet().bytes());
    cli.run("build", "again.tsv", "-o", "again.nidx", "--literal", "--meta", "release=7").ok();
    assertArrayEquals(Files.readAllBytes(golden), Files.readAllBytes(folder.resolve("again.nidx")));
  }
}
