package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;

/**
 * The ASN rows of a file (FORMAT.md, "ASN rows"): 8 bytes each, AS number and record id, sorted by
 * both. A lookup touches one cache line for each halving of the rows.
 */
public final class AsnSection {
  private final MemorySegment file;
  private final long offset;
  private final long rows;

  /**
   * Views the rows of a file.
   *
   * @param file the whole file
   * @param layout where its parts lie
   */
  public AsnSection(MemorySegment file, FileLayout layout) {
    this.file = file;
    this.offset = layout.asn();
    this.rows = layout.header().asnRows();
  }

  /**
   * Returns the number of rows.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  public long rows() {
    return rows;
  }

  /**
   * Returns the AS number of a row.
   *
   * @param row 0 to {@code rows() - 1}
   * @return 1 to 2<sup>32</sup>-1
   */
  public long number(long row) {
    return Integer.toUnsignedLong(file.get(FileFormat.INT, offset + row * FileFormat.ASN_BYTES));
  }

  /**
   * Returns the record id of a row.
   *
   * @param row 0 to {@code rows() - 1}
   * @return 0 to 2<sup>32</sup>-1
   */
  public long id(long row) {
    return Integer.toUnsignedLong(
        file.get(FileFormat.INT, offset + row * FileFormat.ASN_BYTES + Integer.BYTES));
  }

  /**
   * Finds the first row of an AS number or a higher one.
   *
   * @param number 0 to 2<sup>32</sup>-1
   * @return a row, or {@code rows()}
   */
  public long lowerBound(long number) {
    long low = 0;
    long high = rows;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (number(middle) < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Checks every row.
   *
   * @param ids takes the record ids
   * @throws InvalidIndexException if an AS number is 0, or rows do not rise by (number, id)
   */
  void validate(RecordIds ids) {
    long previousNumber = 0;
    long previousId = -1;
    for (long row = 0; row < rows; row++) {
      long number = number(row);
      long id = id(row);
      long at = offset + row * FileFormat.ASN_BYTES;
      boolean rises = number > previousNumber || (number == previousNumber && id > previousId);
      if (number == 0 || !rises) {
        throw new InvalidIndexException(
            Fault.ASN_ENTRY,
            at,
            "more than (AS" + previousNumber + ", id " + previousId + ")",
            "(AS" + number + ", id " + id + ")");
      }
      ids.take(id, at + Integer.BYTES);
      previousNumber = number;
      previousId = id;
    }
  }

  /**
   * Tells whether the rows [from, to) are right, and the first of them follows the one before.
   * Number and id side by side compare like the pair.
   */
  boolean isRight(long from, long to, RecordIds ids) {
    long previous = from == 0 ? FileFormat.MAX_U32 : number(from - 1) << 32 | id(from - 1);
    long[] rows = new long[FileFormat.BLOCK_ROWS];
    int[] rowIds = new int[FileFormat.BLOCK_ROWS];
    for (long next = from; next < to; next += FileFormat.BLOCK_ROWS) {
      int count = (int) Math.min(FileFormat.BLOCK_ROWS, to - next);
      long at = offset + next * FileFormat.ASN_BYTES;
      MemorySegment.copy(file, FileFormat.LONG, at, rows, 0, count);
      for (int row = 0; row < count; row++) {
        long pair = Long.rotateLeft(rows[row], 32);
        if (Long.compareUnsigned(pair, previous) <= 0) {
          return false;
        }
        previous = pair;
        rowIds[row] = (int) pair;
      }
      if (!ids.takeAll(rowIds, count)) {
        return false;
      }
    }
    return true;
  }
}
