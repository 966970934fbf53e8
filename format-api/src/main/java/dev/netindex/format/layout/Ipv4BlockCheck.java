package dev.netindex.format.layout;

import dev.netindex.format.spi.RowCheckKernel;
import dev.netindex.format.spi.SearchKernels;

/**
 * Checks the rows of IPv4 blocks, one after another: bounds, prefixes, canonical form, order. A
 * kernel of the search provider does the widths that writers choose, if it has its own; else loops
 * over copies of the columns do. Wider deltas, which only other files have, are compared one by
 * one.
 */
final class Ipv4BlockCheck implements BlockCheck {
  private static final int MAX_SHIFT = 31;

  private final RowCheckKernel width1;
  private final RowCheckKernel width2;
  private final RowCheckKernel width4;
  private final boolean builtIn;
  private long end = -1;

  Ipv4BlockCheck(SearchKernels kernels) {
    this.width1 = kernels.ipv4RowCheck1();
    this.width2 = kernels.ipv4RowCheck2();
    this.width4 = kernels.ipv4RowCheck4();
    this.builtIn = width1.isBuiltIn() && width2.isBuiltIn() && width4.isBuiltIn();
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
    boolean plain = builtIn || block.width > 4;
    if (plain || !block.uniformKind || !block.uniformNetwork) {
      block.copy();
    }
    end = plain ? Ipv4Columns.lastEnd(block, shift, end) : run(block, shift);
    return end != RowCheckKernel.WRONG && block.kindsFit(32);
  }

  private long run(BlockView block, int shift) {
    RowCheckKernel kernel =
        switch (block.width) {
          case 1 -> width1;
          case 2 -> width2;
          default -> width4;
        };
    return kernel.lastEnd(
        block.file, block.deltas, block.prefixes, block.rows, block.baseLow, shift, end);
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
