package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import dev.netindex.cli.TinyMmdb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectCommandTest {
  @TempDir private Path folder;

  private Cli cli() {
    return new Cli(folder);
  }

  private Map<String, Object> json(String golden) {
    return Json.object(
        cli().run("inspect", Golden.FOLDER.resolve(golden + ".nidx"), "--json").quiet().out());
  }

  @Test
  void textNamesEverySection() {
    Path file = Golden.FOLDER.resolve("mixed-all.nidx");
    assertEquals(
        """
        file        %s
        bytes       258 bytes
        records     5
        IPv4        2 rows, interval, 40 bytes
        IPv6        2 rows, interval, 112 bytes
        AS numbers  1 row, asn, 8 bytes
        payloads    1 distinct, 1 byte; fixed references of 0 bytes, 8 bytes
        coverage    IPv4 4096, IPv6 4096 of 4096 buckets
        directory   IPv4 none; IPv6 none
        metadata    9 bytes: release=7
        provider    scalar
        """
            .formatted(file),
        cli().run("inspect", file, "--directory", "none").quiet().out());
  }

  @Test
  void jsonHoldsTheSame() {
    Map<String, Object> mixed = json("mixed-all");
    assertEquals(5L, mixed.get("records"));
    assertEquals(258L, mixed.get("bytes"));
    assertEquals("release=7", mixed.get("metadata"));
    assertEquals(
        Map.of("encoding", "interval", "rows", 2L, "bytes", 40L, "blocks", 0L), mixed.get("ipv4"));
    assertEquals("fixed", Json.object(mixed, "payloads").get("references"));
    Map<String, Object> packed = json("v4-257-blocks2");
    assertEquals("packed", Json.object(packed, "ipv4").get("encoding"));
    assertEquals(2L, Json.object(packed, "ipv4").get("blocks"));
    assertEquals(257L, Json.object(packed, "ipv4").get("rows"));
    assertEquals("scalar", packed.get("provider"));
  }

  @Test
  void metadataIsShownWithoutHarm() throws IOException {
    Files.writeString(folder.resolve("a.tsv"), "");
    cli().run("build", "a.tsv", "-o", "a.nidx", "--meta", "\\x1b[31m\\x0aend").ok();
    assertTrue(cli().run("inspect", "a.nidx").quiet().out().contains("\\x1b[31m\\x0aend\n"));
    cli().run("build", "a.tsv", "-o", "a.nidx", "--meta", "\\xff\\x00").ok();
    assertTrue(cli().run("inspect", "a.nidx").quiet().out().contains("2 bytes: \\xff\\x00\n"));
    assertEquals(
        "/wA=",
        Json.object(cli().run("inspect", "a.nidx", "--json").quiet().out()).get("metadataBase64"));
    cli().run("build", "a.tsv", "-o", "a.nidx", "--meta", "m".repeat(5000)).ok();
    assertTrue(cli().run("inspect", "a.nidx").quiet().out().contains("--json shows all"));
  }

  @Test
  void trustedFilesAreInspectedToo() {
    Path file = Golden.FOLDER.resolve("interval-700.nidx");
    assertEquals(
        cli().run("inspect", file, "--directory", "none").quiet().out(),
        cli().run("inspect", file, "--directory", "none", "--trust").out());
  }

  @Test
  void theDirectoryIsShownAsItWasAskedFor() {
    Path file = Golden.FOLDER.resolve("interval-700.nidx");
    for (String size : List.of("small", "default", "large")) {
      for (List<Object> trust : List.of(List.<Object>of(), List.<Object>of("--trust"))) {
        List<Object> line = new ArrayList<>(List.of("inspect", file, "--directory", size));
        line.addAll(trust);
        String text = cli().run(line.toArray()).quiet().out();
        assertTrue(text.contains("directory   IPv4 overlap copies, "), text);
        assertTrue(text.contains(" ms; IPv6 "), text);
      }
    }
    Map<String, Object> json = Json.object(cli().run("inspect", file, "--json").quiet().out());
    Map<String, Object> ipv4 = Json.object(Json.object(json, "directory"), "ipv4");
    assertEquals("overlap_copies", ipv4.get("form"));
    assertTrue((Long) ipv4.get("bytes") > 0);
    assertTrue((Long) ipv4.get("nanoseconds") >= 0);
  }

  @Test
  void aSizeThatThereIsNotIsRefused() {
    assertEquals(
        "netindex: --directory: expected none, small, default or large, found huge (see netindex"
            + " inspect --help)",
        cli()
            .run("inspect", Golden.FOLDER.resolve("interval-700.nidx"), "--directory", "huge")
            .failure(2));
  }

  @Test
  void typedRecordsAreShownFieldByField() throws IOException {
    TinyMmdb mmdb = new TinyMmdb();
    for (int i = 0; i < 60; i++) {
      Map<String, Object> country =
          Map.of("iso", "C" + i % 3, "name", "Country " + i % 3, "capital", "Capital " + i % 3);
      mmdb.ipv4(i + 1 + ".0.0.0", 8, Map.of("country", country, "n", 1000 + i));
    }
    Files.write(folder.resolve("m.mmdb"), mmdb.toByteArray());
    cli().run("build", "m.mmdb", "-o", "a.nidx", "--licence", "CC").ok();
    String text = cli().run("inspect", "a.nidx").quiet().out();
    assertTrue(
        text.contains(
            "dataset     Tiny-City, built 2019-11-12T20:53:20Z, from m.mmdb, licence CC\n"),
        text);
    Map<String, Object> typed =
        Json.object(Json.object(cli().run("inspect", "a.nidx", "--json").quiet().out()), "typed");
    assertEquals("Tiny-City", Json.object(typed, "dataset").get("name"));
    assertEquals(List.of("en", "de"), Json.object(typed, "dataset").get("languages"));
    List<Map<String, Object>> fields = Json.list(typed, "fields");
    Map<String, Object> number =
        fields.stream().filter(field -> field.get("path").equals("n")).findFirst().orElseThrow();
    assertEquals(
        Map.of(
            "path",
            "n",
            "type",
            "u16",
            "column",
            "u8",
            "width",
            1L,
            "optional",
            false,
            "nullable",
            false,
            "note",
            "from 1000"),
        number);
    assertTrue(text.contains("n        u16, u8 of 1, from 1000\n"), text);
    Map<String, Object> country =
        fields.stream()
            .filter(field -> field.get("path").equals("country"))
            .findFirst()
            .orElseThrow();
    assertEquals("object", country.get("type"));
    Map<String, Object> part =
        Json.list(typed, "parts").get((int) (long) (Long) country.get("part"));
    assertEquals(3L, part.get("values"));
    assertEquals(12L, part.get("recordBytes"));
    assertEquals(36L, part.get("bytes"));
    assertEquals(9L, typed.get("texts"));
    assertEquals(3L, typed.get("values"));
    assertEquals(12L + 4 * 4 + 36, typed.get("bytePoolBytes"));
    assertEquals(0L, typed.get("otherValueBytes"));
    long metadata =
        (Long) Json.object(cli().run("inspect", "a.nidx", "--json").out()).get("metadataBytes");
    assertEquals(
        metadata,
        (Long) typed.get("stringPoolBytes")
            + (Long) typed.get("bytePoolBytes")
            + (Long) typed.get("schemaBytes"));
  }
}
