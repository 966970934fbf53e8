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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lookup, export and enrich show of typed records. */
class TypedCommandsTest {
  private static final List<String> PLACES = TypedIndexes.PLACES;
  private static final String ZURICH = TypedIndexes.record(PLACES.get(0));

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void build() throws IOException {
    cli = new Cli(folder);
    TypedIndexes.write(folder.resolve("places.nidx"), PLACES);
  }

  private List<String> lookup(Object... more) {
    List<Object> arguments = new ArrayList<>(List.of("lookup", "places.nidx"));
    arguments.addAll(List.of(more));
    return cli.run(arguments.toArray()).quiet().lines();
  }

  /** The order of members is that of the schema. */
  private static void assertJson(String expected, String actual) {
    assertEquals(
        Json.object("{\"value\":" + expected + "}"), Json.object("{\"value\":" + actual + "}"));
  }

  @Test
  void textAndTsvShowARecordAsJson() {
    String text = lookup("1.0.0.1").getFirst();
    assertTrue(text.startsWith("1.0.0.1  1.0.0.0/24  #0  {\"city\":"), text);
    assertJson(ZURICH, text.substring(text.indexOf('{')));

    String tsv = lookup("--tsv", "1.0.0.1").getFirst();
    assertTrue(tsv.startsWith("1.0.0.1\t1.0.0.0/24\t0\t{\"city\":{\"names\":{"), tsv);
    assertJson(ZURICH, tsv.substring(tsv.indexOf('{')));

    String escaped = lookup("--tsv", "--longest", "8.8.8.9").getFirst();
    assertTrue(escaped.contains("\"a \\x5c\"b\\x5c\", \\x5c\\x5c c\\x5ctd\""), escaped);
  }

  @Test
  void jsonHasARecordInPlaceOfAPayload() {
    List<Map<String, Object>> answers =
        lookup("--json", "1.0.0.1", "7.7.7.7", "8.8.8.8").stream().map(Json::object).toList();
    Map<String, Object> match = Json.list(answers.get(0), "matches").getFirst();
    assertEquals(List.of("target", "id", "record"), List.copyOf(match.keySet()));
    assertEquals(Json.object(ZURICH), match.get("record"));
    assertEquals(List.of(), answers.get(1).get("matches"));
    assertEquals(2, Json.list(answers.get(2), "matches").size());
  }

  @Test
  void fieldsAreColumnsOfTextAndTsv() {
    String fields = "country.iso_code,city.names.en,location.latitude,subdivisions.1.iso_code";
    assertEquals(
        List.of(
            "1.0.0.1\t1.0.0.0/24\t0\tCH\tZürich\t47.5\tWI",
            "8.8.8.8\t8.8.8.0/24\t1\tUS\ta \"b\", \\x5c c\\x09d\t\t",
            "8.8.8.8\t8.8.8.8\t2\tUS\t\t-1.25\t",
            "9.0.0.1\t9.0.0.0-9.0.0.255\t3\t\t\t\t",
            "7.7.7.7\t-\t-\t\t\t\t",
            "AS42\tAS42\t5\tSE\t\t\t"),
        lookup("--tsv", "--fields", fields, "1.0.0.1", "8.8.8.8", "9.0.0.1", "7.7.7.7", "AS42"));
    assertEquals(
        List.of(
            "1.0.0.1  1.0.0.0/24  #0  CH  Zürich           47.5   true",
            "8.8.8.8  8.8.8.0/24  #1  US  a \"b\", \\ c\\x09d         false",
            "8.8.8.8  8.8.8.8     #2  US                   -1.25",
            "7.7.7.7  no match"),
        lookup(
            "--fields",
            "country.iso_code,city.names.en,location.latitude,anycast",
            "1.0.0.1",
            "8.8.8.8",
            "7.7.7.7"));
  }

  @Test
  void objectsAndListsAreFieldsAsJson() {
    assertEquals(
        List.of("1.0.0.1\t1.0.0.0/24\t0\t[{\"iso_code\":\"ZH\"},{\"iso_code\":\"WI\"}]\t20"),
        lookup("--tsv", "--fields=subdivisions,location.radius", "1.0.0.1"));
    assertEquals(
        List.of("1.0.0.1\t1.0.0.0/24\t0\t{\"iso_code\":\"CH\"}"),
        lookup("--tsv", "--fields=country", "1.0.0.1"));
  }

