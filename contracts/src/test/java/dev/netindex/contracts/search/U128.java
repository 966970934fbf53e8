package dev.netindex.contracts.search;

import java.util.Random;

/** An unsigned 128-bit number, as the kernels take it: two {@code long}s. */
record U128(long high, long low) implements Comparable<U128> {
  static final U128 ZERO = new U128(0, 0);

  static U128 of(long low) {
    return new U128(0, low);
  }

  /** The largest number of so many bytes. */
  static U128 max(int bytes) {
    return bytes == 16 ? new U128(-1, -1) : new U128(0, bytes == 8 ? -1 : (1L << (8 * bytes)) - 1);
  }

  /** A number of at most so many bytes, of any magnitude. */
  static U128 random(Random random, int bytes) {
    int bits = random.nextInt(8 * bytes + 1);
    long high = bits > 64 ? random.nextLong() >>> (128 - bits) : 0;
    long low = bits >= 64 ? random.nextLong() : bits == 0 ? 0 : random.nextLong() >>> (64 - bits);
    return new U128(high, low);
  }

  U128 plusOne() {
    return new U128(low == -1 ? high + 1 : high, low + 1);
  }

  U128 minusOne() {
    return new U128(low == 0 ? high - 1 : high, low - 1);
  }

  boolean isAbove(U128 other) {
    return compareTo(other) > 0;
  }

  boolean isBelow(U128 other) {
    return compareTo(other) < 0;
  }

  /** Writes the number, little-endian; the caller sees to it that it fits. */
  void write(byte[] to, int at, int bytes) {
    for (int i = 0; i < bytes; i++) {
      to[at + i] = (byte) ((i < 8 ? low : high) >>> (8 * (i % 8)));
    }
  }

  @Override
  public int compareTo(U128 other) {
    int highs = Long.compareUnsigned(high, other.high);
    return highs != 0 ? highs : Long.compareUnsigned(low, other.low);
  }

  @Override
  public String toString() {
    return high == 0 ? Long.toHexString(low) : String.format("%x%016x", high, low);
  }
}
