package dev.netindex.search.vector;

import dev.netindex.format.spi.DeltaKernel;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import java.util.Objects;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Deltas of 1 byte: a full block's column has 4 cache lines (5 if it starts inside one), which are
 * all read at once and compared; no step waits for another.
 */
final class Deltas1 implements DeltaKernel {
  private static final VectorSpecies<Byte> SPECIES = Species.BYTES;

  private static final long MAX = 0xFFL;

  private final DeltaKernel rest;

  /**
   * Makes a kernel.
   *
   * @param rest for the last block, which is not full
   */
  Deltas1(DeltaKernel rest) {
    this.rest = rest;
  }

  @Override
  public int lastNotAbove(MemorySegment file, long column, int rows, long key) {
    if (rows != Block.ROWS || Long.compareUnsigned(key, MAX) >= 0) {
      return rest.lastNotAbove(file, column, rows, key);
    }
    Objects.checkFromIndexSize(column, Block.ROWS, file.byteSize());
    int count = 0; // so many deltas are not above the key
    for (int row = 0; row < Block.ROWS; row += SPECIES.length()) {
      count +=
          ByteVector.fromMemorySegment(SPECIES, file, column + row, ByteOrder.LITTLE_ENDIAN)
              .compare(VectorOperators.ULE, (byte) key)
              .trueCount();
    }
    return count - 1;
  }
}
