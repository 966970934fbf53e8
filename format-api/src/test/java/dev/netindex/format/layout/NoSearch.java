package dev.netindex.format.layout;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.RowCheckKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.WideDeltaKernel;
import java.lang.foreign.MemorySegment;

/**
 * Kernels for tests that search nothing. Blocks are checked as without a provider's kernels, or by
 * the built-in ones as if they were a provider's.
 */
final class NoSearch implements SearchKernels, IntervalKernel {
  private final boolean ownRowChecks;

  NoSearch(boolean ownRowChecks) {
    this.ownRowChecks = ownRowChecks;
  }

  @Override
  public RowCheckKernel ipv4RowCheck1() {
    return own(SearchKernels.super.ipv4RowCheck1());
  }

  @Override
  public RowCheckKernel ipv4RowCheck2() {
    return own(SearchKernels.super.ipv4RowCheck2());
  }

  @Override
  public RowCheckKernel ipv4RowCheck4() {
    return own(SearchKernels.super.ipv4RowCheck4());
  }

  private RowCheckKernel own(RowCheckKernel kernel) {
    return ownRowChecks ? kernel::lastEnd : kernel;
  }

  @Override
  public DeltaKernel deltas1() {
    return (_, _, _, _) -> -1;
  }

  @Override
  public DeltaKernel deltas2() {
    return deltas1();
  }

  @Override
  public DeltaKernel deltas4() {
    return deltas1();
  }

  @Override
  public DeltaKernel deltas8() {
    return deltas1();
  }

  @Override
  public WideDeltaKernel deltas16() {
    return (_, _, _, _, _) -> -1;
  }

  @Override
  public IntervalKernel ipv4Intervals() {
    return this;
  }

  @Override
  public IntervalKernel ipv6Intervals() {
    return this;
  }

  @Override
  public long next(
      MemorySegment file,
      long section,
      long rows,
      long from,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    return -1;
  }

  @Override
  public long previous(
      MemorySegment file,
      long section,
      long rows,
      long before,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    return -1;
  }

  @Override
  public long lowerBound(
      MemorySegment file,
      long section,
      long rows,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    return rows;
  }
}
