package dev.netindex.search.vector;

import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * The vectors of all kernels. The compiler makes instructions of vector code only where the species
 * is a constant: it is one for the life of this class.
 */
final class Species {
  private static final VectorShape SHAPE = VectorWidth.shape();

  static final VectorSpecies<Byte> BYTES = VectorSpecies.of(byte.class, SHAPE);
  static final VectorSpecies<Short> SHORTS = VectorSpecies.of(short.class, SHAPE);
  static final VectorSpecies<Integer> INTS = VectorSpecies.of(int.class, SHAPE);
  static final VectorSpecies<Long> LONGS = VectorSpecies.of(long.class, SHAPE);

  private Species() {}

  /**
   * Tells whether the compiler makes instructions of a species: of masks with fewer than four lanes
   * it makes objects.
   */
  static boolean pays(VectorSpecies<?> species) {
    return species.length() >= 4;
  }
}