  @Test
  void fieldsAreMembersOfJsonByTheirPaths() {
    List<Map<String, Object>> answers =
        lookup("--json", "--fields=country,location.latitude,anycast", "1.0.0.1", "9.0.0.1")
            .stream()
            .map(Json::object)
            .toList();
    assertEquals(
        Map.of("country", Map.of("iso_code", "CH"), "location.latitude", 47.5, "anycast", true),
        Json.list(answers.get(0), "matches").getFirst().get("record"));
    assertEquals(
        List.of("country"),
        List.copyOf(
            Json.object(Json.list(answers.get(1), "matches").getFirst(), "record").keySet()));
  }

  @Test
  void fieldsThatAreNotThereAreNamedWithTheNearest() {
    String failure =
        cli.run("lookup", "places.nidx", "8.8.8.8", "--fields", "iso_code,country.iso_code")
            .failure(2);
    assertTrue(failure.contains("--fields: no field iso_code; the nearest: country.iso_code"));
    assertTrue(
        cli.run("export", "places.nidx", "--csv", "--fields=city.name.en")
            .failure(2)
            .contains("no field city.name.en; the nearest: city.names.en, "));
    assertTrue(
        cli.run("lookup", "places.nidx", "8.8.8.8", "--fields=anycast,anycast")
            .failure(2)
            .contains("anycast is named twice"));
    assertTrue(
        cli.run("lookup", "places.nidx", "8.8.8.8", "--fields=anycast", "--contains")
            .failure(2)
            .contains("--fields goes without --contains"));
  }

  @Test
  void aCommaInTheNameOfAFieldStandsBehindABackslash() throws IOException {
    Files.writeString(
        folder.resolve("c.jsonl"), "{\"ip\":\"1.2.3.4\",\"a,b\":1,\"c\\\\\":2,\"d\":3}\n");
    cli.run("build", "c.jsonl", "-o", "c.nidx").ok();
    assertEquals(
        "1.2.3.4\t1.2.3.4\t0\t1\t2\t3\n",
        cli.run("lookup", "c.nidx", "1.2.3.4", "--tsv", "--fields", "a\\,b,c\\\\,d").ok().out());
    assertTrue(
        cli.run("lookup", "c.nidx", "1.2.3.4", "--fields", "a,b")
            .failure(2)
            .contains("no field a; the nearest: d, a\\,b, c"));
  }

  @Test
  void aFieldNeedsToBeInOneOfSeveralIndexesOnly() throws IOException {
    Files.writeString(folder.resolve("raw.tsv"), "8.8.8.8\t\\xff\\x09\n");
    cli.run("build", "raw.tsv", "-o", "raw.nidx").ok();
    TypedIndexes.write(folder.resolve("asn.nidx"), List.of("8.8.8.0/24 {'asn':15169}"));
    assertEquals(
        List.of(
            "places\t8.8.8.9\t8.8.8.0/24\t1\tUS\t\t",
            "asn\t8.8.8.9\t8.8.8.0/24\t0\t\t15169\t",
            "raw\t8.8.8.9\t-\t-\t\t\t",
            "places\t8.8.8.8\t8.8.8.0/24\t1\tUS\t\t",
            "places\t8.8.8.8\t8.8.8.8\t2\tUS\t\t",
            "asn\t8.8.8.8\t8.8.8.0/24\t0\t\t15169\t",
            "raw\t8.8.8.8\t8.8.8.8\t0\t\t\t\\x5cxff\\x5cx09"),
        lookup(
            "--tsv",
            "--index=asn=asn.nidx",
            "--index=raw=raw.nidx",
            "--fields=country.iso_code,asn,payload",
            "8.8.8.9",
            "8.8.8.8"));
  }

  @Test
  void exportAsJsonLinesHasTheRecords() {
    List<Map<String, Object>> lines =
        Json.objects(cli.run("export", "places.nidx", "--jsonl").quiet());
    assertEquals(PLACES.size(), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      String row = PLACES.get(i);
      assertEquals(row.substring(0, row.indexOf(' ')), lines.get(i).get("target"));
      assertEquals((long) i, lines.get(i).get("id"));
      assertEquals(Json.object(TypedIndexes.record(row)), lines.get(i).get("record"));
    }
    assertEquals(
        "{\"target\":\"8.8.8.8\",\"id\":2,\"record\":{\"country.iso_code\":\"US\"}}",
        cli.run("export", "places.nidx", "--jsonl", "--fields=country.iso_code")
            .quiet()
            .lines()
            .get(2));
  }

