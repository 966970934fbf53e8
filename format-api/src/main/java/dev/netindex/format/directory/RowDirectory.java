package dev.netindex.format.directory;

/**
 * The directory of rows that are disjoint: an address has one row at most. What is found is a row
 * number in the low 32 bits and above it the payload's handle plus 1, or 0 if that is not known
 * here; {@link #NOTHING} is no row.
 */
public abstract sealed class RowDirectory implements SectionDirectory
    permits Ipv4Copies, Ipv6Copies, Ipv4Spans, Ipv6Spans {
  /** No row. */
  public static final long NOTHING = -1;

  /** So many addresses are searched side by side. */
  public static final int BATCH = 256;

  RowDirectory() {}

  /**
   * Tells whether rows are copied, so that a lookup reads nothing of the section but odd rows.
   *
   * @return whether handles are known
   */
  public abstract boolean copiesRows();

  /**
   * Finds the row that contains an address.
   *
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return row and handle, or {@link #NOTHING}
   */
  public abstract long find(long high, long low);

  /**
   * Finds the rows of up to {@link #BATCH} addresses, which may lie anywhere.
   *
   * @param batch the addresses, and takes what is found
   */
  public abstract void find(AddressBatch batch);

  /**
   * Returns the row of what was found.
   *
   * @param found as {@link #find} gave it, not {@link #NOTHING}
   * @return its number
   */
  public static long row(long found) {
    return found & 0xFFFF_FFFFL;
  }

  /**
   * Returns the payload's handle of what was found.
   *
   * @param found as {@link #find} gave it, not {@link #NOTHING}
   * @return the handle, or -1 if it is not known
   */
  public static long handle(long found) {
    return (found >>> 32) - 1;
  }

  static long found(long row, long handle) {
    return row | handle + 1 << 32;
  }
}
