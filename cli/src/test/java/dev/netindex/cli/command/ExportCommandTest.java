package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExportCommandTest {
  @TempDir private Path folder;

  private Cli cli() {
    return new Cli(folder);
  }

  /** An index of more records than the window has room for is walked several times. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 100})
  void anyWindowGivesInsertionOrder(int window) throws IOException {
    for (String name : List.of("mixed-all", "interval-dups", "interval-v6", "asn-only", "empty")) {
      List<String> rows = new ArrayList<>();
      try (IndexReader reader = IndexReader.open(Golden.FOLDER.resolve(name + ".nidx"))) {
        RecordWindow.writeAll(
            reader,
            window,
            (target, id, offset, length) -> {
              assertEquals(rows.size(), id);
              rows.add(target.toString());
            });
      }
      List<String> expected =
          Golden.lines(name + ".tsv").map(line -> line.substring(0, line.indexOf('\t'))).toList();
      assertEquals(expected, rows, name);
    }
  }

  @Test
  void jsonHoldsOneRecordALine() throws IOException {
    Files.writeString(
        folder.resolve("a.tsv"), "9.9.9.9\tb\n1.2.3.4\t\\xff\\x00\nAS7\t\\xc3\\xa9\n");
    cli().run("build", "a.tsv", "-o", "a.nidx").ok();
    Map<String, Object> nine = Map.of("target", "9.9.9.9", "id", 0L, "payload", "b");
    Map<String, Object> one = Map.of("target", "1.2.3.4", "id", 1L, "payloadBase64", "/wA=");
    Map<String, Object> asn = Map.of("target", "AS7", "id", 2L, "payload", "é");
    assertEquals(
        List.of(nine, one, asn), Json.objects(cli().run("export", "a.nidx", "--json").quiet()));
    assertEquals(
        List.of(one, nine, asn),
        Json.objects(cli().run("export", "a.nidx", "--json", "--order=file").quiet()));
  }

  @Test
  void longPayloadsGoInPieces() throws IOException {
    String payload = "0123456789abcdef".repeat(200_000);
    Files.writeString(folder.resolve("a.tsv"), "1.2.3.4\t" + payload + "\n");
    cli().run("build", "a.tsv", "-o", "a.nidx").ok();
    assertEquals("1.2.3.4\t" + payload + "\n", cli().run("export", "a.nidx").quiet().out());
    assertEquals(
        payload, Json.object(cli().run("export", "a.nidx", "--json").quiet().out()).get("payload"));
  }

  @Test
  void limitsAndWrongOrdersAreRefused() {
    Path index = Golden.FOLDER.resolve("interval-700.nidx");
    assertTrue(
        cli().run("export", index, "--limit-records", "699").failure(1).contains("limit: records"));
    assertTrue(
        cli()
            .run("export", index, "--order", "size")
            .failure(2)
            .contains("expected one of [INSERTION, FILE]"));
    assertEquals(
        cli().run("export", index).out(), cli().run("export", index, "--trust").quiet().out());
  }
}
