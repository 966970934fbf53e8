package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.Fault;
import dev.netindex.format.IpAddress;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.NetindexException;
import dev.netindex.format.layout.BucketBitmap;
import java.util.List;

/**
 * For each bucket of the top address bits, which of up to 64 sources hold any row there, as one bit
 * a source. Immutable once shared.
 */
final class SourceMasks {
  static final int MAX_SOURCES = 64;

  private final int bits;
  private final long[] ipv4;
  private final long[] ipv6;

  private SourceMasks(int bits, long[] ipv4, long[] ipv6) {
    this.bits = bits;
    this.ipv4 = ipv4;
    this.ipv6 = ipv6;
  }

  static SourceMasks of(int bits, List<BucketBitmap> sources) {
    SourceMasks masks = new SourceMasks(bits, new long[1 << bits], new long[1 << bits]);
    for (int source = 0; source < sources.size(); source++) {
      masks.set(source, sources.get(source));
    }
    return masks;
  }

  static void checkCount(int sources) {
    if (sources > MAX_SOURCES) {
      throw new LimitExceededException(
          Fault.ROUTED_READERS,
          NetindexException.NO_OFFSET,
          "at most " + MAX_SOURCES + " readers",
          Integer.toString(sources));
    }
  }

  SourceMasks replaced(int source, BucketBitmap bitmap) {
    SourceMasks copy = new SourceMasks(bits, ipv4.clone(), ipv6.clone());
    copy.set(source, bitmap);
    return copy;
  }

  /** Returns one bit for each source that may contain an address; touches one cache line. */
  long candidates(IpAddress address) {
    return words(address.family())[
        BucketBitmap.bucket(bits, address.family(), address.high(), address.low())];
  }

  static int[] positions(long mask) {
    int[] positions = new int[Long.bitCount(mask)];
    long left = mask;
    for (int i = 0; i < positions.length; i++) {
      positions[i] = Long.numberOfTrailingZeros(left);
      left &= left - 1;
    }
    return positions;
  }

  private void set(int source, BucketBitmap bitmap) {
    for (Family family : Family.values()) {
      long[] words = words(family);
      for (int bucket = 0; bucket < words.length; bucket++) {
        long bit = 1L << source;
        words[bucket] = bitmap.get(family, bucket) ? words[bucket] | bit : words[bucket] & ~bit;
      }
    }
  }

  private long[] words(Family family) {
    return family == Family.IPV4 ? ipv4 : ipv6;
  }
}
