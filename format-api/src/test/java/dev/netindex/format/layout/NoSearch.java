package dev.netindex.format.layout;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.WideDeltaKernel;
import java.lang.foreign.MemorySegment;

/** Kernels for tests that search nothing; blocks are checked by the built-in ones. */
final class NoSearch implements SearchKernels, IntervalKernel {
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
