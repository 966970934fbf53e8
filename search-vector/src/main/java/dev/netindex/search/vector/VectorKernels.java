package dev.netindex.search.vector;

import dev.netindex.format.spi.DeltaKernel;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.RowCheckKernel;
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
 * @param ipv4RowCheck1 blocks with deltas of 1 byte
 * @param ipv4RowCheck2 blocks with deltas of 2 bytes
 * @param ipv4RowCheck4 blocks with deltas of 4 bytes
 */
record VectorKernels(
    DeltaKernel deltas1,
    DeltaKernel deltas2,
    DeltaKernel deltas4,
    DeltaKernel deltas8,
    WideDeltaKernel deltas16,
    IntervalKernel ipv4Intervals,
    IntervalKernel ipv6Intervals,
    RowCheckKernel ipv4RowCheck1,
    RowCheckKernel ipv4RowCheck2,
    RowCheckKernel ipv4RowCheck4)
    implements SearchKernels {

  /** The kernels of this virtual machine. */
  static final SearchKernels ALL = over(new ScalarSearchProvider().kernels());

  private static VectorKernels over(SearchKernels scalar) {
    boolean checks = RowLanes.exist();
    return new VectorKernels(
        new Deltas1(scalar.deltas1()),
        new Deltas2(scalar.deltas2()),
        Species.pays(Species.INTS) ? new Deltas4(scalar.deltas4()) : scalar.deltas4(),
        Species.pays(Species.LONGS) ? new Deltas8(scalar.deltas8()) : scalar.deltas8(),
        scalar.deltas16(),
        scalar.ipv4Intervals(),
        scalar.ipv6Intervals(),
        checks ? new RowCheck1(scalar.ipv4RowCheck1()) : scalar.ipv4RowCheck1(),
        checks ? new RowCheck2(scalar.ipv4RowCheck2()) : scalar.ipv4RowCheck2(),
        checks ? new RowCheck4(scalar.ipv4RowCheck4()) : scalar.ipv4RowCheck4());
  }
}
