package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.layout.BucketBitmap;

/**
 * Which of the 4,096 buckets of the top 12 address bits of each family hold any row of an index: 1
 * KiB that tells most misses without asking the index. It may say yes wrongly, never no wrongly. AS
 * numbers add nothing. Immutable, safe for all threads, usable after its reader closed.
 */
public final class Coverage {
  /** Leading address bits that number a bucket. */
  public static final int BUCKET_BITS = 12;

  private final BucketBitmap bitmap;

  Coverage(BucketBitmap bitmap) {
    this.bitmap = bitmap;
  }

  /**
   * Tells whether the index may have a row that contains an address. Touches one cache line.
   *
   * @param address the address, in its own family
   * @return false if it has none
   */
  public boolean mayContain(IpAddress address) {
    return bitmap.get(
        address.family(),
        BucketBitmap.bucket(BUCKET_BITS, address.family(), address.high(), address.low()));
  }

  /**
   * Counts the buckets that hold a row.
   *
   * @param family which half of the coverage
   * @return 0 to 4,096
   */
  public int buckets(Family family) {
    return bitmap.count(family);
  }

  BucketBitmap bitmap() {
    return bitmap;
  }
}
