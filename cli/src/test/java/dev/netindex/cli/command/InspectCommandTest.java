package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        AS numbers  1 rows, asn, 8 bytes
        payloads    1 distinct, 1 bytes; fixed references of 0 bytes, 8 bytes
        coverage    IPv4 4096, IPv6 4096 of 4096 buckets
        metadata    9 bytes: release=7
        provider    scalar
        """
            .formatted(file),
        cli().run("inspect", file).quiet().out());
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
        cli().run("inspect", file).quiet().out(), cli().run("inspect", file, "--trust").out());
  }
}
