package dev.netindex.format.layout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.format.Family;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IntervalEncoderTest {
  private final long seed = Long.getLong("netindex.seed", System.nanoTime());
  private final Random random = new Random(seed);

  @Test
  void windowsOfAnySizeGiveTheSameBytes() throws Exception {
    for (int rows : new int[] {0, 1, 2, 3, 4, 7, 8, 9, 100, 1023, 1024, 1025}) {
      ListedRows source = new ListedRows(Family.IPV6, randomRows(rows));
      byte[] expected = write(source, 4096);
      for (int window : new int[] {1, 2, 3, 10, 500}) {
        assertArrayEquals(
            expected,
            write(source, window),
            rows + " rows, window " + window + ", -Dnetindex.seed=" + seed);
      }
    }
  }

  @Test
  void everyMaximumIsTheLargestEndOfItsSubtree() throws Exception {
    for (int rows : new int[] {1, 2, 3, 10, 4095, 4096, 4097, 10_000}) {
      List<IpRow> list = randomRows(rows);
      MemorySegment section = MemorySegment.ofArray(write(new ListedRows(Family.IPV6, list), 4096));
      checkMaxima(list, section, 0, rows);
    }
  }

  private long checkMaxima(List<IpRow> rows, MemorySegment section, int lo, int hi) {
    if (lo == hi) {
      return 0;
    }
    int mid = lo + (hi - lo) / 2;
    long largest = rows.get(mid).endLow;
    largest = larger(largest, checkMaxima(rows, section, lo, mid));
    largest = larger(largest, checkMaxima(rows, section, mid + 1, hi));
    long stored = section.get(FileFormat.LONG, 56L * mid + 32);
    assertEquals(largest, stored, "row " + mid + ", -Dnetindex.seed=" + seed);
    return largest;
  }

  private static long larger(long a, long b) {
    return Long.compareUnsigned(a, b) > 0 ? a : b;
  }

  @Test
  void aSourceWithFewerRowsThanItSaysIsNoticed() {
    ListedRows rows = new ListedRows(Family.IPV4, randomRows(3));
    RowSource liar =
        new RowSource() {
          @Override
          public Family family() {
            return Family.IPV4;
          }

          @Override
          public long rows() {
            return 4;
          }

          @Override
          public RowCursor open() {
            return rows.open();
          }
        };

    assertThrows(IllegalStateException.class, () -> write(liar, 10));
  }

  /** Ends far beyond starts, so that maxima come from far away. */
  private List<IpRow> randomRows(int count) {
    List<IpRow> rows = new ArrayList<>();
    for (int at = 0; at < count; at++) {
      long end = at + (random.nextLong() >>> random.nextInt(64));
      rows.add(ListedRows.row(at, end, 0, FileFormat.KIND_RANGE, at));
    }
    return rows;
  }

  private static byte[] write(RowSource rows, int window) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FileWriter out = new FileWriter(Channels.newChannel(bytes));
    new IntervalEncoder(rows, window).write(out);
    out.flush();
    assertEquals(IntervalEncoder.bytes(rows.family(), rows.rows()), bytes.size());
    return bytes.toByteArray();
  }
}
