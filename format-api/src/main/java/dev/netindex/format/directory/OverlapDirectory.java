package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;

/**
 * The directory of rows that may overlap. An address leads to a leaf: the rows that start in it,
 * which lie side by side, and a list of the earlier rows that reach into it. In the order of the
 * list and then of the rows that is the order of the file. A leaf of too many rows has no list, and
 * the section is searched as without a directory, so that equal rows cost nothing.
 *
 * <p>A lookup reads what leads to the leaf, the list in one or two lines, and of each row on it and
 * in the leaf one line or two.
 */
public abstract sealed class OverlapDirectory implements SectionDirectory
    permits Ipv4Overlaps, Ipv6Overlaps {
  /** No leaf: search the section. */
  public static final int NO_LEAF = -1;

  /** Result of {@link #place}: the row must be looked at in the file. */
  public static final long UNKNOWN_PLACE = -1;

  /** Result of {@link #longest}: search the section. */
  public static final long UNKNOWN = -2;

  private final IntervalSection section;
  private final OverlapLists lists;

  OverlapDirectory(IntervalSection section, OverlapLists lists) {
    this.section = section;
    this.lists = lists;
  }

  /**
   * Finds the leaf of an address.
   *
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return a leaf that has a list, or {@link #NO_LEAF}
   */
  public abstract int leaf(long high, long low);

  /**
   * Returns the first row that starts in a leaf.
   *
   * @param leaf the leaf
   * @return its number
   */
  public abstract int innerFrom(int leaf);

  /**
   * Returns the row after the last that starts in a leaf.
   *
   * @param leaf the leaf
   * @return its number
   */
  public abstract int innerTo(int leaf);

  /**
   * Tells whether rows are copied, so that a lookup reads none in the file.
   *
   * @return whether places are known
   */
  public abstract boolean copiesRows();

  /**
   * Returns the list of a leaf.
   *
   * @param leaf the leaf
   * @return what {@link #count} and {@link #outer} take
   */
  public abstract int list(int leaf);

  /**
   * Returns how many earlier rows reach into a leaf.
   *
   * @param list of the leaf
   * @return 0 or more
   */
  public final int count(int list) {
    return lists.count(list);
  }

  /**
   * Returns an earlier row that reaches into a leaf.
   *
   * @param list of the leaf
   * @param index 0 and up, in file order
   * @return its number
   */
  public final int outer(int list, int index) {
    return lists.row(list, index);
  }

  /**
   * Tells whether a row starts after an address.
   *
   * @param row its number
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return true if it does
   */
  public boolean startsAfter(long row, long high, long low) {
    return section.startsAfter(row, high, low);
  }

  /**
   * Tells whether a row ends before an address.
   *
   * @param row its number
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return true if it does
   */
  public boolean endsBefore(long row, long high, long low) {
    return section.endsBefore(row, high, low);
  }

  /**
   * Returns where a row's payload lies.
   *
   * @param row its number
   * @return its offset in the pool, and from bit 32 on its length; or {@link #UNKNOWN_PLACE}
   */
  public long place(long row) {
    return UNKNOWN_PLACE;
  }

  /** Returns the prefix length by which a row competes for the longest; -1 for a range. */
  int competingPrefix(long row) {
    return section.competingPrefix(row);
  }

  boolean sameStart(long row, long other) {
    return section.startLow(row) == section.startLow(other)
        && section.startHigh(row) == section.startHigh(other);
  }

  /** Reads a row, so that its line is in a cache. */
  long touch(long row) {
    return section.startLow(row);
  }

  final OverlapLists lists() {
    return lists;
  }

  /**
   * Tells whether a row contains an address.
   *
   * @param leaf the leaf of the address
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return true if one does
   */
  public final boolean contains(int leaf, long high, long low) {
    return first(leaf, high, low) != RowDirectory.NOTHING;
  }

  /**
   * Finds the row of the longest prefix that contains an address, of equal ones that of the lowest
   * record id. Rows are tried from the last on: among networks that contain an address the longest
   * one starts last, and of one start it comes first.
   *
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return a row, -1, or {@link #UNKNOWN}
   */
  public final long longest(long high, long low) {
    int leaf = leaf(high, low);
    if (leaf == NO_LEAF) {
      return UNKNOWN;
    }
    long best = -1;
    for (int row = innerTo(leaf) - 1; row >= innerFrom(leaf); row--) {
      if (!startsAfter(row, high, low)) {
        if (best >= 0 && !sameStart(best, row)) {
          return best;
        }
        best = better(row, best, high, low);
      }
    }
    int list = list(leaf);
    for (int at = count(list) - 1; at >= 0; at--) {
      int row = outer(list, at);
      if (best >= 0 && !sameStart(best, row)) {
        return best;
      }
      best = better(row, best, high, low);
    }
    return best;
  }

  /**
   * Finds the first row, in file order, that contains each of up to {@link RowDirectory#BATCH}
   * addresses, which may lie anywhere.
   *
   * @param batch the addresses, and takes row numbers, {@link RowDirectory#NOTHING} or {@link
   *     #UNKNOWN}
   */
  public final void find(AddressBatch batch) {
    reach(batch);
    for (int i = 0; i < batch.count; i++) {
      int leaf = batch.positions[i];
      batch.found[i] = leaf == NO_LEAF ? UNKNOWN : first(leaf, batch.high[i], batch.low[i]);
    }
  }

  /**
   * Finds the leaves of the addresses, and reads from each what a search there begins with, so that
   * it comes from memory side by side.
   *
   * @param batch the addresses
   */
  public final void reach(AddressBatch batch) {
    long sum = 0;
    for (int i = 0; i < batch.count; i++) {
      batch.positions[i] = leaf(batch.high[i], batch.low[i]);
    }
    for (int i = 0; i < batch.count; i++) {
      int leaf = batch.positions[i];
      if (leaf != NO_LEAF) {
        int list = list(leaf);
        sum += innerFrom(leaf) < innerTo(leaf) ? touch(innerFrom(leaf)) : 0;
        sum += count(list) > 0 ? touch(outer(list, count(list) - 1)) : 0;
      }
    }
    Touched.use(sum);
  }

  private long first(int leaf, long high, long low) {
    int list = list(leaf);
    for (int at = 0; at < count(list); at++) {
      int row = outer(list, at);
      if (!endsBefore(row, high, low)) {
        return row;
      }
    }
    for (int row = innerFrom(leaf); row < innerTo(leaf); row++) {
      if (startsAfter(row, high, low)) {
        return RowDirectory.NOTHING;
      }
      if (!endsBefore(row, high, low)) {
        return row;
      }
    }
    return RowDirectory.NOTHING;
  }

  private long better(long row, long best, long high, long low) {
    return endsBefore(row, high, low) || competingPrefix(row) < 0 ? best : row;
  }
}
