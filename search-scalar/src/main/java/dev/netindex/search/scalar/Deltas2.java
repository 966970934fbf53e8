package dev.netindex.search.scalar;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * Deltas of 2 bytes: a full block's column has 8 cache lines (9 if it starts inside one), which are
 * read all at once; what then is searched lies in one or two of them.
 */
final class Deltas2 implements DeltaKernel {
  private static final long MAX = 0xFFFFL;

  private static final ValueLayout.OfShort DELTA =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** Rows of a full block. */
  private static final int FULL = 256;

  /** Rows from one pivot to the next. */
  private static final int STRIDE = 32;

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    Objects.checkFromIndexSize(column, 2L * rows, file.byteSize());
    if (Long.compareUnsigned(key, MAX) >= 0) {
      return rows - 1;
    }
    int below = 0; // so many rows are known to be not above the key
    int span = rows;
    if (rows == FULL) {
      below = STRIDE * pivotsNotAbove(file, column, key);
      span = STRIDE;
    }
    while (span > 0) {
      int half = span >>> 1;
      long delta = file.get(DELTA, column + 2L * (below + half)) & MAX;
      // Neither number is negative, so the sign of the difference is all ones if the delta is
      // above.
      below += (span - half) & (int) ~((key - delta) >> 63);
      span = half;
    }
    return below - 1;
  }

  /**
   * Counts the pivots, every 32nd delta but the first, that are not above the key. No read waits
   * for another, so that the memory answers all of them at once: halving three times would wait
   * three times.
   */
  private static int pivotsNotAbove(MemorySegment file, long column, long key) {
    int count = 0;
    for (int row = STRIDE; row < FULL; row += STRIDE) {
      long delta = file.get(DELTA, column + 2L * row) & MAX;
      count += 1 + (int) ((key - delta) >> 63);
    }
    return count;
  }
}
