package dev.netindex.search.vector;

import dev.netindex.format.spi.RunKernel;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Runs of a directory, compared as a whole: a few instructions for what halving does in twenty, so
 * that more lookups are on their way at once. The numbers lie in an array on the heap.
 */
final class Runs implements RunKernel {
  private static final VectorSpecies<Long> SPECIES = Species.LONGS;
  private static final int LANES = SPECIES.length();

  @Override
  public int lastOfShort(long[] numbers, int from, long key) {
    return last(numbers, from, key, SHORT);
  }

  @Override
  public int lastOfLong(long[] numbers, int from, long key) {
    return last(numbers, from, key, LONG);
  }

  @Override
  public void lastOfShort(long[] numbers, int[] positions, long[] keys, int count) {
    for (int i = 0; i < count; i++) {
      positions[i] = last(numbers, positions[i], keys[i], SHORT);
    }
  }

  @Override
  public void lastOfLong(long[] numbers, int[] positions, long[] keys, int count) {
    for (int i = 0; i < count; i++) {
      positions[i] = last(numbers, positions[i], keys[i], LONG);
    }
  }

  /** The numbers rise, so that the last one not above the key follows from how many there are. */
  private static int last(long[] numbers, int from, long key, int length) {
    int notAbove = 0;
    for (int lane = 0; lane < length; lane += LANES) {
      notAbove +=
          LongVector.fromArray(SPECIES, numbers, from + lane)
              .compare(VectorOperators.LE, key)
              .trueCount();
    }
    return from + notAbove - 1;
  }
}
