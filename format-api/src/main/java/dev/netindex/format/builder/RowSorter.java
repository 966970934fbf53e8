package dev.netindex.format.builder;

/**
 * Sorts a {@link RowTable}: a merge sort that starts from the runs that are there. Sorted input
 * costs one pass and no memory; anything else costs a second table while it lasts.
 */
final class RowSorter {
  private static final int SHORT_RUN = 24;

  private final RowTable rows;
  private final RowTable runs = new RowTable(1);

  private RowSorter(RowTable rows) {
    this.rows = rows;
  }

  /**
   * Sorts rows of which no two are equal.
   *
   * @param rows is left in any order
   * @return the sorted table, perhaps {@code rows} itself
   */
  static RowTable sort(RowTable rows) {
    return new RowSorter(rows).sort();
  }

  private RowTable sort() {
    findRuns();
    if (runs.size() <= 1) {
      return rows;
    }
    RowTable from = rows;
    RowTable to = RowTable.zeros(rows.width(), rows.size());
    RowTable starts = runs;
    while (starts.size() > 1) {
      starts = mergePairs(starts, from, to);
      RowTable merged = to;
      to = from;
      from = merged;
    }
    return from;
  }

  /** Notes where runs start; reverses falling ones and lengthens short ones. */
  private void findRuns() {
    long start = 0;
    while (start < rows.size()) {
      long end = start + 1;
      if (end < rows.size() && rows.compare(end, start) < 0) {
        end = endOfFall(end);
        reverse(start, end);
      } else {
        end = endOfRise(end);
      }
      if (end - start < SHORT_RUN) {
        long longer = Math.min(start + SHORT_RUN, rows.size());
        insert(start, end, longer);
        end = longer;
      }
      runs.set(runs.add(), 0, start);
      start = end;
    }
  }

  private long endOfRise(long from) {
    long end = from;
    while (end < rows.size() && rows.compare(end - 1, end) < 0) {
      end++;
    }
    return end;
  }

  private long endOfFall(long from) {
    long end = from;
    while (end < rows.size() && rows.compare(end, end - 1) < 0) {
      end++;
    }
    return end;
  }

  private void reverse(long start, long end) {
    long[] held = new long[rows.width()];
    long low = start;
    long high = end - 1;
    while (low < high) {
      rows.read(low, held);
      rows.copy(rows, high, low);
      rows.write(high, held);
      low++;
      high--;
    }
  }

  /** Brings the rows from {@code sorted} to {@code end} into the run before them, one by one. */
  private void insert(long start, long sorted, long end) {
    long[] held = new long[rows.width()];
    for (long next = sorted; next < end; next++) {
      rows.read(next, held);
      long hole = next;
      while (hole > start && rows.compare(held, hole - 1) < 0) {
        rows.copy(rows, hole - 1, hole);
        hole--;
      }
      rows.write(hole, held);
    }
  }

  private static RowTable mergePairs(RowTable starts, RowTable from, RowTable to) {
    RowTable merged = new RowTable(1);
    for (long run = 0; run < starts.size(); run += 2) {
      long start = starts.get(run, 0);
      long middle = startOf(run + 1, starts, from);
      merge(from, to, start, middle, startOf(run + 2, starts, from));
      merged.set(merged.add(), 0, start);
    }
    return merged;
  }

  private static long startOf(long run, RowTable starts, RowTable rows) {
    return run < starts.size() ? starts.get(run, 0) : rows.size();
  }

  private static void merge(RowTable from, RowTable to, long start, long middle, long end) {
    long left = start;
    long right = middle;
    long out = start;
    boolean inOrder = middle == end || from.compare(middle - 1, middle) < 0;
    while (!inOrder && left < middle && right < end) {
      to.copy(from, from.compare(left, right) < 0 ? left++ : right++, out++);
    }
    to.copy(from, left, out, middle - left);
    to.copy(from, right, out + middle - left, end - right);
  }
}
