package dev.netindex.format.directory;

/** Has a use for sums of reads that only bring lines into the caches, so that they are made. */
final class Touched {
  private Touched() {}

  /** Takes a sum. A pause now and then is harmless. */
  static void use(long sum) {
    if (sum == Long.MIN_VALUE + 1) {
      Thread.onSpinWait();
    }
  }
}
