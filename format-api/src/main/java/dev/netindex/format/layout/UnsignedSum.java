package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;

/** Sums and products of unsigned 64-bit lengths that refuse to overflow. */
final class UnsignedSum {
  private UnsignedSum() {}

  static long add(long a, long b) {
    long sum = a + b;
    if (Long.compareUnsigned(sum, a) < 0) {
      throw overflow(Long.toUnsignedString(a) + " + " + Long.toUnsignedString(b));
    }
    return sum;
  }

  static long multiply(long count, long size) {
    if (Math.unsignedMultiplyHigh(count, size) != 0) {
      throw overflow(Long.toUnsignedString(count) + " x " + size);
    }
    return count * size;
  }

  private static LimitExceededException overflow(String actual) {
    return new LimitExceededException(
        Fault.ADDRESSABLE_BYTES, LimitExceededException.NO_OFFSET, "a sum below 2^64", actual);
  }
}
