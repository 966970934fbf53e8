package dev.netindex.format.layout;

import java.util.Arrays;

/**
 * The payload spans met so far, in order of first use. Each non-empty one starts where the last
 * ended, so the starts alone tell them all; empty ones are kept apart by their place. Eight bytes a
 * span, and at most 128 KiB that tell for each of equal parts of the pool which span starts there
 * first, so that a search looks at few.
 */
final class FirstSpans {
  private static final int CHUNK_SHIFT = 14;
  private static final int CHUNK = 1 << CHUNK_SHIFT;
  private static final int MAX_PARTS = 1 << 15;

  /** Starts of the non-empty spans, in chunks, so that none is copied as they grow. */
  private long[][] starts = new long[4][];

  /** For each part of the pool that spans have reached, the first span that starts in or after. */
  private final int[] firstOfPart;

  private final int partShift;
  private final Ascending empty = new Ascending();
  private int parts;
  private long count;
  private long end;

  /** Prepares for the references of so many records to a pool of so many bytes. */
  FirstSpans(long records, long poolBytes) {
    long most = Math.min(MAX_PARTS, Math.max(1, records / 4));
    int shift = 0;
    while (poolBytes >>> shift >= most) {
      shift++;
    }
    partShift = shift;
    firstOfPart = new int[(int) (poolBytes >>> shift) + 1];
  }

  /** Returns where the next new span must start. */
  long end() {
    return end;
  }

  /** Returns the number of spans. */
  long size() {
    return count + empty.size;
  }

  /** Tells whether a span equals an earlier one. */
  boolean contains(long offset, long length) {
    if (length == 0) {
      return empty.contains(offset);
    }
    if (Long.compareUnsigned(offset, end) >= 0) {
      return false;
    }
    int part = (int) (offset >>> partShift);
    if (part >= parts) {
      return false; // The last span starts before this part.
    }
    long low = Integer.toUnsignedLong(firstOfPart[part]);
    long high = part + 1 == parts ? count : Integer.toUnsignedLong(firstOfPart[part + 1]);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (start(middle) < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == count || start(low) != offset) {
      return false;
    }
    long next = low + 1 == count ? end : start(low + 1);
    return length == next - offset;
  }

  /** Adds the span of a length that starts at {@link #end()} and ends in the pool. */
  void append(long length) {
    if (length == 0) {
      empty.append(end);
      return;
    }
    int chunk = (int) (count >>> CHUNK_SHIFT);
    if (chunk == starts.length) {
      starts = Arrays.copyOf(starts, chunk * 2);
    }
    if (starts[chunk] == null) {
      starts[chunk] = new long[CHUNK];
    }
    starts[chunk][(int) count & CHUNK - 1] = end;
    for (int part = (int) (end >>> partShift); parts <= part; parts++) {
      firstOfPart[parts] = (int) count;
    }
    count++;
    end += length;
  }

  private long start(long index) {
    return starts[(int) (index >>> CHUNK_SHIFT)][(int) index & CHUNK - 1];
  }

  /** Rising places of empty spans; the writer makes at most one, other files may have more. */
  private static final class Ascending {
    private long[] values = new long[1];
    private int size;

    void append(long value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, size * 2);
      }
      values[size++] = value;
    }

    boolean contains(long value) {
      return Arrays.binarySearch(values, 0, size, value) >= 0;
    }
  }
}
