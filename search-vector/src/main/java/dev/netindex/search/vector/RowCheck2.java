package dev.netindex.search.vector;

import dev.netindex.format.spi.RowCheckKernel;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The check of IPv4 rows with deltas of 2 bytes in lanes of 32 bits. Each row is compared with the
 * one before it, which is read once more instead of being moved from lane to lane; the last vector
 * checks some rows once more where the rows do not fill it.
 *
 * <p>No lane overflows unnoticed: the deltas are proved to rise, and the built-in kernel, which
 * gets the first row and the last one, computes the last start in 64 bits.
 */
final class RowCheck2 implements RowCheckKernel {
  private final RowCheckKernel few;

  /**
   * Makes a kernel.
   *
   * @param few for single rows, and blocks that fill no vector
   */
  RowCheck2(RowCheckKernel few) {
    this.few = few;
  }

  @Override
  public long lastEnd(
      MemorySegment file,
      long deltas,
      long prefixes,
      int rows,
      long base,
      int shift,
      long previousEnd) {
    if (rows <= RowLanes.ROWS) {
      return few.lastEnd(file, deltas, prefixes, rows, base, shift, previousEnd);
    }
    Objects.checkFromIndexSize(deltas, 2L * rows, file.byteSize());
    Objects.checkFromIndexSize(prefixes, rows, file.byteSize());
    long firstEnd = few.lastEnd(file, deltas, prefixes, 1, base, shift, previousEnd);
    if (firstEnd == WRONG || firstEnd == RowLanes.LAST_ADDRESS) { // nothing can follow
      return WRONG;
    }
    long wrong = 0;
    for (int row = 1; row < rows; row += RowLanes.ROWS) {
      int from = Math.min(row, rows - RowLanes.ROWS);
      long at = deltas + 2L * from;
      wrong |=
          RowLanes.wrong(
              file,
              prefixes + from,
              RowLanes.ofShorts(file, at),
              RowLanes.ofShorts(file, at - 2),
              (int) base,
              shift);
    }
    int last = rows - 1;
    return wrong == 0
        ? few.lastEnd(file, deltas + 2L * last, prefixes + last, 1, base, shift, -1)
        : WRONG;
  }
}
