package dev.netindex.search.scalar;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;

/** Deltas of 4 bytes: a block's column has 16 cache lines, of which a search touches at most 6. */
final class Deltas4 implements DeltaKernel {
  private static final long MAX = 0xFFFF_FFFFL;

  private static final ValueLayout.OfInt DELTA =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    Objects.checkFromIndexSize(column, 4L * rows, file.byteSize());
    if (Long.compareUnsigned(key, MAX) >= 0) {
      return rows - 1;
    }
    int below = 0; // so many rows are known to be not above the key
    for (int span = rows; span > 0; ) {
      int half = span >>> 1;
      long delta = file.get(DELTA, column + 4L * (below + half)) & MAX;
      // Neither number is negative, so the sign of the difference is all ones if the delta is
      // above.
      below += (span - half) & (int) ~((key - delta) >> 63);
      span = half;
    }
    return below - 1;
  }
}
