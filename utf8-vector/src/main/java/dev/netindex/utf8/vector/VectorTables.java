package dev.netindex.utf8.vector;

import java.util.function.IntUnaryOperator;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * Makes the constants of a kernel. Kernels keep them in static fields of their own: the compiler
 * did not treat components of a record as constant, which made it ten times slower.
 */
final class VectorTables {
  /** Entries of a table: there are as many nibbles. */
  static final int ENTRIES = 16;

  private VectorTables() {}

  /** Returns the number of each lane. */
  static ByteVector lanes(VectorSpecies<Byte> species) {
    return vector(species, lane -> lane);
  }

  /** Returns what takes each lane from one before it, and the first ones from anywhere. */
  static VectorShuffle<Byte> back(VectorSpecies<Byte> species, int lanes) {
    return VectorShuffle.fromOp(species, lane -> Math.max(lane - lanes, 0));
  }

  /** Returns ones but for some first lanes. */
  static ByteVector keepFrom(VectorSpecies<Byte> species, int first) {
    return vector(species, lane -> lane < first ? 0 : -1);
  }

  /**
   * Returns the entries of a table, repeated over the lanes.
   *
   * @param first number of the entry in the first lane; matters where there are fewer lanes than
   *     entries
   */
  static ByteVector table(VectorSpecies<Byte> species, byte[] entries, int first) {
    return vector(species, lane -> entries[(first + lane) % ENTRIES]);
  }

  private static ByteVector vector(VectorSpecies<Byte> species, IntUnaryOperator value) {
    byte[] lanes = new byte[species.length()];
    for (int lane = 0; lane < lanes.length; lane++) {
      lanes[lane] = (byte) value.applyAsInt(lane);
    }
    return ByteVector.fromArray(species, lanes, 0);
  }
}
