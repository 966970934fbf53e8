package dev.netindex.search.scalar;

import dev.netindex.format.spi.WideDeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;

/** Deltas of 16 bytes: a block's column has 64 cache lines, of which a search touches at most 8. */
final class Deltas16 implements WideDeltaKernel {
  private static final ValueLayout.OfLong HALF =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long keyHigh, long keyLow) {
    Objects.checkFromIndexSize(column, 16L * rows, file.byteSize());
    int below = 0; // so many rows are known to be not above the key
    for (int span = rows; span > 0; ) {
      int half = span >>> 1;
      long at = column + 16L * (below + half);
      boolean above = Wide.less(keyHigh, keyLow, file.get(HALF, at + 8), file.get(HALF, at));
      below += above ? 0 : span - half;
      span = half;
    }
    return below - 1;
  }
}
