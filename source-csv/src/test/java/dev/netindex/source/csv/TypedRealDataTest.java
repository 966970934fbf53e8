package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.UntypedText;
import dev.netindex.format.Target;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Whole files as typed rows, against a plain split of their lines. */
class TypedRealDataTest {
  private static final Path SAMPLE = Path.of("../samples/asn-ipv4.first20000.csv.gz");
  private static final Path SHARED = Path.of(System.getProperty("netindex.shared", "../../shared"));

  /** A row: what it is about, and what it says. */
  private record Row(String target, RecordValue value) {}

  private static Row row(String target, Member... members) {
    return new Row(target, new ObjectValue(List.of(members)));
  }

  private static Member untyped(String name, String text) {
    return new Member(name, new UntypedText(text));
  }

  private static Member text(String name, String text) {
    return new Member(name, new TextValue(text));
  }

  private static Path shared(String name) {
    Path file = SHARED.resolve("data").resolve(name);
    assumeTrue(Files.exists(file), "no " + file.toAbsolutePath().normalize());
    return file;
  }

  /** Reads a file twice and compares both readings with its lines. */
  private static void check(CsvSource source, Path file, int skipped, Function<String, Row> reading)
      throws IOException {
    List<Row> expected;
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      expected = lines.lines().skip(skipped).map(reading).toList();
    }
    for (int pass = 0; pass < 2; pass++) {
      List<Row> rows = new ArrayList<>();
      ImportReport report =
          source.readRecords(file, (t, v) -> rows.add(new Row(text(t), v)), ImportProgress.NONE);
      assertEquals(expected.size(), report.rows());
      assertEquals(0, report.rejected());
      for (int i = 0; i < expected.size(); i++) {
        assertEquals(expected.get(i), rows.get(i));
      }
    }
  }

  private static String text(Target target) {
    return target.toString();
  }

  private static Optional<CsvPreset> detected(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return CsvPreset.detect(in.readNBytes(10_000));
    }
  }

  /** Reads a line {@code start,end,asn,name} whose name alone may be in quotes. */
  private static Row asn(String line, String asn, Function<String, Member> name) {
    String[] cells = line.split(",", 4);
    if (cells[3].startsWith("\"")) {
      cells[3] = cells[3].substring(1, cells[3].length() - 1).replace("\"\"", "\"");
    }
    return row(cells[0] + "-" + cells[1], untyped(asn, cells[2]), name.apply(cells[3]));
  }

  @Test
  void theSampleWithoutPreset() throws IOException {
    check(
        CsvSource.builder().build(),
        SAMPLE,
        0,
        line -> asn(line, "column3", name -> untyped("column4", name)));
  }

  @Test
  void theSampleIsRecognised() throws IOException {
    assertEquals(Optional.of(CsvPreset.IP_LOCATION_DB), detected(SAMPLE));
    check(
        CsvSource.builder().preset(CsvPreset.IP_LOCATION_DB).build(),
        SAMPLE,
        0,
        line -> asn(line, "asn", name -> text("organisation", name)));
  }

  @Test
  void theFeeds() throws IOException {
    Path file = shared("feeds/feeds.csv.gz");
    assertEquals(Optional.empty(), detected(file));
    check(
        CsvSource.builder().build(),
        file,
        1,
        line -> {
          String[] cells = line.split(",", -1);
          Member source = untyped("source", cells[0]);
          String target = Target.parse(cells[1]).toString();
          return cells[2].isEmpty()
              ? row(target, source)
              : row(target, source, untyped("attr", cells[2]));
        });
  }

  @Test
  void aWholeTableOfPrefixes() throws IOException {
    Path file = shared("pyasn/ipasn_20140513.dat.gz");
    assertEquals(Optional.of(CsvPreset.PREFIX_ASN), detected(file));
    check(
        CsvSource.builder().preset(CsvPreset.PREFIX_ASN).build(),
        file,
        5,
        line -> {
          String[] cells = line.split("\t");
          return row(cells[0], untyped("asn", cells[1]));
        });
  }
}
