package dev.netindex.search.scalar;

/** Unsigned 128-bit numbers as two {@code long}s. */
final class Wide {
  private Wide() {}

  /** Returns whether the first number is less than the second. */
  static boolean less(long high, long low, long otherHigh, long otherLow) {
    return high == otherHigh
        ? Long.compareUnsigned(low, otherLow) < 0
        : Long.compareUnsigned(high, otherHigh) < 0;
  }
}
