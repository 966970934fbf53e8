package dev.netindex.format.layout;

import dev.netindex.format.Family;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;

/**
 * Tells whether all rows of some blocks of a packed section are right, block by block: the columns
 * of a block are less than a kilobyte in most, so they come from memory once.
 */
final class PackedSweep {
  private final PackedSection section;
  private final Family family;
  private final RecordIds ids;
  private final BlockView block;
  private final BlockCheck check;
  private final BlockBuckets spread;

  PackedSweep(
      MemorySegment file,
      long offset,
      PackedSection section,
      SearchKernels kernels,
      RecordIds ids,
      BucketBitmap buckets) {
    this.section = section;
    this.family = section.family();
    this.ids = ids;
    this.block = new BlockView(file, offset);
    this.check = family == Family.IPV4 ? new Ipv4BlockCheck(kernels) : new Ipv6BlockCheck();
    this.spread = new BlockBuckets(family, buckets);
  }

  /** Checks the blocks [from, to), and that the first of them starts after the one before. */
  boolean run(long from, long to) {
    if (from > 0) {
      // Not checked yet maybe, but where it is wrong the whole file is.
      IpRow before = new IpRow();
      section.load(from * FileFormat.BLOCK_ROWS - 1, before);
      check.startAfter(before.endHigh, before.endLow);
    }
    for (long number = from; number < to; number++) {
      block.read(number);
      if (!check.check(block) || !block.takeIds(ids)) {
        return false;
      }
      spread.add(block, check);
    }
    return true;
  }
}
