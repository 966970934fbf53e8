package dev.netindex.format.layout;

import dev.netindex.format.Family;

/**
 * One bit for each value of the top address bits of both families: set where a row has an address.
 * Filled by one thread, then read by any.
 */
public final class BucketBitmap {
  private final int bits;
  private final long[] ipv4;
  private final long[] ipv6;

  /**
   * Makes an empty bitmap of 2<sup>bits</sup> buckets a family.
   *
   * @param bits 6 to 16
   */
  public BucketBitmap(int bits) {
    this.bits = bits;
    this.ipv4 = new long[1 << (bits - 6)];
    this.ipv6 = new long[1 << (bits - 6)];
  }

  /**
   * Returns the bucket of an address.
   *
   * @param bits leading address bits that number a bucket
   * @param family family of the address
   * @param high first 64 bits, 0 for IPv4
   * @param low last 64 bits
   * @return 0 to 2<sup>bits</sup>-1
   */
  public static int bucket(int bits, Family family, long high, long low) {
    return (int) (family == Family.IPV4 ? low >>> (32 - bits) : high >>> (64 - bits));
  }

  /**
   * Sets every bucket from a first to a last address.
   *
   * @param family family of the addresses
   * @param startHigh first 64 bits of the first address
   * @param startLow last 64 bits of the first address
   * @param endHigh first 64 bits of the last address
   * @param endLow last 64 bits of the last address
   */
  public void add(Family family, long startHigh, long startLow, long endHigh, long endLow) {
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

  /** Tells whether two addresses are in one bucket. */
  boolean isOne(Family family, long startHigh, long startLow, long endHigh, long endLow) {
    return bucket(bits, family, startHigh, startLow) == bucket(bits, family, endHigh, endLow);
  }

  /**
   * Tells whether a bucket is set.
   *
   * @param family its family
   * @param bucket 0 to 2<sup>bits</sup>-1
   * @return true if a row has an address in it
   */
  public boolean get(Family family, int bucket) {
    return (words(family)[bucket >>> 6] & 1L << bucket) != 0;
  }

  /**
   * Counts the buckets that are set.
   *
   * @param family which
   * @return 0 to 2<sup>bits</sup>
   */
  public int count(Family family) {
    int count = 0;
    for (long word : words(family)) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** Sets what another bitmap of as many buckets has set. */
  void addAll(BucketBitmap other) {
    for (int word = 0; word < ipv4.length; word++) {
      ipv4[word] |= other.ipv4[word];
      ipv6[word] |= other.ipv6[word];
    }
  }

  private long[] words(Family family) {
    return family == Family.IPV4 ? ipv4 : ipv6;
  }
}