  @Test
  void exportAsCsvHasAColumnForEachLeaf() {
    List<String> lines = cli.run("export", "places.nidx", "--csv").quiet().lines();
    assertEquals(
        "target,id,city.names.en,city.names.de,country.iso_code,location.latitude,location.radius"
            + ",subdivisions,anycast",
        lines.getFirst());
    assertEquals(
        "1.0.0.0/24,0,Zürich,Zürich,CH,47.5,20,"
            + TypedIndexes.json("'[{''iso_code'':''ZH''},{''iso_code'':''WI''}]',true"),
        lines.get(1));
    assertEquals(TypedIndexes.json("8.8.8.0/24,1,'a ''b'', \\ c\td',,US,,,[],false"), lines.get(2));
    assertEquals("9.0.0.0-9.0.0.255,3,,,,,,,", lines.get(4));
    assertEquals(
        List.of("target,country.iso_code", "1.0.0.0/24,CH"),
        cli.run("export", "places.nidx", "--csv", "--for-build", "--fields=country.iso_code")
            .quiet()
            .lines()
            .subList(0, 2));
  }

  @Test
  void exportInTheRawFormIsJsonOrTheBytesOfRecords() throws IOException {
    String json = cli.run("export", "places.nidx").quiet().out();
    assertTrue(json.startsWith("1.0.0.0/24\t{\"city\":{\"names\":{"), json);
    assertTrue(json.contains("Z\\xc3\\xbcrich"), json);
    Files.writeString(folder.resolve("json.tsv"), json);
    cli.run("build", "json.tsv", "-o", "json.nidx").ok();
    assertEquals(json, cli.run("export", "json.nidx").quiet().out());
    assertEquals("", cli.run("diff", "places.nidx", "json.nidx").quiet().out());

    String raw = cli.run("export", "places.nidx", "--raw").quiet().out();
    assertTrue(raw.startsWith("1.0.0.0/24\t") && !raw.contains("city"), raw);
    assertTrue(
        cli.run("export", "places.nidx", "--order=file")
            .quiet()
            .out()
            .startsWith("*\t1.0.0.0/24\t0\t{\"city\""));
    assertTrue(
        cli.run("export", "places.nidx", "--fields=anycast")
            .failure(2)
            .contains("--jsonl or --csv"));
    assertTrue(
        cli.run("export", "places.nidx", "--for-build").failure(2).contains("--jsonl or --csv"));
  }

  @Test
  void columnsAndMembersOfTheExportAreNeverCalledAlike() throws IOException {
    TypedIndexes.write(
        folder.resolve("odd.nidx"), List.of("1.1.1.1 {'id':7,'target':'x','record.id':8}"));
    assertEquals(
        List.of("target,id,record.id,record.target,record\\.id", "1.1.1.1,0,7,x,8"),
        cli.run("export", "odd.nidx", "--csv").quiet().lines());
    assertTrue(
        cli.run("export", "odd.nidx", "--jsonl", "--for-build")
            .failure(1)
            .contains("a member target of their own"));
  }

  @Test
  void enrichAddsFieldsByTheirTypes() {
    String fields = "--fields=country.iso_code,location.latitude,anycast,subdivisions";
    assertEquals(
        TypedIndexes.json(
            "ip,country.iso_code,location.latitude,anycast,subdivisions\n"
                + "1.0.0.7,CH,47.5,true,'[{''iso_code'':''ZH''},{''iso_code'':''WI''}]'\n"
                + "9.0.0.9,,,,\n"),
        cli.in("ip\n1.0.0.7\n9.0.0.9\n").run("enrich", "places.nidx", fields).quiet().out());
    assertEquals(
        TypedIndexes.json(
            "{'ip':'1.0.0.7','g.country.iso_code':'CH','g.location.latitude':47.5,"
                + "'g.anycast':true,'g.subdivisions':[{'iso_code':'ZH'},{'iso_code':'WI'}]}\n"
                + "{'ip':'AS42','g.country.iso_code':'SE'}\n"),
        cli.in(TypedIndexes.json("{'ip':'1.0.0.7'}\n{'ip':'AS42'}\n"))
            .run("enrich", "places.nidx", fields, "--prefix=g.")
            .quiet()
            .out());
  }

  @Test
  void enrichTakesAllLeavesByDefault() {
    assertEquals(
        "ip,city.names.en,city.names.de,country.iso_code,location.latitude,location.radius"
            + ",subdivisions,anycast\n8.8.8.8,,,US,-1.25,0,,\n",
        cli.in("ip\n8.8.8.8\n").run("enrich", "places.nidx").quiet().out());
  }
}
