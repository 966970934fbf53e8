package dev.netindex.search.vector;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.RunKernel;
import dev.netindex.format.spi.SearchKernels;
import dev.netindex.format.spi.WideDeltaKernel;
import dev.netindex.search.scalar.ScalarSearchProvider;

/**
 * One kernel for each form: with vectors where they win, else the scalar one.
 *
 * @param deltas1 columns of 1 byte a row
 * @param deltas2 columns of 2 bytes a row
 * @param deltas4 columns of 4 bytes a row
 * @param deltas8 columns of 8 bytes a row
 * @param deltas16 columns of 16 bytes a row
 * @param ipv4Intervals rows of 20 bytes
 * @param ipv6Intervals rows of 56 bytes
 * @param runs runs of directories
 */
record VectorKernels(
    DeltaKernel deltas1,
    DeltaKernel deltas2,
    DeltaKernel deltas4,
    DeltaKernel deltas8,
    WideDeltaKernel deltas16,
    IntervalKernel ipv4Intervals,
    IntervalKernel ipv6Intervals,
    RunKernel runs)
    implements SearchKernels {

  /** The kernels of this virtual machine. */
  static final SearchKernels ALL = over(new ScalarSearchProvider().kernels());

  private static VectorKernels over(SearchKernels scalar) {
    return new VectorKernels(
        new Deltas1(scalar.deltas1()),
        new Deltas2(scalar.deltas2()),
        Species.pays(Species.INTS) ? new Deltas4(scalar.deltas4()) : scalar.deltas4(),
        Species.pays(Species.LONGS) ? new Deltas8(scalar.deltas8()) : scalar.deltas8(),
        scalar.deltas16(),
        scalar.ipv4Intervals(),
        scalar.ipv6Intervals(),
        Species.pays(Species.LONGS) ? new Runs() : scalar.runs());
  }
}
