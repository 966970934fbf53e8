package dev.netindex.format.reader;

import dev.netindex.format.Family;

/**
 * One bit for each value of the top address bits of both families: set where a row has an address.
 * Filled by one thread, then read by any.
 */
final class BucketBitmap {
  private final int bits;
  private final long[] ipv4;
  private final long[] ipv6;

  /** Makes an empty bitmap of 2<sup>bits</sup> buckets a family; at least 64. */
  BucketBitmap(int bits) {
    this.bits = bits;
    this.ipv4 = new long[1 << (bits - 6)];
    this.ipv6 = new long[1 << (bits - 6)];
  }

  /** Returns the bucket of an address. */
  static int bucket(int bits, Family family, long high, long low) {
    return (int) (family == Family.IPV4 ? low >>> (32 - bits) : high >>> (64 - bits));
  }

  /** Sets every bucket from a row's first to its last address. */
  void add(Family family, long startHigh, long startLow, long endHigh, long endLow) {
    int first = bucket(bits, family, startHigh, startLow);
    int last = bucket(bits, family, endHigh, endLow);
    if (first < 0 || last >= 1 << bits || first > last) {
      return; // Only a trusted file has such a row, and no lookup can answer from it rightly.
    }
    long[] words = words(family);
    int firstWord = first >>> 6;
    int lastWord = last >>> 6;
    long firstMask = -1L << first;
    long lastMask = -1L >>> (63 - (last & 63));
    if (firstWord == lastWord) {
      words[firstWord] |= firstMask & lastMask;
      return;
    }
    words[firstWord] |= firstMask;
    for (int word = firstWord + 1; word < lastWord; word++) {
      words[word] = -1L;
    }
    words[lastWord] |= lastMask;
  }

  boolean get(Family family, int bucket) {
    return (words(family)[bucket >>> 6] & 1L << bucket) != 0;
  }

  int bits() {
    return bits;
  }

  int count(Family family) {
    int count = 0;
    for (long word : words(family)) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private long[] words(Family family) {
    return family == Family.IPV4 ? ipv4 : ipv6;
  }
}
