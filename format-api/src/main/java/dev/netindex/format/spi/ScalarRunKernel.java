package dev.netindex.format.spi;

/**
 * The built-in search in runs: halving by arithmetic, as a comparison may be compiled to a branch.
 * The batch forms first read one number of each line for all keys, so that the lines come from
 * memory side by side, and then search in the first caches.
 */
final class ScalarRunKernel implements RunKernel {
  static final RunKernel INSTANCE = new ScalarRunKernel();

  private ScalarRunKernel() {}

  @Override
  public int lastOfShort(long[] numbers, int from, long key) {
    int at = from;
    at += 4 & notAbove(numbers[at + 4], key);
    at += 2 & notAbove(numbers[at + 2], key);
    at += 1 & notAbove(numbers[at + 1], key);
    return at;
  }

  @Override
  public int lastOfLong(long[] numbers, int from, long key) {
    int at = from;
    at += 8 & notAbove(numbers[at + 8], key);
    at += 4 & notAbove(numbers[at + 4], key);
    at += 2 & notAbove(numbers[at + 2], key);
    at += 1 & notAbove(numbers[at + 1], key);
    return at;
  }

  /** Returns all ones if a number is not above a key, else 0. Neither has the sign bit. */
  private static int notAbove(long number, long key) {
    return (int) ~(key - number >> 63);
  }

  @Override
  public void lastOfShort(long[] numbers, int[] positions, long[] keys, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += numbers[positions[i]] + numbers[positions[i] + SHORT - 1];
    }
    settle(sum);
    for (int i = 0; i < count; i++) {
      positions[i] = lastOfShort(numbers, positions[i], keys[i]);
    }
  }

  @Override
  public void lastOfLong(long[] numbers, int[] positions, long[] keys, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += numbers[positions[i]] + numbers[positions[i] + SHORT];
    }
    settle(sum);
    for (int i = 0; i < count; i++) {
      positions[i] = lastOfLong(numbers, positions[i], keys[i]);
    }
  }

  /**
   * Has a use for the sum of the first reads, so that they are not left out; a pause is harmless.
   */
  private static void settle(long sum) {
    if (sum == Long.MIN_VALUE + 1) {
      Thread.onSpinWait();
    }
  }
}
