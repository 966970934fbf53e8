package dev.netindex.search.vector;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Deltas of 2 bytes: a full block's column has 8 cache lines (9 if it starts inside one), all of
 * which the pivots touch at once; the 32 rows that are compared then lie in one or two of them.
 */
final class Deltas2 implements DeltaKernel {
  private static final VectorSpecies<Short> SPECIES = Species.SHORTS;

  private static final long MAX = 0xFFFFL;

  private static final ValueLayout.OfShort DELTA =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final DeltaKernel rest;

  /**
   * Makes a kernel.
   *
   * @param rest for the last block, which is not full, and for arrays, where vectors lose
   */
  Deltas2(DeltaKernel rest) {
    this.rest = rest;
  }

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    if (rows != Block.ROWS || !file.isNative() || Long.compareUnsigned(key, MAX) >= 0) {
      return rest.lastNotAbove(file, column, rows, key);
    }
    Objects.checkFromIndexSize(column, 2L * Block.ROWS, file.byteSize());
    int below = Block.STRIDE * pivotsNotAbove(file, column, key);
    long from = column + 2L * below;
    int count = 0; // so many deltas from there on are not above the key
    for (int row = 0; row < Block.STRIDE; row += SPECIES.length()) {
      count +=
          ShortVector.fromMemorySegment(SPECIES, file, from + 2L * row, ByteOrder.LITTLE_ENDIAN)
              .compare(VectorOperators.ULE, (short) key)
              .trueCount();
    }
    return below + count - 1;
  }

  /**
   * Counts the pivots, every 32nd delta but the first, that are not above the key. No read waits
   * for another, so that the memory answers all of them at once.
   */
  private static int pivotsNotAbove(MemorySegment file, long column, long key) {
    int count = 0;
    for (int row = Block.STRIDE; row < Block.ROWS; row += Block.STRIDE) {
      long delta = file.get(DELTA, column + 2L * row) & MAX;
      // Neither number is negative, so the sign of the difference is all ones if the delta is
      // above.
      count += 1 + (int) ((key - delta) >> 63);
    }
    return count;
  }
}
