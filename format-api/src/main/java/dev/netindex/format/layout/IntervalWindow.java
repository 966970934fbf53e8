package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import java.io.IOException;

/** A subtree of an interval section that is small enough to be held as a whole. */
final class IntervalWindow {
  private final IpRow[] rows;

  /** For each row, the position of the row with the largest end in its subtree. */
  private final int[] largest;

  private int size;

  IntervalWindow(int capacity) {
    rows = new IpRow[capacity];
    for (int at = 0; at < capacity; at++) {
      rows[at] = new IpRow();
    }
    largest = new int[capacity];
  }

  /** Reads the next rows. */
  void fill(RowCursor cursor, int count) throws IOException {
    size = count;
    for (int at = 0; at < count; at++) {
      IntervalEncoder.read(cursor, rows[at]);
    }
  }

  void write(FileWriter out, Family family) throws IOException {
    if (size > 0) {
      findLargest(0, size);
    }
    for (int at = 0; at < size; at++) {
      IpRow end = rows[largest[at]];
      IntervalEncoder.writeRow(out, family, rows[at], end.endHigh, end.endLow);
    }
  }

  /** Settles a subtree of at least one row and returns what its root gets. */
  private int findLargest(int lo, int hi) {
    int mid = lo + (hi - lo) / 2;
    int found = mid;
    if (lo < mid) {
      found = later(found, findLargest(lo, mid));
    }
    if (mid + 1 < hi) {
      found = later(found, findLargest(mid + 1, hi));
    }
    largest[mid] = found;
    return found;
  }

  private int later(int a, int b) {
    int order =
        AddressBits.compare(rows[a].endHigh, rows[a].endLow, rows[b].endHigh, rows[b].endLow);
    return order >= 0 ? a : b;
  }
}
