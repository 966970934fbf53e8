package dev.netindex.format.spi;

/**
 * The built-in search in runs: halving without a branch. The batch forms first read one number of
 * each line for all keys, so that the lines come from memory side by side, and then search in the
 * first caches.
 */
final class ScalarRunKernel implements RunKernel {
  static final RunKernel INSTANCE = new ScalarRunKernel();

  private ScalarRunKernel() {}

  @Override
  public int lastOfShort(long[] numbers, int from, long key) {
    int at = from;
    at += numbers[at + 4] <= key ? 4 : 0;
    at += numbers[at + 2] <= key ? 2 : 0;
    at += numbers[at + 1] <= key ? 1 : 0;
    return at;
  }

  @Override
  public int lastOfLong(long[] numbers, int from, long key) {
    int at = from;
    at += numbers[at + 8] <= key ? 8 : 0;
    at += numbers[at + 4] <= key ? 4 : 0;
    at += numbers[at + 2] <= key ? 2 : 0;
    at += numbers[at + 1] <= key ? 1 : 0;
    return at;
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
