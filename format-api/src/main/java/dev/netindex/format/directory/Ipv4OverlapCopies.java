package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;

/**
 * Overlapping IPv4 rows copied, two numbers each: start and end; and where the payload starts in
 * the pool, from bit 32 on its length, and from bit 56 on the prefix length. A row is then one line
 * of memory for everything that a lookup wants.
 */
final class Ipv4OverlapCopies extends Ipv4Overlaps {
  private static final int PREFIX_SHIFT = 56;
  private static final int LENGTH_SHIFT = 32;
  private static final long MAX_LENGTH = (1L << PREFIX_SHIFT - LENGTH_SHIFT) - 2;
  private static final long PLACE_MASK = (1L << PREFIX_SHIFT) - 1;
  private static final long END_MASK = 0xFFFF_FFFFL;
  private static final int RANGE = 255;

  private final long[] rows;

  Ipv4OverlapCopies(
      IntervalSection section, AddressTable table, OverlapLists lists, Handles handles) {
    super(section, table, lists);
    this.rows = new long[2 * (int) section.rows()];
    for (int row = 0; row < rows.length / 2; row++) {
      int prefix = section.competingPrefix(row);
      long place = handles.place(section.id(row));
      boolean known = place >= 0 && place >>> LENGTH_SHIFT <= MAX_LENGTH;
      rows[2 * row] = section.startLow(row) << Integer.SIZE | section.endLow(row);
      rows[2 * row + 1] =
          (long) (prefix < 0 ? RANGE : prefix) << PREFIX_SHIFT | (known ? place : PLACE_MASK);
    }
  }

  /** Returns the memory that copies of so many rows take. */
  static long bytes(long rows) {
    return 16 + 16 * rows;
  }

  @Override
  public boolean copiesRows() {
    return true;
  }

  @Override
  public boolean startsAfter(long row, long high, long low) {
    return rows[2 * (int) row] >>> Integer.SIZE > low;
  }

  @Override
  public boolean endsBefore(long row, long high, long low) {
    return (rows[2 * (int) row] & END_MASK) < low;
  }

  @Override
  public long place(long row) {
    long place = rows[2 * (int) row + 1] & PLACE_MASK;
    return place == PLACE_MASK ? UNKNOWN_PLACE : place;
  }

  @Override
  int competingPrefix(long row) {
    int prefix = (int) (rows[2 * (int) row + 1] >>> PREFIX_SHIFT);
    return prefix == RANGE ? -1 : prefix;
  }

  @Override
  boolean sameStart(long row, long other) {
    return rows[2 * (int) row] >>> Integer.SIZE == rows[2 * (int) other] >>> Integer.SIZE;
  }

  @Override
  long touch(long row) {
    return rows[2 * (int) row];
  }

  @Override
  public long bytes() {
    return super.bytes() + bytes(rows.length / 2);
  }
}
