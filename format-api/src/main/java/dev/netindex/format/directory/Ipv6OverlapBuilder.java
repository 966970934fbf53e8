package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;
import dev.netindex.format.spi.RunKernel;
import org.jspecify.annotations.Nullable;

/** Builds the directory of overlapping IPv6 rows. */
final class Ipv6OverlapBuilder {
  private static final int FINEST_STRIDE = 4;
  private static final int COARSEST_STRIDE = 64;

  private Ipv6OverlapBuilder() {}

  static @Nullable OverlapDirectory build(IntervalSection section, RunKernel runs, long bytes) {
    for (int stride = FINEST_STRIDE; stride <= COARSEST_STRIDE; stride *= 2) {
      int starts = (int) ((section.rows() + stride - 1) / stride);
      long forLists = bytes - StartTree.bytes(starts);
      if (forLists < 4L * starts + 128) {
        continue;
      }
      StartTree tree = tree(section, runs, stride, starts);
      OverlapLists lists = tree == null ? null : lists(section, stride, starts, forLists);
      if (tree != null && lists != null) {
        return new Ipv6Overlaps(section, tree, stride, lists);
      }
    }
    return null;
  }

  private static @Nullable StartTree tree(
      IntervalSection section, RunKernel runs, int stride, int starts) {
    long[] lowest = StartTree.lowest(starts);
    int at = 1;
    for (long row = 0; row < section.rows(); row += stride) {
      lowest[StartTree.place(at++)] = section.startHigh(row);
    }
    return StartTree.over(runs, lowest, starts, section.startHigh(section.rows() - 1));
  }

  private static @Nullable OverlapLists lists(
      IntervalSection section, int stride, int starts, long bytes) {
    OverlapListBuilder builder = new OverlapListBuilder(section, starts, bytes);
    long rows = section.rows();
    for (long row = 0; row < rows; row += stride) {
      long high = section.startHigh(row);
      long low = section.startLow(row);
      if (!builder.add(high, low, (int) row, (int) Math.min(row + stride, rows))) {
        return null;
      }
    }
    return builder.build();
  }
}
