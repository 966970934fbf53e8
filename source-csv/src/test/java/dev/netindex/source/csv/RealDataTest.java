package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.format.IpTarget;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Whole files, against readings that know how these files look and nothing else. */
class RealDataTest {
  private static final Path SAMPLE = Path.of("../samples/asn-ipv4.first20000.csv.gz");
  private static final Path SHARED = Path.of(System.getProperty("netindex.shared", "../../shared"));
  private static final Path GOLDEN = Path.of("../contracts/src/test/resources/golden");

  private static List<String> lines(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  /** Cuts a line {@code start,end,asn,name} whose name alone may be in quotes. */
  private static String[] cut(String line) {
    String[] cells = line.split(",", 4);
    if (cells[3].startsWith("\"")) {
      cells[3] = cells[3].substring(1, cells[3].length() - 1).replace("\"\"", "\"");
    }
    return cells;
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  @Test
  void everyRowOfTheSampleArrives() throws IOException {
    Rows rows = new Rows();
    ImportReport report = CsvSource.builder().build().read(SAMPLE, rows);
    assertEquals(new ImportReport(20_000, 0, 0, List.of()), report);
    List<String> lines = lines(SAMPLE);
    assertEquals(lines.size(), rows.targets.size());
    for (int i = 0; i < lines.size(); i++) {
      String[] cells = cut(lines.get(i));
      assertEquals(cells[0] + "-" + cells[1], rows.targets.get(i));
      assertEquals(
          "{\"column3\":\"" + cells[2] + "\",\"column4\":\"" + escaped(cells[3]) + "\"}",
          rows.payloads.get(i));
    }
  }

  @Test
  void theSampleWithNamesHasTheSumsOfASimpleReading() throws IOException {
    CsvSource source =
        CsvSource.builder().columns(List.of("start", "end", "asn", "organisation")).build();
    long[] sums = new long[3];
    source.read(
        SAMPLE,
        (target, payload) -> {
          IpTarget range = (IpTarget) target;
          sums[0] += range.last().low() - range.first().low() + 1;
          String json = new String(payload, StandardCharsets.UTF_8);
          assertTrue(json.startsWith("{\"asn\":\""));
          sums[1] += Long.parseLong(json.substring(8, json.indexOf('"', 8)));
          sums[2] += json.length() - "{'asn':'','organisation':''}".length();
        });
    long[] expected = new long[3];
    for (String line : lines(SAMPLE)) {
      String[] cells = cut(line);
      expected[0] += number(cells[1]) - number(cells[0]) + 1;
      expected[1] += Long.parseLong(cells[2]);
      expected[2] += cells[2].length() + escaped(cells[3]).length();
    }
    assertArrayEquals(expected, sums);
  }

  private static long number(String address) {
    long value = 0;
    for (String octet : address.split("\\.")) {
      value = value * 256 + Integer.parseInt(octet);
    }
    return value;
  }

  @Test
  void everyRowOfTheFeedsArrives() throws IOException {
    Path file = SHARED.resolve("data/feeds/feeds.csv.gz");
    assumeTrue(Files.exists(file), "no " + file.toAbsolutePath().normalize());
    Rows rows = new Rows();
    ImportReport report = CsvSource.builder().build().read(file, rows);
    List<String> lines = lines(file);
    assertEquals(new ImportReport(lines.size() - 1, 0, 0, List.of()), report);
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(",", -1);
      assertEquals(3, cells.length);
      assertEquals(plain(cells[1]), plain(rows.targets.get(i - 1)));
      assertEquals(
          "{\"source\":\"" + cells[0] + "\",\"attr\":\"" + escaped(cells[2]) + "\"}",
          rows.payloads.get(i - 1));
    }
  }

  /** Makes two spellings of one IPv6 address equal, by the parser of the JDK. */
  private static String plain(String target) {
    int slash = target.indexOf('/');
    String address = slash < 0 ? target : target.substring(0, slash);
    return InetAddress.ofLiteral(address).getHostAddress() + target.substring(address.length());
  }

  @Test
  void everyRowOfTheGoldenInputsArrives() throws IOException {
    assumeTrue(Files.isDirectory(GOLDEN), "no " + GOLDEN.toAbsolutePath().normalize());
    List<Path> inputs;
    try (Stream<Path> files = Files.list(GOLDEN)) {
      inputs =
          files
              .filter(file -> file.getFileName().toString().matches("[^.]+\\.tsv"))
              .filter(file -> Files.exists(Path.of(file.toString().replace(".tsv", ".nidx"))))
              .toList();
    }
    assertTrue(inputs.size() > 20, "few inputs: " + inputs);
    for (Path input : inputs) {
      List<String> targets = new ArrayList<>();
      List<byte[]> payloads = new ArrayList<>();
      TsvSource.strict()
          .read(
              input,
              (target, payload) -> {
                targets.add(target.toString());
                payloads.add(payload);
              });
      List<String> lines = Files.readAllLines(input, StandardCharsets.ISO_8859_1);
      assertEquals(lines.size(), targets.size(), input.toString());
      for (int i = 0; i < lines.size(); i++) {
        String[] parts = lines.get(i).split("\t", 2);
        assertEquals(parts[0], targets.get(i), input.toString());
        assertArrayEquals(bytes(parts[1]), payloads.get(i), input.toString());
        assertEquals(parts[1], RawText.escape(payloads.get(i)), input.toString());
      }
    }
  }

  private static byte[] bytes(String raw) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < raw.length(); i++) {
      if (raw.charAt(i) == '\\') {
        out.write(Integer.parseInt(raw.substring(i + 2, i + 4), 16));
        i += 3;
      } else {
        out.write(raw.charAt(i));
      }
    }
    return out.toByteArray();
  }
}
