package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;

/**
 * Runs every kernel of a provider once on a few rows. A class that the provider can't link, or a
 * kernel that answers wrongly from the start, then shows when providers are chosen and another one
 * can still be taken, not in the middle of a lookup. It also loads the kernels' own classes, so
 * that an open reader does not need them from a bundle that is gone.
 */
final class KernelTrial {
  /** Three rows of all zeros in every form: the longest are those of 56 bytes. */
  private static final int ROWS = 3;

  private final MemorySegment zeros = MemorySegment.ofArray(new byte[ROWS * 56]);

  private KernelTrial() {}

  /**
   * Tries a provider.
   *
   * @param provider a provider that calls itself available
   * @throws IllegalStateException if a kernel answers wrongly
   */
  static void run(SearchProvider provider) {
    SearchKernels kernels = provider.kernels();
    KernelTrial trial = new KernelTrial();
    trial.check("1", kernels.deltas1());
    trial.check("2", kernels.deltas2());
    trial.check("4", kernels.deltas4());
    trial.check("8", kernels.deltas8());
    int row = kernels.deltas16().lastNotAbove(trial.zeros, 0, ROWS, 0, 1);
    expect("deltas of 16 bytes", ROWS - 1, row);
    trial.check("IPv4", kernels.ipv4Intervals());
    trial.check("IPv6", kernels.ipv6Intervals());
    trial.check("1", kernels.ipv4RowCheck1());
    trial.check("2", kernels.ipv4RowCheck2());
    trial.check("4", kernels.ipv4RowCheck4());
  }

  private void check(String width, DeltaKernel kernel) {
    int row = kernel.lastNotAbove(zeros, 0, ROWS, 1);
    expect("deltas of " + width + " bytes", ROWS - 1, row);
  }

  private void check(String family, IntervalKernel kernel) {
    String what = family + " intervals";
    expect(what, 1, kernel.next(zeros, 0, ROWS, 1, 0, 0, 0, 0));
    expect(what, -1, kernel.next(zeros, 0, ROWS, 0, 0, 1, 0, 1));
    expect(what, ROWS - 1, kernel.previous(zeros, 0, ROWS, ROWS, 0, 0, 0, 0));
    expect(what, ROWS, kernel.lowerBound(zeros, 0, ROWS, 0, 0, 0, 1));
  }

  /** One row of 0.0.0.0/0 after none; two of them overlap. */
  private void check(String width, RowCheckKernel kernel) {
    String what = "IPv4 rows with deltas of " + width + " bytes";
    expect(what, 0xFFFF_FFFFL, kernel.lastEnd(zeros, 0, 16, 1, 0, 0, -1));
    expect(what, RowCheckKernel.WRONG, kernel.lastEnd(zeros, 0, 16, 2, 0, 0, -1));
  }

  private static void expect(String what, long expected, long actual) {
    if (actual != expected) {
      throw new IllegalStateException(
          "kernel for " + what + " answered " + actual + " instead of " + expected);
    }
  }
}
