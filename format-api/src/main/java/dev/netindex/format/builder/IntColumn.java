package dev.netindex.format.builder;

import java.util.ArrayList;
import java.util.List;

/** A growing column of unsigned 32-bit numbers, in chunks like those of {@link RowTable}. */
final class IntColumn {
  private static final int CHUNK_SHIFT = 14;
  private static final int CHUNK_SIZE = 1 << CHUNK_SHIFT;
  private static final int FIRST_SIZE = 16;

  private final List<int[]> chunks = new ArrayList<>();
  private long size;
  private long capacity;

  long size() {
    return size;
  }

  /** Makes sure that the next number needs no memory. */
  void reserve() {
    if (size < capacity) {
      return;
    }
    if (capacity < CHUNK_SIZE) {
      growFirstChunk((int) Math.max(2 * capacity, FIRST_SIZE));
    } else {
      chunks.add(new int[CHUNK_SIZE]);
      capacity += CHUNK_SIZE;
    }
  }

  private void growFirstChunk(int length) {
    int[] grown = new int[length];
    if (chunks.isEmpty()) {
      chunks.add(grown);
    } else {
      System.arraycopy(chunks.getFirst(), 0, grown, 0, chunks.getFirst().length);
      chunks.set(0, grown);
    }
    capacity = length;
  }

  void add(long value) {
    reserve();
    chunks.get((int) (size >>> CHUNK_SHIFT))[(int) size & (CHUNK_SIZE - 1)] = (int) value;
    size++;
  }

  long get(long at) {
    return Integer.toUnsignedLong(
        chunks.get((int) (at >>> CHUNK_SHIFT))[(int) at & (CHUNK_SIZE - 1)]);
  }
}
