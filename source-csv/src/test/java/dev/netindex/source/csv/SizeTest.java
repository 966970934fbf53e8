package dev.netindex.source.csv;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Long rows, wide rows, and rows without end: memory stays bounded. */
class SizeTest {
  private static final CsvSource STRICT = CsvSource.builder().build();
  private static final CsvSource SKIPPING = CsvSource.builder().skipBadRows(true).build();

  /** Repeats a text without holding it in memory. */
  private static InputStream repeated(String text, long times) {
    if (text.isEmpty()) {
      return InputStream.nullInputStream();
    }
    byte[] bytes = text.getBytes(ISO_8859_1);
    byte[] block = text.repeat(Math.max(1, 8192 / bytes.length)).getBytes(ISO_8859_1);
    return new InputStream() {
      private long next;

      @Override
      public int read() {
        return next == bytes.length * times ? -1 : bytes[(int) (next++ % bytes.length)] & 0xff;
      }

      @Override
      public int read(byte[] out, int offset, int length) {
        int from = (int) (next % bytes.length);
        long left = bytes.length * times - next;
        int n = (int) Math.min(Math.min(length, left), block.length - from);
        System.arraycopy(block, from, out, offset, n);
        next += n;
        return n == 0 ? -1 : n;
      }
    };
  }

  private static Rows read(AssertionSource source, InputStream... parts) throws Exception {
    InputStream in = InputStream.nullInputStream();
    for (InputStream part : parts) {
      in = new SequenceInputStream(in, part);
    }
    int[] count = new int[1];
    Rows rows = new Rows();
    ImportReport report =
        source.read(
            in,
            Rows.NAME,
            (target, payload) -> {
              count[0]++;
              rows.targets.add(target + " " + payload.length);
            },
            ImportProgress.NONE);
    assertEquals(count[0], report.rows());
    rows.payloads.add(report.rejected() + " " + report.firstErrors());
    return rows;
  }

  private static RowError errorOf(AssertionSource source, InputStream... parts) {
    return assertThrows(RowException.class, () -> read(source, parts)).error();
  }

  @Test
  void theLongestRowArrives() throws Exception {
    String start = "1.0.0.0/24,";
    int length = CsvSource.MAX_ROW_CHARS - start.length() - 1;
    Rows rows =
        read(STRICT, repeated(start, 1), repeated("x", length), repeated("\n1.0.1.0/24,y\n", 1));
    assertEquals("1.0.0.0/24 " + (length + "{'column2':''}".length()), rows.targets.getFirst());
    assertEquals(2, rows.targets.size());
  }

  @Test
  void aLongerRowIsAnError() {
    String start = "network,x\n1.0.0.0/24,";
    int length = CsvSource.MAX_ROW_CHARS - "1.0.0.0/24,".length();
    RowError error = errorOf(STRICT, repeated(start, 1), repeated("x", length), repeated("\n", 1));
    assertEquals(RowFault.SIZE, error.fault());
    assertEquals(2, error.line());
    assertTrue(error.message().contains("16777216"), error.message());
  }

  @Test
  void aLongerRowIsSkippedToItsLineEnd() throws Exception {
    for (String end : List.of("\n", "\r\n", "\r")) {
      Rows rows =
          read(
              SKIPPING,
              repeated("network,x" + end + "1.0.0.0/24,", 1),
              repeated("x", CsvSource.MAX_ROW_CHARS * 3L),
              repeated(end + "1.0.1.0/24,y" + end + "bad,x", 1));
      assertEquals(List.of("1.0.1.0/24 9"), rows.targets);
      String rejected = rows.payloads.getFirst();
      assertTrue(rejected.startsWith("2 "), rejected);
      assertTrue(rejected.contains("line=2") && rejected.contains("line=4"), rejected);
    }
  }

  @Test
  void aLongerRowOfManyLinesIsSkippedByItsFirstLine() throws Exception {
    Rows rows =
        read(
            SKIPPING,
            repeated("network,x\n1.0.0.0/24,\"open\n", 1),
            repeated("1.0.1.0/24,y\n", 1_500_000));
    assertEquals(1_500_000, rows.targets.size());
    assertTrue(rows.payloads.getFirst().startsWith("1 "));
  }

  @Test
  void aFileWithoutLineEndsIsAnError() {
    assertEquals(RowFault.SIZE, errorOf(STRICT, repeated(",", 1L << 26)).fault());
    assertEquals(RowFault.SIZE, errorOf(SKIPPING, repeated("\u0000", 1L << 26)).fault());
    assertEquals(
        RowFault.SIZE, errorOf(STRICT, repeated("\"\r\n", 1), repeated("\n", 1L << 26)).fault());
  }

  @Test
  void theWidestRowArrivesAndAWiderOneIsAnError() throws Exception {
    int most = CsvSource.MAX_FIELDS;
    CsvSource source = CsvSource.builder().target(1).build();
    assertEquals(1, read(source, repeated("::/0", 1), repeated(",", most - 1)).targets.size());
    RowError error = errorOf(source, repeated("::/0", 1), repeated(",", most));
    assertEquals(RowFault.SIZE, error.fault());
    assertTrue(error.message().contains("16384"), error.message());
  }

  @Test
  void theLongestRawLineArrivesAndALongerOneIsAnError() throws Exception {
    TsvSource source = TsvSource.strict();
    int length = TsvSource.MAX_LINE_BYTES - "::/0\t".length();
    Rows rows =
        read(source, repeated("::/0\t", 1), repeated("x", length), repeated("\r\n::/0\ty", 1));
    assertEquals(List.of("::/0 " + length, "::/0 1"), rows.targets);
    for (String end : List.of("\n", "", "\r\n")) {
      RowError error =
          errorOf(source, repeated("::/0\t", 1), repeated("x", length + 1), repeated(end, 1));
      assertEquals(RowFault.SIZE, error.fault());
      assertEquals(1, error.line());
    }
  }

  @Test
  void aLongerRawLineIsSkipped() throws Exception {
    Rows rows =
        read(
            TsvSource.strict().skipBadRows(true),
            repeated("::/0\t", 1),
            repeated("x", TsvSource.MAX_LINE_BYTES * 3L),
            repeated("\n::/1\ty\nbad", 1));
    assertEquals(List.of("::/1 1"), rows.targets);
    String rejected = rows.payloads.getFirst();
    assertTrue(rejected.startsWith("2 ") && rejected.contains("line=3"), rejected);
  }
}
