package dev.netindex.search.vector;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Deltas of 4 bytes: of the 16 cache lines of a full block's column (17 if it starts inside one)
 * the pivots touch 7 at once, and the 32 rows that are compared then at most two more.
 */
final class Deltas4 implements DeltaKernel {
  private static final VectorSpecies<Integer> SPECIES = Species.INTS;

  private static final long MAX = 0xFFFF_FFFFL;

  private static final ValueLayout.OfInt DELTA =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final DeltaKernel rest;

  /**
   * Makes a kernel.
   *
   * @param rest for the last block, which is not full, and for arrays, where vectors lose
   */
  Deltas4(DeltaKernel rest) {
    this.rest = rest;
  }

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    if (rows != Block.ROWS || !file.isNative() || Long.compareUnsigned(key, MAX) >= 0) {
      return rest.lastNotAbove(file, column, rows, key);
    }
    Objects.checkFromIndexSize(column, 4L * Block.ROWS, file.byteSize());
    int below = Block.STRIDE * pivotsNotAbove(file, column, key);
    long from = column + 4L * below;
    int count = 0; // so many deltas from there on are not above the key
    for (int row = 0; row < Block.STRIDE; row += SPECIES.length()) {
      count +=
          IntVector.fromMemorySegment(SPECIES, file, from + 4L * row, ByteOrder.LITTLE_ENDIAN)
              .compare(VectorOperators.ULE, (int) key)
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
      long delta = file.get(DELTA, column + 4L * row) & MAX;
      // Neither number is negative, so the sign of the difference is all ones if the delta is
      // above.
      count += 1 + (int) ((key - delta) >> 63);
    }
    return count;
  }
}
