package dev.netindex.format.layout;

import dev.netindex.format.spi.RowCheckKernel;
import dev.netindex.format.spi.SearchKernels;

/**
 * Checks the rows of IPv4 blocks, one after another: bounds, prefixes, canonical form, order. A
 * kernel does the widths that writers choose; wider deltas, which only other files have, are
 * compared here.
 */
final class Ipv4BlockCheck implements BlockCheck {
  private static final int MAX_SHIFT = 31;

  private final RowCheckKernel width1;
  private final RowCheckKernel width2;
  private final RowCheckKernel width4;
  private long end = -1;

  Ipv4BlockCheck(SearchKernels kernels) {
    this.width1 = kernels.ipv4RowCheck1();
    this.width2 = kernels.ipv4RowCheck2();
    this.width4 = kernels.ipv4RowCheck4();
  }

  @Override
  public void startAfter(long high, long low) {
    end = low;
  }

  @Override
  public boolean check(BlockView block) {
    if (block.baseHigh != 0 || block.baseLow >>> 32 != 0) {
      return false;
    }
    int shift = block.shift;
    if (shift > MAX_SHIFT) {
      // The first delta is 0 (DescriptorCheck), any other one would be too large.
      if (block.rows > 1) {
        return false;
      }
      shift = 0;
    }
    end =
        switch (block.width) {
          case 1 -> run(width1, block, shift);
          case 2 -> run(width2, block, shift);
          case 4 -> run(width4, block, shift);
          default -> wide(block, shift);
        };
    return end != RowCheckKernel.WRONG && block.kindsFit(32);
  }

  private long run(RowCheckKernel kernel, BlockView block, int shift) {
    return kernel.lastEnd(
        block.file, block.deltas, block.prefixes, block.rows, block.baseLow, shift, end);
  }

  private long wide(BlockView block, int shift) {
    block.widen();
    long last = end;
    for (int row = 0; row < block.rows; row++) {
      long delta = block.deltaLow[row];
      int prefix = block.prefix(row);
      if (block.deltaHigh[row] != 0 || delta >>> 32 != 0 || prefix > 32) {
        return RowCheckKernel.WRONG;
      }
      long start = block.baseLow + (delta << shift);
      long host = FileFormat.MAX_U32 >>> prefix;
      if (start >>> 32 != 0 || (start & host) != 0 || start <= last) {
        return RowCheckKernel.WRONG;
      }
      last = start | host;
    }
    return last;
  }

  @Override
  public long endHigh() {
    return 0;
  }

  @Override
  public long endLow() {
    return end;
  }
}
