package dev.netindex.contracts.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordBatch;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordRow;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.text.JsonShape;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordValues;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library examples of the README compile, and print what the README says. */
class ReadmeExampleTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  @TempDir Path folder;

  @Test
  void libraryExamplePrintsWhatTheReadmeShows() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();

    run(folder.resolve("example.nidx"), new PrintStream(printed, true, UTF_8));

    assertEquals(section(readme, "prints\n\n```\n"), printed.toString(UTF_8));
  }

  @Test
  void libraryExampleIsThisCode() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    String source =
        Files.readString(
            ROOT.resolve(
                "contracts/src/test/java/dev/netindex/contracts/docs/ReadmeExampleTest.java"));
    String flat = source.replaceAll("\\s+", "");

    String typed = readme.substring(readme.indexOf("### Typed records"));
    String quick = readme.substring(readme.indexOf("### More speed"));
    String examples =
        section(readme, "```java\n") + section(typed, "```java\n") + section(quick, "```java\n");
    for (String line : examples.lines().toList()) {
      String code = line.replaceAll("//.*", "").replace("System.out.", "out.");
      String wanted = code.replaceAll("\\s+", "");
      assertTrue(flat.contains(wanted), () -> "not tested: " + line);
    }
  }

  @Test
  void typedExamplePrintsWhatTheReadmeShows() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();

    runTyped(folder.resolve("places.nidx"), new PrintStream(printed, true, UTF_8));

    String typed = readme.substring(readme.indexOf("### Typed records"));
    assertEquals(section(typed, "```\n\n```\n"), printed.toString(UTF_8));
  }

  @Test
  void quickExamplePrintsWhatTheReadmeShows() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    Path places = folder.resolve("places.nidx");
    runTyped(places, new PrintStream(OutputStream.nullOutputStream(), true, UTF_8));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();

    runQuick(places, new PrintStream(printed, true, UTF_8));

    String quick = readme.substring(readme.indexOf("### More speed"));
    assertEquals(section(quick, "```\n\n```\n"), printed.toString(UTF_8));
  }

  private static void runQuick(Path places, PrintStream out) throws IOException {
    OpenOptions options = OpenOptions.defaults().directory(DirectorySize.LARGE);
    try (IndexReader reader = IndexReader.open(places, options)) {
      RecordReader records = RecordReader.of(reader);
      Field code = records.field("country.code");
      Field latitude = records.field("latitude");
      RecordRow row = records.row(code, latitude);
      MatchCursor cursor = reader.cursor();
      BatchLookup lookup = reader.batch();
      RecordBatch batch = records.batch(1024, code, latitude);
      if (cursor.matchIpv4(0x51024501).next() && row.read(cursor).isPresent(0)) {
        out.println(row.getString(0).orElse("?") + " " + row.getDouble(1, 0));
      }
      int[] addresses = {0x027DA001, 0x01010101, 0x51024501};
      long[] offsets = new long[addresses.length];
      long[] lengths = new long[addresses.length];
      lookup.payloadsIpv4(addresses, 0, addresses.length, offsets, lengths);
      batch.read(offsets, lengths, 0, addresses.length);
      for (int i = 0; i < addresses.length; i++) {
        out.println(batch.getString(i, 0).orElse("?") + " " + batch.getDouble(i, 1, 0));
      }
    }
  }

  private static void runTyped(Path places, PrintStream out) throws IOException {
    List<Map<String, Object>> rows =
        List.of(
            Map.of("network", "81.2.69.0/24", "country", Map.of("code", "GB"), "latitude", 51.5142),
            Map.of(
                "network", "2.125.160.0/20", "country", Map.of("code", "FR"), "latitude", 48.86));
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    rows.forEach(row -> inference.observe(RecordValues.of(row)));
    RecordSchema schema = inference.schema(DatasetInfo.UNKNOWN).schema();
    TypedIndexBuilder typed = new TypedIndexBuilder(schema, Limits.FORMAT);
    rows.forEach(row -> typed.add(Target.parse((String) row.get("network")), RecordValues.of(row)));
    typed.publishTo(places);

    try (IndexReader reader = IndexReader.open(places)) {
      RecordReader records = RecordReader.of(reader);
      Field code = records.field("country.code");
      Field latitude = records.field("latitude");
      MatchCursor cursor = reader.cursor();
      RecordView view = records.view();
      RecordJsonWriter json = new RecordJsonWriter(JsonShape.field(records.field("country")));
      cursor.matchIpv4(0x51024501);
      while (cursor.next()) {
        view.wrap(cursor);
        out.println(view.getString(code).orElse("?") + " " + view.getDouble(latitude, 0));
        out.println(json.write(view));
      }
    }
  }

  private static void run(Path file, PrintStream out) throws IOException {
    IndexBuilder builder = new IndexBuilder();
    builder.add(Target.parse("8.8.8.0/24"), "Google".getBytes(UTF_8));
    builder.add(Target.parse("8.0.0.0-8.127.255.255"), "Level 3".getBytes(UTF_8));
    builder.add(Target.parse("AS15169"), "Google LLC".getBytes(UTF_8));
    builder.publishTo(file);

    try (IndexReader reader = IndexReader.open(file)) {
      for (Match match : reader.lookup("8.8.8.8")) {
        out.println(match.target() + " #" + match.recordId() + " " + match.payloadText());
      }
      out.println(reader.longestPrefix(IpAddress.parse("8.8.8.8")).orElseThrow().target());
      out.println(reader.lookupAsn(15169).getFirst().payloadText());

      MatchCursor cursor = reader.cursor();
      cursor.matchIpv4(0x08080808);
      while (cursor.next()) {
        out.println(cursor.recordId() + ": " + cursor.payloadLength() + " bytes");
      }
    }
  }

  private static String section(String text, String start) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.indexOf("```", from));
  }
}
