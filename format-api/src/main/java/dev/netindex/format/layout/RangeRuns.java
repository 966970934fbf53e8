package dev.netindex.format.layout;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where long runs of equal ranges end, so that a longest-prefix search need not walk through them
 * to a network with the same bounds. Made at first need by one pass over the rows; files without
 * such runs, which is almost all, never need it. Safe for many threads: at worst two make the same
 * table.
 */
final class RangeRuns {
  /** Rows that are looked at one by one before the table is asked. */
  private static final int WALK = 32;

  private final IntervalSection section;
  private volatile long @Nullable [] table;

  RangeRuns(IntervalSection section) {
    this.section = section;
  }

  /**
   * Finds the first row with the bounds of {@code first}, from there on, that is no range, or -1.
   */
  long firstNetwork(long first) {
    long end = Math.min(first + WALK, section.rows());
    for (long row = first; row < end; row++) {
      if (row > first && !section.sameBounds(first, row)) {
        return -1;
      }
      if (section.kind(row) != FileFormat.KIND_RANGE) {
        return row;
      }
    }
    return end == section.rows() ? -1 : lookUp(first);
  }

  private long lookUp(long first) {
    long[] runs = table;
    if (runs == null) {
      runs = collect();
      table = runs;
    }
    int low = 0;
    int high = runs.length / 2;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (runs[2 * middle] < first) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < runs.length / 2 && runs[2 * low] == first ? runs[2 * low + 1] : -1;
  }

  /** Collects pairs: first row of a run that starts with many ranges, its first other row or -1. */
  private long[] collect() {
    long[] runs = new long[16];
    int length = 0;
    long row = 0;
    while (row < section.rows()) {
      long first = row;
      long network = -1;
      do {
        if (network < 0 && section.kind(row) != FileFormat.KIND_RANGE) {
          network = row;
        }
        row++;
      } while (row < section.rows() && section.sameBounds(first, row));
      if (row - first >= WALK && (network < 0 || network - first >= WALK)) {
        if (length == runs.length) {
          runs = Arrays.copyOf(runs, length * 2);
        }
        runs[length++] = first;
        runs[length++] = network;
      }
    }
    return Arrays.copyOf(runs, length);
  }
}
