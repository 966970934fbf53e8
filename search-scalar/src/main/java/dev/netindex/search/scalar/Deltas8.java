package dev.netindex.search.scalar;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;

/** Deltas of 8 bytes: a block's column has 32 cache lines, of which a search touches at most 7. */
final class Deltas8 implements DeltaKernel {
  private static final ValueLayout.OfLong DELTA =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    Objects.checkFromIndexSize(column, 8L * rows, file.byteSize());
    int below = 0; // so many rows are known to be not above the key
    for (int span = rows; span > 0; ) {
      int half = span >>> 1;
      long delta = file.get(DELTA, column + 8L * (below + half));
      // The sign of this is the borrow of key - delta: all ones if the delta is above, unsigned.
      long above = ((~key & delta) | ((~key | delta) & (key - delta))) >> 63;
      below += (span - half) & (int) ~above;
      span = half;
    }
    return below - 1;
  }
}
