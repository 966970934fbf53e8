package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Target;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The rows that a source gave, as text, and its report. */
final class Rows implements RowSink {
  static final String NAME = "in.csv";

  final List<String> targets = new ArrayList<>();
  final List<String> payloads = new ArrayList<>();
  private ImportReport report = new ImportReport(-1, 0, 0, List.of());

  @Override
  public void accept(Target target, byte[] payload) {
    targets.add(target.toString());
    payloads.add(new String(payload, StandardCharsets.UTF_8));
  }

  ImportReport report() {
    return report;
  }

  /** Returns each row as its target, a space and its payload. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      lines.add(targets.get(i) + " " + payloads.get(i));
    }
    return lines;
  }

  static Rows of(AssertionSource source, byte[] input) {
    Rows rows = new Rows();
    try {
      rows.report = source.read(new ByteArrayInputStream(input), NAME, rows, ImportProgress.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  static Rows of(AssertionSource source, String input) {
    return of(source, input.getBytes(StandardCharsets.UTF_8));
  }

  static Rows of(String input) {
    return of(CsvSource.builder().build(), input);
  }

  static RowError errorOf(AssertionSource source, byte[] input) {
    return assertThrows(RowException.class, () -> of(source, input)).error();
  }

  static RowError errorOf(AssertionSource source, String input) {
    return errorOf(source, input.getBytes(StandardCharsets.UTF_8));
  }

  static RowError errorOf(String input) {
    return errorOf(CsvSource.builder().build(), input);
  }

  /** Returns the bytes of a text whose characters are U+0000 to U+00FF. */
  static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
