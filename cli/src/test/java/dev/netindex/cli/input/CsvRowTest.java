package dev.netindex.cli.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.console.Failure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rows of CSV as bytes, in pieces of any size. */
class CsvRowTest {
  /** Gives a few bytes at a time. */
  private static final class Slow extends ByteArrayInputStream {
    private final int step;

    Slow(String text, int step) {
      super(text.getBytes(StandardCharsets.UTF_8));
      this.step = step;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int length) {
      return super.read(bytes, offset, Math.min(step, length));
    }
  }

  private static List<List<String>> rows(String text, int step, int wanted) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    RowReader reader = new RowReader("x", new Slow(text, step), () -> {});
    CsvRow row = new CsvRow(',');
    row.want(wanted);
    while (reader.next(row)) {
      List<String> cells = row.allCells(reader.bytes(), reader.start(), reader.contentEnd());
      assertEquals(cells.size(), row.cells());
      assertEquals(
          wanted < cells.size() ? cells.get(wanted) : "",
          row.wantedCell(reader.bytes(), reader.start()));
      long line = 1 + all.chars().filter(c -> c == '\n').count();
      assertEquals(line, reader.line());
      all.append(
          new String(
              reader.bytes(),
              reader.start(),
              reader.end() - reader.start(),
              StandardCharsets.UTF_8));
      rows.add(cells);
    }
    assertEquals(text, all.toString());
    return rows;
  }

  @Test
  void cellsMayHoldDelimitersQuotesAndLineEndsInQuotes() throws IOException {
    String text = "a,\"b,\"\"c\"\"\n\r\nd\",\r\n\n\"\"\nx\"y,\"z\"w\nlast,";
    for (int step = 1; step <= text.length(); step++) {
      assertEquals(
          List.of(
              List.of("a", "b,\"c\"\n\r\nd", ""),
              List.of(""),
              List.of(""),
              List.of("x\"y", "zw"),
              List.of("last", "")),
          rows(text, step, 1));
    }
  }

  @Test
  void randomCellsComeBackHoweverTheyArrive() throws IOException {
    long seed = Long.getLong("netindex.seed", System.nanoTime());
    System.out.println("CsvRowTest: -Dnetindex.seed=" + seed);
    Random random = new Random(seed);
    String[] pieces = {"a", "é", ",", "\"", "\n", "\r\n", " ", "\r", "8.8.8.8"};
    for (int round = 0; round < 500; round++) {
      List<List<String>> expected = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      for (int rows = random.nextInt(5); rows > 0; rows--) {
        List<String> cells = new ArrayList<>();
        for (int n = 1 + random.nextInt(4); n > 0; n--) {
          StringBuilder cell = new StringBuilder();
          for (int length = random.nextInt(4); length > 0; length--) {
            cell.append(pieces[random.nextInt(pieces.length)]);
          }
          text.append(cells.isEmpty() ? "" : ",");
          cells.add(cell.toString());
          boolean quote =
              random.nextInt(3) == 0 || cell.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0);
          text.append(quote ? '"' + cell.toString().replace("\"", "\"\"") + '"' : cell);
        }
        expected.add(cells);
        text.append(random.nextBoolean() ? "\n" : "\r\n");
      }
      assertEquals(expected, rows(text.toString(), 1 + random.nextInt(9), random.nextInt(4)));
    }
  }

  @Test
  void aQuoteThatIsNeverClosedEndsWithTheFile() throws IOException {
    RowReader reader = new RowReader("x", new Slow("a,\"b\nc\n", 3), () -> {});
    CsvRow row = new CsvRow(',');
    assertTrue(reader.next(row));
    assertTrue(row.open());
  }

  @Test
  void theLengthIsBounded() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return '"';
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            Arrays.fill(bytes, offset, offset + length, (byte) 'x');
            return length;
          }
        };
    RowReader reader = new RowReader("big.csv", endless, () -> {});
    String message =
        String.valueOf(
            assertThrows(Failure.class, () -> reader.next(new CsvRow(','))).getMessage());
    assertTrue(message.startsWith("big.csv: line 1: a row of more than 16 MiB"), message);
  }

  @Test
  void aByteOrderMarkIsPartOfNoRow() throws IOException {
    RowReader reader = new RowReader("x", new Slow("\uFEFF {}\n", 1), () -> {});
    assertTrue(reader.skipByteOrderMark());
    assertTrue(reader.next(RowScanner.LINES));
    assertEquals(3, reader.contentEnd() - reader.start());
    assertEquals(1, reader.line());
  }
}
