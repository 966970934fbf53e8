package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Json;
import dev.netindex.cli.TinyMmdb;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypedBuildTest {
  private static final Map<String, Object> ZURICH =
      Map.of(
          "city",
          Map.of("names", Map.of("en", "Zurich", "de", "Zürich", "fr", "Zurich")),
          "location",
          Map.of("latitude", 47.36, "accuracy_radius", 20));

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void makeCli() {
    cli = new Cli(folder);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private static byte[] mmdb() {
    return new TinyMmdb()
        .ipv4("1.0.0.0", 24, ZURICH)
        .ipv4("1.0.2.0", 23, ZURICH)
        .ipv4("9.9.9.0", 24, Map.of())
        .ipv6(32, Map.of("city", Map.of("names", Map.of("en", "Bern"))), 0x2001, 0xdb8)
        .toByteArray();
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }

  /** Returns target, space, and JSON with sorted members in the order of the file. */
  private List<String> rows(String index) throws IOException {
    List<String> rows = new ArrayList<>();
    try (IndexReader reader = IndexReader.open(folder.resolve(index))) {
      RecordReader records = RecordReader.of(reader);
      RecordView view = records.view();
      RecordJsonWriter writer = RecordJsonWriter.of(records);
      for (MatchCursor cursor = reader.cursor().matchAll(); cursor.next(); ) {
        StringBuilder row = new StringBuilder();
        cursor.appendTarget(row);
        rows.add(row.append(' ').append(writer.write(view.wrap(cursor))).toString());
      }
    }
    return rows;
  }

  private DatasetInfo dataset(String index) throws IOException {
    try (IndexReader reader = IndexReader.open(folder.resolve(index))) {
      return RecordReader.of(reader).schema().dataset();
    }
  }

  @Test
  void cellsOfCsvGetTypesAndEmptyOnesAreAbsent() throws IOException {
    write("a.csv", "network,asn,share,name\n1.0.0.0/24,13335,0.5,\"C, I\"\n2.0.0.0/8,7,1.25,\n");
    cli.run("build", "a.csv", "-o", "a.nidx").ok();
    assertEquals(
        List.of(
            "1.0.0.0/24 {\"asn\":13335,\"share\":0.5,\"name\":\"C, I\"}",
            "2.0.0.0/8 {\"asn\":7,\"share\":1.25}"),
        rows("a.nidx").stream().map(row -> row.replace("0.50", "0.5")).toList());
    cli.run("build", "a.csv", "-o", "a.nidx", "--types", "asn=text,share=f64").ok();
    assertEquals(
        "1.0.0.0/24 {\"asn\":\"13335\",\"share\":0.5,\"name\":\"C, I\"}", rows("a.nidx").get(0));
    String failure = cli.run("build", "a.csv", "-o", "a.nidx", "--types", "name=u32").failure(1);
    assertTrue(failure.startsWith("netindex: a.csv, line 2: invalid type"), failure);
  }

  @Test
  void providersLayoutsAreRecognisedUnlessColumnsAreNamed() throws IOException {
    write("tor", "# c\n16777216,16777471,AU\n16777472,16778239,CN\n");
    cli.run("build", "tor", "-o", "a.nidx").ok();
    assertEquals("1.0.0.0-1.0.0.255 {\"country_code\":\"AU\"}", rows("a.nidx").get(0));
    cli.run("build", "tor", "-o", "b.nidx", "--from", "tor").ok();
    assertEquals(rows("a.nidx"), rows("b.nidx"));
    String failure = cli.run("build", "tor", "-o", "c.nidx", "--no-header").failure(1);
    assertTrue(failure.startsWith("netindex: tor, line 1: "), failure);
    write("list", "1.2.3.4\n# c\n10.0.0.0/8 ; why\n");
    cli.run("build", "list", "-o", "l.nidx").ok();
    assertEquals(List.of("1.2.3.4 {}", "10.0.0.0/8 {\"comment\":\"why\"}"), rows("l.nidx"));
  }

  @Test
  void jsonLinesAreRecognisedByTheirFirstByte() throws IOException {
    String lines = "\n {\"ip\":\"1.2.3.4\",\"a\":{\"b\":[1,2]}}\n{\"a\":null,\"ip\":\"::1\"}\n";
    write("a.txt", lines);
    Files.write(folder.resolve("b.bin"), gzip(lines.getBytes(StandardCharsets.UTF_8)));
    for (String name : List.of("a.txt", "b.bin")) {
      cli.run("build", name, "-o", "a.nidx").ok();
      assertEquals(List.of("1.2.3.4 {\"a\":{\"b\":[1,2]}}", "::1 {\"a\":null}"), rows("a.nidx"));
    }
    cli.run("build", "a.txt", "-o", "a.nidx", "--target", "ip", "--keep-target").ok();
    assertTrue(rows("a.nidx").get(0).contains("\"ip\":\"1.2.3.4\""), rows("a.nidx")::toString);
  }

  @Test
  void rangesOfJsonLinesHaveTwoMembers() throws IOException {
    write("a.jsonl", "{\"a\":\"1.0.0.0\",\"b\":\"1.0.0.9\",\"n\":1}");
    cli.run("build", "a.jsonl", "-o", "a.nidx", "--start", "a", "--end", "b").ok();
    assertEquals(List.of("1.0.0.0-1.0.0.9 {\"n\":1}"), rows("a.nidx"));
  }

  @Test
  void badJsonLinesEndTheBuildOrAreSkipped() throws IOException {
    write("a.jsonl", "{\"ip\":\"1.2.3.4\"}\n{\"ip\":\"1.2.3\"}\n{\"ip\":\n");
    String failure = cli.run("build", "a.jsonl", "-o", "a.nidx").failure(1);
    assertTrue(failure.startsWith("netindex: a.jsonl, line 2: invalid address: "), failure);
    assertFalse(Files.exists(folder.resolve("a.nidx")));
    Cli.Result result = cli.run("build", "a.jsonl", "-o", "a.nidx", "--on-error", "skip").ok();
    assertTrue(result.err().contains("2 rows rejected:\n"), result.err());
    assertTrue(result.err().contains("a.jsonl, line 3: invalid JSON text"), result.err());
    Map<String, Object> summary =
        Json.object(
            cli.run("build", "a.jsonl", "-o", "a.nidx", "--on-error", "skip", "--json").out());
    assertEquals(2L, summary.get("rejected"));
    assertEquals(3L, Json.list(summary, "firstErrors").get(1).get("line"));
  }

  @Test
  void mmdbFilesAreRecognisedByTheirMarker() throws IOException {
    Files.write(folder.resolve("m"), mmdb());
    Files.write(folder.resolve("m.mmdb.gz"), gzip(mmdb()));
    Files.write(folder.resolve("m.packed"), gzip(mmdb()));
    for (String name : List.of("m", "m.mmdb.gz", "m.packed")) {
      Cli.Result result = cli.run("build", name, "-o", "a.nidx").ok();
      assertTrue(result.err().contains("1 network with an empty record left out"), result.err());
      List<String> rows = rows("a.nidx");
      assertEquals(3, rows.size());
      assertTrue(rows.get(0).startsWith("1.0.0.0/24 {"), rows.get(0));
      assertTrue(rows.get(0).contains("\"latitude\":47.36"), rows.get(0));
      assertEquals(rows.get(0).substring(11), rows.get(1).substring(11));
      assertEquals("2001:db8::/32 {\"city\":{\"names\":{\"en\":\"Bern\"}}}", rows.get(2));
    }
    cli.run("build", "m", "-o", "a.nidx", "--keep-empty").ok();
    assertTrue(rows("a.nidx").contains("9.9.9.0/24 {}"));
  }

  @Test
  void aFileCalledMmdbIsNeverReadAsText() throws IOException {
    write("m.mmdb", "1.2.3.4,x\n");
    assertTrue(
        cli.run("build", "m.mmdb", "-o", "a.nidx")
            .failure(1)
            .contains("m.mmdb: invalid: metadata"));
  }

  @Test
  void fieldsAndLanguagesOfMmdbFilesAreSelected() throws IOException {
    Files.write(folder.resolve("m.mmdb"), mmdb());
    cli.run("build", "m.mmdb", "-o", "a.nidx", "--languages", "de").ok();
    assertTrue(rows("a.nidx").get(0).contains("{\"names\":{\"de\":\"Zürich\"}}"));
    cli.run("build", "m.mmdb", "-o", "a.nidx", "--fields", "location.accuracy_radius").ok();
    assertEquals(
        List.of(
            "1.0.0.0/24 {\"location\":{\"accuracy_radius\":20}}",
            "1.0.2.0/23 {\"location\":{\"accuracy_radius\":20}}"),
        rows("a.nidx"));
    assertTrue(
        cli.run("build", "m.mmdb", "-o", "a.nidx", "--fields", "a..b")
            .failure(2)
            .contains("--fields: "));
  }

  @Test
  void theDataSetIsThatOfTheMmdbFileOrAsGiven() throws IOException {
    Files.write(folder.resolve("m.mmdb"), mmdb());
    write("a.csv", "ip,v\n1.2.3.4,x\n");
    cli.run("build", "m.mmdb", "-o", "a.nidx", "--licence", "CC", "--attribution", "by X").ok();
    DatasetInfo info = dataset("a.nidx");
    assertEquals("Tiny-City", info.name());
    assertEquals("m.mmdb", info.source());
    assertEquals("2019-11-12T20:53:20Z", info.built().orElseThrow().toString());
    assertEquals(List.of("en", "de"), info.languages());
    assertEquals("CC", info.licence());
    assertEquals("by X", info.attribution());
    cli.run("build", "m.mmdb", "a.csv", "-o", "a.nidx").ok();
    assertEquals(DatasetInfo.UNKNOWN, dataset("a.nidx"));
    cli.run("build", "a.csv", "-o", "a.nidx", "--dataset", "N", "--source", "S").ok();
    assertEquals("N", dataset("a.nidx").name());
    assertEquals("S", dataset("a.nidx").source());
  }

  @Test
  void severalSourcesOfAllKindsCanNameThemselves() throws IOException {
    Files.write(folder.resolve("m.mmdb"), mmdb());
    write("a.csv", "ip,v\n1.2.3.4,x\n");
    write("a.jsonl", "{\"ip\":\"1.2.3.5\",\"v\":\"y\"}");
    cli.run("build", "a.csv", "m.mmdb", "a.jsonl", "-o", "a.nidx", "--source-field", "from").ok();
    List<String> rows = rows("a.nidx");
    assertTrue(rows.contains("1.2.3.4 {\"from\":\"a.csv\",\"v\":\"x\"}"), rows::toString);
    assertTrue(rows.contains("1.2.3.5 {\"from\":\"a.jsonl\",\"v\":\"y\"}"), rows::toString);
    assertTrue(rows.get(0).contains("\"from\":\"m.mmdb\""), rows::toString);
    String failure = cli.run("build", "a.jsonl", "-o", "b.nidx", "--source-field", "v").failure(1);
    assertEquals("netindex: a.jsonl: --source-field: a record has a v already", failure);
  }

  @Test
  void standardInputOfEveryKindIsReadTwice() throws IOException {
    List<Path> before = spooled();
    cli.in(mmdb()).run("build", "-", "-o", "a.nidx").ok();
    assertEquals(3, rows("a.nidx").size());
    assertEquals("", dataset("a.nidx").source());
    cli.in("{\"ip\":\"1.2.3.4\"}").run("build", "-", "-o", "a.nidx").ok();
    assertEquals(List.of("1.2.3.4 {}"), rows("a.nidx"));
    cli.in("ip,n\n1.2.3.4,5\n").run("build", "-", "--from", "csv", "-o", "a.nidx").ok();
    assertEquals(List.of("1.2.3.4 {\"n\":5}"), rows("a.nidx"));
    cli.in(gzip(mmdb())).run("build", "-", "--from", "mmdb", "-o", "a.nidx").ok();
    assertEquals(3, rows("a.nidx").size());
    cli.in("ip,n\nx,5\n").run("build", "-", "--from", "csv", "-o", "a.nidx").failure(1);
    cli.in("ip,n\nx,5\n").run("build", "-", "-o", "a.nidx").failure(2);
    assertEquals(before, spooled(), "temporary files are deleted, after failures too");
  }

  private static List<Path> spooled() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files
          .filter(file -> file.getFileName().toString().matches("netindex-.*\\.spool"))
          .sorted()
          .toList();
    }
  }

  @Test
  void aFieldThatNoRecordHasIsRefusedBeforeTheOldIndexIsReplaced() throws IOException {
    Files.write(folder.resolve("m.mmdb"), mmdb());
    write("a.nidx", "old");
    String fields = "city.names.en,city.nmes.en";
    String refused = cli.run("build", "m.mmdb", "-o", "a.nidx", "--fields", fields).failure(2);
    assertTrue(refused.contains("--fields: no record of the sources has city.nmes.en"), refused);
    assertEquals("old", Files.readString(folder.resolve("a.nidx")));
    cli.run("build", "m.mmdb", "-o", "a.nidx", "--fields", "city.names").ok();
  }

  @Test
  void recordsWithoutFieldsAreSaidToHaveNone() throws IOException {
    write("list.txt", "1.2.3.4\n9.9.9.0/24\n");
    cli.run("build", "list.txt", "--from", "block-list", "-o", "list.nidx").ok();
    assertTrue(
        cli.run("lookup", "list.nidx", "1.2.3.4", "--fields", "x")
            .failure(2)
            .contains("--fields: no field x; the records have no fields"));
  }

  @Test
  void fieldsOfMixedTypesAreReportedAndKept() throws IOException {
    write("a.jsonl", "{\"ip\":\"1.2.3.4\",\"a\":{\"b\":1}}\n{\"ip\":\"1.2.3.5\",\"a\":[true]}\n");
    Cli.Result result = cli.run("build", "a.jsonl", "-o", "a.nidx", "--quiet").ok();
    assertEquals(
        "netindex: field a is kept as JSON text: values of different kinds\n", result.err());
    assertEquals(List.of("1.2.3.4 {\"a\":{\"b\":1}}", "1.2.3.5 {\"a\":[true]}"), rows("a.nidx"));
    Map<String, Object> summary =
        Json.object(cli.run("build", "a.jsonl", "-o", "a.nidx", "--json").ok().out());
    assertEquals("a", Json.list(summary, "jsonFields").get(0).get("path"));
  }

  @Test
  void payloadsOfJsonOrOneColumnHaveNoSchema() throws IOException {
    Files.write(folder.resolve("m.mmdb"), mmdb());
    write("a.jsonl", "{\"ip\":\"1.2.3.4\",\"a\":{\"b\":[1.50,\"x\"]}}\n{\"ip\":\"1.2.3.5\"}\n");
    write("a.csv", "ip,n,v\n1.2.3.4,5,x\n");
    assertEquals(
        List.of("1.2.3.4\t{\"a\":{\"b\":[1.50,\"x\"]}}", "1.2.3.5\t{}"),
        exported("a.jsonl", "json"));
    assertEquals(List.of("1.2.3.4\t1.50", "1.2.3.5\t"), exported("a.jsonl", "a.b.0"));
    assertEquals(List.of("1.2.3.4\tx", "1.2.3.5\t"), exported("a.jsonl", "a.b.1"));
    assertEquals(List.of("1.2.3.4\tx"), exported("a.csv", "v"));
    assertEquals(List.of("1.2.3.4\t5"), exported("a.csv", "2"));
    assertEquals(
        List.of("1.0.0.0/24\tZurich", "1.0.2.0/23\tZurich", "2001:db8::/32\tBern"),
        exported("m.mmdb", "city.names.en"));
    assertTrue(exported("m.mmdb", "json").get(2).endsWith("{\"en\":\"Bern\"}}}"));
    write("r.tsv", "1.2.3.4\tx\n");
    cli.run("build", "r.tsv", "a.csv", "-o", "p.nidx", "--payload", "v").ok();
    assertEquals(List.of("1.2.3.4\tx", "1.2.3.4\tx"), cli.run("export", "p.nidx").quiet().lines());
  }

  private List<String> exported(String source, String payload) {
    cli.run("build", source, "-o", "p.nidx", "--payload", payload).ok();
    return cli.run("export", "p.nidx").quiet().lines();
  }

  @Test
  void hostileMmdbFilesAreNamedAndLeaveTheOldFile() throws IOException {
    write("out.nidx", "old");
    byte[] bytes = mmdb();
    bytes[bytes.length / 3] ^= 0x7f;
    Files.write(folder.resolve("m.mmdb"), Arrays.copyOfRange(bytes, 60, bytes.length));
    String failure = cli.run("build", "m.mmdb", "-o", "out.nidx").failure(1);
    assertTrue(failure.startsWith("netindex: m.mmdb: invalid: "), failure);
    write("none.mmdb", "x");
    failure = cli.run("build", "none.mmdb", "--from", "mmdb", "-o", "out.nidx").failure(1);
    assertTrue(failure.startsWith("netindex: none.mmdb: invalid: metadata marker"), failure);
    assertEquals("old", Files.readString(folder.resolve("out.nidx")));
  }

  @Test
  void theSameSourcesGiveTheSameBytes() throws IOException {
    Files.write(folder.resolve("m.mmdb"), mmdb());
    write("a.csv", "ip,v\n1.2.3.4,x\n1.2.3.5,y\n");
    cli.run("build", "m.mmdb", "a.csv", "-o", "a.nidx").ok();
    cli.run("build", "m.mmdb", "a.csv", "-o", "b.nidx").ok();
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("a.nidx")), Files.readAllBytes(folder.resolve("b.nidx")));
  }
}
