package dev.netindex.format.spi;

/**
 * One kernel for each column width and each row form, so that no loop switches on a width. Kernels
 * hold no state and are shared by all threads.
 */
public interface SearchKernels {
  /**
   * Returns the kernel for delta columns of 1 byte a row.
   *
   * @return never null
   */
  DeltaKernel deltas1();

  /**
   * Returns the kernel for delta columns of 2 bytes a row.
   *
   * @return never null
   */
  DeltaKernel deltas2();

  /**
   * Returns the kernel for delta columns of 4 bytes a row.
   *
   * @return never null
   */
  DeltaKernel deltas4();

  /**
   * Returns the kernel for delta columns of 8 bytes a row.
   *
   * @return never null
   */
  DeltaKernel deltas8();

  /**
   * Returns the kernel for delta columns of 16 bytes a row.
   *
   * @return never null
   */
  WideDeltaKernel deltas16();

  /**
   * Returns the kernel for IPv4 interval rows of 20 bytes.
   *
   * @return never null
   */
  IntervalKernel ipv4Intervals();

  /**
   * Returns the kernel for IPv6 interval rows of 56 bytes.
   *
   * @return never null
   */
  IntervalKernel ipv6Intervals();

  /**
   * Returns the kernel that checks IPv4 blocks with deltas of 1 byte a row at opening.
   *
   * @return never null; the built-in scalar one unless a provider has its own
   */
  default RowCheckKernel ipv4RowCheck1() {
    return ScalarRowCheck.WIDTH_1;
  }

  /**
   * Returns the kernel that checks IPv4 blocks with deltas of 2 bytes a row at opening.
   *
   * @return never null; the built-in scalar one unless a provider has its own
   */
  default RowCheckKernel ipv4RowCheck2() {
    return ScalarRowCheck.WIDTH_2;
  }

  /**
   * Returns the kernel that checks IPv4 blocks with deltas of 4 bytes a row at opening.
   *
   * @return never null; the built-in scalar one unless a provider has its own
   */
  default RowCheckKernel ipv4RowCheck4() {
    return ScalarRowCheck.WIDTH_4;
  }

  /**
   * Returns the kernel for runs of numbers on the heap, the steps of directories.
   *
   * @return never null; the built-in one unless the provider has a faster one
   */
  default RunKernel runs() {
    return ScalarRunKernel.INSTANCE;
  }
}
