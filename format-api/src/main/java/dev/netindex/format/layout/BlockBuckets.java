package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;

/**
 * Marks the buckets of blocks that were checked. Most blocks lie in one bucket, which their first
 * and last address tell; in the others each row is looked at.
 */
final class BlockBuckets {
  private final Family family;
  private final BucketBitmap buckets;

  BlockBuckets(Family family, BucketBitmap buckets) {
    this.family = family;
    this.buckets = buckets;
  }

  void add(BlockView block, BlockCheck checked) {
    if (buckets.isOne(family, block.baseHigh, block.baseLow, checked.endHigh(), checked.endLow())) {
      buckets.add(family, block.baseHigh, block.baseLow, block.baseHigh, block.baseLow);
      return;
    }
    block.copy();
    block.widen();
    for (int row = 0; row < block.rows; row++) {
      long shiftedLow = Wide.shiftLeftLow(block.deltaLow[row], block.shift);
      long low = block.baseLow + shiftedLow;
      long carry = Long.compareUnsigned(low, shiftedLow) < 0 ? 1 : 0;
      long high =
          block.baseHigh
              + Wide.shiftLeftHigh(block.deltaHigh[row], block.deltaLow[row], block.shift)
              + carry;
      int prefix = block.prefix(row) + 128 - family.bits();
      buckets.add(
          family,
          high,
          low,
          high | AddressBits.hostMaskHigh(prefix),
          low | AddressBits.hostMaskLow(prefix));
    }
  }
}
