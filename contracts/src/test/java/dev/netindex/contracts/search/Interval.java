package dev.netindex.contracts.search;

import java.util.Comparator;
import java.util.List;

/** A row, and the slow searches that the kernels are compared with. */
record Interval(U128 start, U128 end) implements Comparable<Interval> {
  private static final Comparator<Interval> ORDER =
      Comparator.comparing(Interval::start).thenComparing(Interval::end);

  static long slowNext(List<Interval> rows, int from, U128 start, U128 end) {
    for (int i = from; i < rows.size(); i++) {
      if (rows.get(i).isHit(start, end)) {
        return i;
      }
    }
    return -1;
  }

  static long slowPrevious(List<Interval> rows, int before, U128 start, U128 end) {
    for (int i = before - 1; i >= 0; i--) {
      if (rows.get(i).isHit(start, end)) {
        return i;
      }
    }
    return -1;
  }

  static long slowLowerBound(List<Interval> rows, Interval bound) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).compareTo(bound) >= 0) {
        return i;
      }
    }
    return rows.size();
  }

  private boolean isHit(U128 startAtOrBefore, U128 endAtOrAfter) {
    return !start.isAbove(startAtOrBefore) && !end.isBelow(endAtOrAfter);
  }

  @Override
  public int compareTo(Interval other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return start + "-" + end;
  }
}
