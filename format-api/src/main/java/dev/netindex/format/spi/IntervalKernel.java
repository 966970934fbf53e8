package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;

/**
 * Search in the rows of an interval section (FORMAT.md, "Interval section"), which are sorted by
 * (start, end, id) and carry the largest end of an implicit balanced tree. Addresses are two {@code
 * long}s; for IPv4 rows the first is 0.
 *
 * <p>The rows may hold any bytes (a trusted file is not checked): the result then means nothing,
 * but it is still -1 or a row of the part that was asked for, so a caller that asks on and on comes
 * to an end; each call returns, after no more steps than there are rows at the very worst, and
 * reads only the rows. On valid rows the steps grow with the depth of the tree.
 */
public interface IntervalKernel {
  /**
   * Finds the first row from a position on that starts at or before one address and ends at or
   * after another. With the same address twice these are the rows that contain it; with a target's
   * last and first address, those that intersect it.
   *
   * @param file the whole index
   * @param section byte offset of the first row
   * @param rows number of rows, 0 to 2<sup>32</sup>-1
   * @param from first row to consider, 0 to {@code rows}
   * @param startHigh first 64 bits of the address to start at or before
   * @param startLow last 64 bits of the address to start at or before
   * @param endHigh first 64 bits of the address to end at or after
   * @param endLow last 64 bits of the address to end at or after
   * @return a row, or -1
   */
  long next(
      MemorySegment file,
      long section,
      long rows,
      long from,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow);

  /**
   * Finds the last row before a position that starts at or before one address and ends at or after
   * another.
   *
   * @param file the whole index
   * @param section byte offset of the first row
   * @param rows number of rows, 0 to 2<sup>32</sup>-1
   * @param before first row not to consider, 0 to {@code rows}
   * @param startHigh first 64 bits of the address to start at or before
   * @param startLow last 64 bits of the address to start at or before
   * @param endHigh first 64 bits of the address to end at or after
   * @param endLow last 64 bits of the address to end at or after
   * @return a row, or -1
   */
  long previous(
      MemorySegment file,
      long section,
      long rows,
      long before,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow);

  /**
   * Finds the first row whose (start, end) is not before the given pair.
   *
   * @param file the whole index
   * @param section byte offset of the first row
   * @param rows number of rows, 0 to 2<sup>32</sup>-1
   * @param startHigh first 64 bits of the start
   * @param startLow last 64 bits of the start
   * @param endHigh first 64 bits of the end
   * @param endLow last 64 bits of the end
   * @return a row, or {@code rows} if all are before it
   */
  long lowerBound(
      MemorySegment file,
      long section,
      long rows,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow);
}
