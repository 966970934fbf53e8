package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.WideDeltaKernel;
import java.lang.foreign.MemorySegment;

/**
 * Search for starts in a packed section: first for the block, by the bases of descriptors, then for
 * the row, by a kernel over the block's deltas.
 */
final class BlockSearch {
  private final MemorySegment file;
  private final Family family;
  private final long section;
  private final long rows;
  private final long blocks;
  private final DeltaKernel deltas1;
  private final DeltaKernel deltas2;
  private final DeltaKernel deltas4;
  private final DeltaKernel deltas8;
  private final WideDeltaKernel deltas16;

  BlockSearch(MemorySegment file, Family family, long section, long rows, SearchKernels kernels) {
    this.file = file;
    this.family = family;
    this.section = section;
    this.rows = rows;
    this.blocks = PackedSection.blocks(rows);
    this.deltas1 = kernels.deltas1();
    this.deltas2 = kernels.deltas2();
    this.deltas4 = kernels.deltas4();
    this.deltas8 = kernels.deltas8();
    this.deltas16 = kernels.deltas16();
  }

  /** Finds the last row that starts at or before an address, or -1. */
  long lastStartingUpTo(long high, long low) {
    long block =
        family == Family.IPV4
            ? lastIpv4BlockUpTo(0, blocks, low)
            : lastIpv6BlockUpTo(0, blocks, high, low);
    if (block < 0) {
      return -1;
    }
    int count = (int) Math.min(rows - block * FileFormat.BLOCK_ROWS, FileFormat.BLOCK_ROWS);
    return lastInBlockUpTo(block, 0, count, high, low);
  }

  /**
   * Finds the last row of a span that starts at or before an address, or the row before the span:
   * for callers who know that no row from the span's end on does.
   */
  long lastStartingUpTo(long from, long to, long high, long low) {
    if (from >= to) {
      return from - 1;
    }
    long first = from / FileFormat.BLOCK_ROWS;
    long end = (to - 1) / FileFormat.BLOCK_ROWS + 1;
    long block = first;
    if (end - first > 1) {
      block =
          family == Family.IPV4
              ? lastIpv4BlockUpTo(first + 1, end, low)
              : lastIpv6BlockUpTo(first + 1, end, high, low);
    }
    long start = block * FileFormat.BLOCK_ROWS;
    return lastInBlockUpTo(
        block,
        (int) (Math.max(from, start) - start),
        (int) (Math.min(to, start + FileFormat.BLOCK_ROWS) - start),
        high,
        low);
  }

  /** Finds the last row of a part of a block that starts at or before an address. */
  private long lastInBlockUpTo(long block, int from, int to, long high, long low) {
    long at = section + block * FileFormat.DESCRIPTOR_BYTES;
    long baseLow = file.get(FileFormat.LONG, at);
    long baseHigh = file.get(FileFormat.LONG, at + 8);
    int fields = file.get(FileFormat.INT, at + 24);
    int width = fields & FileFormat.WIDTH_MASK;
    long data = section + file.get(FileFormat.LONG, at + 16) + (long) from * width;
    int shift = fields >>> 8 & FileFormat.SHIFT_MASK;
    long keyLow = low - baseLow;
    long keyHigh = high - baseHigh - (Long.compareUnsigned(low, baseLow) < 0 ? 1 : 0);
    if (AddressBits.compare(high, low, baseHigh, baseLow) < 0) {
      return block * FileFormat.BLOCK_ROWS + from - 1;
    }
    long shiftedLow = Wide.shiftRightLow(keyHigh, keyLow, shift);
    long shiftedHigh = Wide.shiftRightHigh(keyHigh, shift);
    int count = to - from;
    long narrow = shiftedHigh == 0 ? shiftedLow : -1L;
    int row =
        switch (width) {
          case 1 -> deltas1.lastNotAbove(file, data, count, narrow);
          case 2 -> deltas2.lastNotAbove(file, data, count, narrow);
          case 4 -> deltas4.lastNotAbove(file, data, count, narrow);
          case 8 -> deltas8.lastNotAbove(file, data, count, narrow);
          default -> deltas16.lastNotAbove(file, data, count, shiftedHigh, shiftedLow);
        };
    return block * FileFormat.BLOCK_ROWS + from + row;
  }

  /**
   * By arithmetic instead of a branch, which no processor could predict. Bases of IPv4 blocks fit
   * in 32 bits, so that the sign of the difference tells which is larger; where that was not
   * checked, the wrong block is found.
   */
  private long lastIpv4BlockUpTo(long from, long to, long low) {
    long below = from; // so many blocks are known to start at or before the address
    for (long span = to - from; span > 0; ) {
      long half = span >>> 1;
      long at = section + (below + half) * FileFormat.DESCRIPTOR_BYTES;
      below += (span - half) & ~((low - file.get(FileFormat.LONG, at)) >> 63);
      span = half;
    }
    return below - 1;
  }

  private long lastIpv6BlockUpTo(long first, long end, long high, long low) {
    long from = first;
    long to = end;
    while (from < to) {
      long middle = (from + to) >>> 1;
      long at = section + middle * FileFormat.DESCRIPTOR_BYTES;
      int order =
          AddressBits.compare(
              file.get(FileFormat.LONG, at + 8), file.get(FileFormat.LONG, at), high, low);
      if (order <= 0) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from - 1;
  }
}
