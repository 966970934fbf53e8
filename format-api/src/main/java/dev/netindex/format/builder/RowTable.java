package dev.netindex.format.builder;

import java.util.ArrayList;
import java.util.List;

/**
 * A growing table of rows of a fixed number of {@code long}s, row after row in chunks of 8,192, so
 * that growth copies nothing and no array comes near the largest possible one. Rows compare as
 * sequences of unsigned numbers; the columns' order is chosen so that this is the file's order.
 */
final class RowTable {
  private static final int CHUNK_SHIFT = 13;
  private static final int CHUNK_ROWS = 1 << CHUNK_SHIFT;
  private static final int CHUNK_MASK = CHUNK_ROWS - 1;
  private static final int FIRST_ROWS = 16;

  private final int width;
  private final List<long[]> chunks = new ArrayList<>();
  private long size;
  private long capacity;

  RowTable(int width) {
    this.width = width;
  }

  /** Makes a table of so many rows of zeros. */
  static RowTable zeros(int width, long rows) {
    RowTable table = new RowTable(width);
    while (table.capacity < rows) {
      int length = (int) Math.min(rows - table.capacity, CHUNK_ROWS);
      table.chunks.add(new long[(table.chunks.isEmpty() ? length : CHUNK_ROWS) * width]);
      table.capacity += table.chunks.getLast().length / width;
    }
    table.size = rows;
    return table;
  }

  /** How many {@code long}s a row has. */
  int width() {
    return width;
  }

  long size() {
    return size;
  }

  /** Makes sure that the next row needs no memory. */
  void reserve() {
    if (size < capacity) {
      return;
    }
    if (capacity < CHUNK_ROWS) {
      growFirstChunk(Math.clamp(2 * capacity, FIRST_ROWS, CHUNK_ROWS));
    } else {
      chunks.add(new long[CHUNK_ROWS * width]);
      capacity += CHUNK_ROWS;
    }
  }

  private void growFirstChunk(int rows) {
    long[] grown = new long[rows * width];
    if (chunks.isEmpty()) {
      chunks.add(grown);
    } else {
      System.arraycopy(chunks.getFirst(), 0, grown, 0, chunks.getFirst().length);
      chunks.set(0, grown);
    }
    capacity = rows;
  }

  /** Adds a row of zeros, to be set, and returns its position. */
  long add() {
    reserve();
    return size++;
  }

  long get(long row, int column) {
    return chunk(row)[offset(row) + column];
  }

  void set(long row, int column, long value) {
    chunk(row)[offset(row) + column] = value;
  }

  private long[] chunk(long row) {
    return chunks.get((int) (row >>> CHUNK_SHIFT));
  }

  private int offset(long row) {
    return ((int) row & CHUNK_MASK) * width;
  }

  /** Compares two rows of this table. */
  int compare(long a, long b) {
    return compare(chunk(a), offset(a), chunk(b), offset(b));
  }

  /** Compares a row that stands alone with one of this table. */
  int compare(long[] row, long other) {
    return compare(row, 0, chunk(other), offset(other));
  }

  private int compare(long[] a, int aOffset, long[] b, int bOffset) {
    for (int column = 0; column < width; column++) {
      long left = a[aOffset + column];
      long right = b[bOffset + column];
      if (left != right) {
        return Long.compareUnsigned(left, right);
      }
    }
    return 0;
  }

  /** Takes a row out into an array. */
  void read(long row, long[] into) {
    System.arraycopy(chunk(row), offset(row), into, 0, width);
  }

  /** Overwrites a row from an array. */
  void write(long row, long[] from) {
    System.arraycopy(from, 0, chunk(row), offset(row), width);
  }

  /** Overwrites a row with one of a table of the same width, perhaps this one. */
  void copy(RowTable source, long from, long to) {
    long[] in = source.chunk(from);
    long[] out = chunk(to);
    int inOffset = source.offset(from);
    int outOffset = offset(to);
    for (int column = 0; column < width; column++) {
      out[outOffset + column] = in[inOffset + column];
    }
  }

  /** Overwrites rows with as many of another table of the same width. */
  void copy(RowTable source, long from, long to, long count) {
    long done = 0;
    while (done < count) {
      int inLeft = CHUNK_ROWS - ((int) (from + done) & CHUNK_MASK);
      int outLeft = CHUNK_ROWS - ((int) (to + done) & CHUNK_MASK);
      int part = (int) Math.min(count - done, Math.min(inLeft, outLeft));
      System.arraycopy(
          source.chunk(from + done),
          source.offset(from + done),
          chunk(to + done),
          offset(to + done),
          part * width);
      done += part;
    }
  }
}
