package dev.netindex.cli.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  /** Gives a few bytes at a time. */
  private static final class Slow extends ByteArrayInputStream {
    private final int step;

    Slow(byte[] bytes, int step) {
      super(bytes);
      this.step = step;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int length) {
      return super.read(bytes, offset, Math.min(step, length));
    }
  }

  private static List<String> lines(InputStream in) throws IOException {
    List<String> lines = new ArrayList<>();
    LineReader reader = new LineReader(in, () -> {});
    while (reader.next()) {
      assertEquals(lines.size() + 1, reader.number());
      lines.add(
          reader.tooLong()
              ? "(long)"
              : new String(
                  reader.bytes(), reader.start(), reader.length(), StandardCharsets.ISO_8859_1));
    }
    return lines;
  }

  @Test
  void linesEndWithLfOrCrLfInAnyPieces() throws IOException {
    String text = "a\r\n\nb\rc\n\r\nlast";
    for (int step = 1; step <= text.length(); step++) {
      assertEquals(
          List.of("a", "", "b\rc", "", "last"),
          lines(new Slow(text.getBytes(StandardCharsets.ISO_8859_1), step)));
    }
  }

  @Test
  void theLengthIsBounded() throws IOException {
    int most = LineReader.MAX_LINE;
    for (int length : new int[] {most - 1, most, most + 1, most + 2, 2 * most, 10 * most}) {
      for (String end : List.of("\n", "\r\n")) {
        for (int step : new int[] {999, most, 1 << 20}) {
          String line = "x".repeat(length);
          byte[] bytes = (line + end + "y\n").getBytes(StandardCharsets.ISO_8859_1);
          String expected = length <= most ? line : "(long)";
          assertEquals(List.of(expected, "y"), lines(new Slow(bytes, step)), length + " " + step);
        }
      }
    }
    assertEquals(
        List.of("(long)"),
        lines(new ByteArrayInputStream("x".repeat(5 * most).getBytes(StandardCharsets.US_ASCII))));
  }

  @Test
  void aByteOrderMarkIsSkippedOnce() throws IOException {
    byte[] bytes = "\uFEFFa\n\uFEFFb\n".getBytes(StandardCharsets.UTF_8);
    assertEquals(List.of("a", "\u00EF\u00BB\u00BFb"), lines(new ByteArrayInputStream(bytes)));
  }
}
