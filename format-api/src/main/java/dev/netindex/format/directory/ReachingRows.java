package dev.netindex.format.directory;

import dev.netindex.format.AddressBits;
import dev.netindex.format.layout.IntervalSection;
import java.util.Arrays;

/**
 * The rows met so far that reach some address, which only rises: a heap with the row that ends
 * first on top, so that any number of rows costs little each.
 */
final class ReachingRows {
  private final IntervalSection section;
  private int[] heap = new int[64];
  private int size;

  ReachingRows(IntervalSection section) {
    this.section = section;
  }

  int size() {
    return size;
  }

  void add(int row) {
    if (size == heap.length) {
      heap = Arrays.copyOf(heap, 2 * size);
    }
    int at = size++;
    while (at > 0 && endsEarlier(row, heap[(at - 1) >>> 1])) {
      heap[at] = heap[(at - 1) >>> 1];
      at = (at - 1) >>> 1;
    }
    heap[at] = row;
  }

  /** Removes the rows that end before an address. Tells whether there were any. */
  boolean removeBefore(long high, long low) {
    boolean any = false;
    while (size > 0 && section.endsBefore(heap[0], high, low)) {
      removeFirst();
      any = true;
    }
    return any;
  }

  private void removeFirst() {
    int last = heap[--size];
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && endsEarlier(heap[child + 1], heap[child])) {
        child++;
      }
      if (!endsEarlier(heap[child], last)) {
        break;
      }
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = last;
  }

  /** Returns the row, if there is one only. */
  int only() {
    return heap[0];
  }

  /** Copies the rows, rising, to an array that has room. */
  void copyTo(int[] rows, int position) {
    System.arraycopy(heap, 0, rows, position, size);
    Arrays.sort(rows, position, position + size);
  }

  private boolean endsEarlier(int row, int other) {
    return AddressBits.compare(
            section.endHigh(row),
            section.endLow(row),
            section.endHigh(other),
            section.endLow(other))
        < 0;
  }
}
