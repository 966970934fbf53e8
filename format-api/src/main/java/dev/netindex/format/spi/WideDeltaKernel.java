package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;

/** The same search as {@link DeltaKernel} in a column of 16-byte deltas. */
@FunctionalInterface
public interface WideDeltaKernel {
  /**
   * Finds the last delta that is not above a key; see {@link DeltaKernel#lastNotAbove}.
   *
   * @param file the whole index
   * @param column byte offset of the first delta
   * @param rows number of deltas, 1 to 256
   * @param keyHigh first 64 bits of the key
   * @param keyLow last 64 bits of the key
   * @return a row, 0 to {@code rows - 1}, or -1 if every delta is above the key
   * @throws IndexOutOfBoundsException if the column does not lie in the segment
   */
  int lastNotAbove(MemorySegment file, long column, int rows, long keyHigh, long keyLow);
}
