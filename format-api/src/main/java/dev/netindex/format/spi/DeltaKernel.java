package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;

/**
 * Search in one delta column of a packed block (FORMAT.md, "Packed section"): ascending unsigned
 * little-endian numbers of 1, 2, 4 or 8 bytes, without padding or alignment.
 */
@FunctionalInterface
public interface DeltaKernel {
  /**
   * Finds the last delta that is not above a key. The column may hold any bytes (a trusted file is
   * not checked): the result then means nothing, but the call returns and reads only the column.
   *
   * @param file the whole index
   * @param column byte offset of the first delta
   * @param rows number of deltas, 1 to 256
   * @param key the key, unsigned
   * @return a row, 0 to {@code rows - 1}, or -1 if every delta is above the key
   * @throws IndexOutOfBoundsException if the column does not lie in the segment
   */
  int lastNotAbove(MemorySegment file, long column, int rows, long key);
}
