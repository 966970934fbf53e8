package dev.netindex.search.scalar;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.WideDeltaKernel;

/**
 * One kernel for each form.
 *
 * @param deltas1 columns of 1 byte a row
 * @param deltas2 columns of 2 bytes a row
 * @param deltas4 columns of 4 bytes a row
 * @param deltas8 columns of 8 bytes a row
 * @param deltas16 columns of 16 bytes a row
 * @param ipv4Intervals rows of 20 bytes
 * @param ipv6Intervals rows of 56 bytes
 */
record ScalarKernels(
    DeltaKernel deltas1,
    DeltaKernel deltas2,
    DeltaKernel deltas4,
    DeltaKernel deltas8,
    WideDeltaKernel deltas16,
    IntervalKernel ipv4Intervals,
    IntervalKernel ipv6Intervals)
    implements SearchKernels {

  ScalarKernels() {
    this(
        new Deltas1(),
        new Deltas2(),
        new Deltas4(),
        new Deltas8(),
        new Deltas16(),
        new Ipv4Intervals(),
        new Ipv6Intervals());
  }
}
