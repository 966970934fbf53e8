package dev.netindex.format.spi;

/**
 * Search in short runs of rising numbers on the heap, from 0 to 2<sup>63</sup>-1: the steps of a
 * directory, the tables in memory that lead to rows. No branch may depend on the numbers, so that
 * the processor overlaps one search with the next; keys are of the same range.
 *
 * <p>The first number of a run is never above the key; callers see to that, and to the run lying in
 * the array. Kernels hold no state, allocate nothing, and are called by several threads at once.
 */
public interface RunKernel {
  /** Numbers of a short run: one cache line or two. */
  int SHORT = 8;

  /** Numbers of a long run: two cache lines or three. */
  int LONG = 16;

  /**
   * Finds the last number of a short run that is not above a key.
   *
   * @param numbers holds the run
   * @param from position of its first number, which is not above the key
   * @param key the key
   * @return {@code from} to {@code from + 7}
   */
  int lastOfShort(long[] numbers, int from, long key);

  /**
   * Finds the last number of a long run that is not above a key.
   *
   * @param numbers holds the run
   * @param from position of its first number, which is not above the key
   * @param key the key
   * @return {@code from} to {@code from + 15}
   */
  int lastOfLong(long[] numbers, int from, long key);

  /**
   * Makes the search in short runs for many keys, whose cache misses overlap.
   *
   * @param numbers holds the runs
   * @param positions where each run starts; replaced by the result
   * @param keys the keys
   * @param count so many positions and keys, from the first
   */
  void lastOfShort(long[] numbers, int[] positions, long[] keys, int count);

  /**
   * Makes the search in long runs for many keys, whose cache misses overlap.
   *
   * @param numbers holds the runs
   * @param positions where each run starts; replaced by the result
   * @param keys the keys
   * @param count so many positions and keys, from the first
   */
  void lastOfLong(long[] numbers, int[] positions, long[] keys, int count);
}
