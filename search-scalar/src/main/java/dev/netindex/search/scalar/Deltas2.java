package dev.netindex.search.scalar;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;

/** Deltas of 2 bytes: a block's column has 8 cache lines, of which a search touches at most 5. */
final class Deltas2 implements DeltaKernel {
  private static final long MAX = 0xFFFFL;

  private static final ValueLayout.OfShort DELTA =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    Objects.checkFromIndexSize(column, 2L * rows, file.byteSize());
    if (Long.compareUnsigned(key, MAX) >= 0) {
      return rows - 1;
    }
    int below = 0; // so many rows are known to be not above the key
    for (int span = rows; span > 0; ) {
      int half = span >>> 1;
      long delta = file.get(DELTA, column + 2L * (below + half)) & MAX;
      // Neither number is negative, so the sign of the difference is all ones if the delta is
      // above.
      below += (span - half) & (int) ~((key - delta) >> 63);
      span = half;
    }
    return below - 1;
  }
}
