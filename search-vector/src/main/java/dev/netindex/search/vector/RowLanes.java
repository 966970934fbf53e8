package dev.netindex.search.vector;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Columns of IPv4 rows in lanes of 32 bits, and what must hold in each lane. */
final class RowLanes {
  /** Rows of a vector. */
  static final int ROWS = Species.INTS.length();

  static final long LAST_ADDRESS = 0xFFFF_FFFFL;

  private static final VectorSpecies<Integer> LANES = Species.INTS;

  private static final VectorSpecies<Byte> BYTES =
      ROWS == 16 ? ByteVector.SPECIES_128 : ByteVector.SPECIES_64;

  private static final VectorSpecies<Short> SHORTS =
      ROWS == 16 ? ShortVector.SPECIES_256 : ShortVector.SPECIES_128;

  private RowLanes() {}

  /** Tells whether there are vectors of bytes and shorts with as many lanes. */
  static boolean exist() {
    return ROWS == 16 || ROWS == 8;
  }

  static IntVector ofBytes(MemorySegment file, long offset) {
    return (IntVector)
        ByteVector.fromMemorySegment(BYTES, file, offset, ByteOrder.LITTLE_ENDIAN)
            .convertShape(VectorOperators.ZERO_EXTEND_B2I, LANES, 0);
  }

  static IntVector ofShorts(MemorySegment file, long offset) {
    return (IntVector)
        ShortVector.fromMemorySegment(SHORTS, file, offset, ByteOrder.LITTLE_ENDIAN)
            .convertShape(VectorOperators.ZERO_EXTEND_S2I, LANES, 0);
  }

  static IntVector ofInts(MemorySegment file, long offset) {
    return IntVector.fromMemorySegment(LANES, file, offset, ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * Returns a bit for each row that is wrong beside the row before it: not 0 if any is. A prefix of
   * 0 is wrong, too: no row can be beside such a one.
   *
   * @param prefixes byte offset of the first row's prefix
   */
  static long wrong(
      MemorySegment file, long prefixes, IntVector delta, IntVector before, int base, int shift) {
    // 0 to 31 for prefixes of 1 to 32, so that it may be a shift
    IntVector prefix = ofBytes(file, prefixes).sub(1);
    IntVector host = IntVector.broadcast(LANES, -1 >>> 1).lanewise(VectorOperators.LSHR, prefix);
    IntVector start = delta.lanewise(VectorOperators.LSHL, shift).add(base);
    IntVector hostBefore =
        IntVector.broadcast(LANES, -1 >>> 1)
            .lanewise(VectorOperators.LSHR, ofBytes(file, prefixes - 1).sub(1));
    IntVector endBefore = before.lanewise(VectorOperators.LSHL, shift).add(base).or(hostBefore);
    return prefix.compare(VectorOperators.UGT, 31).toLong()
        | start.and(host).compare(VectorOperators.NE, 0).toLong()
        | start.compare(VectorOperators.ULE, endBefore).toLong()
        | delta.compare(VectorOperators.ULE, before).toLong();
  }
}
