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
   * Returns where the list of a leaf begins.
   *
   * @param leaf the leaf
   * @return a position
   */
  public final int outerFrom(int leaf) {
    return lists.first(leaf);
  }

  /**
   * Returns where the list of a leaf ends.
   *
   * @param leaf the leaf
   * @return the position after the last
   */
  public final int outerTo(int leaf) {
    return lists.end(leaf);
  }

  /**
   * Returns a row of a list.
   *
   * @param position from {@link #outerFrom} on
   * @return its number
   */
  public final int outer(int position) {
    return lists.row(position);
  }

  final boolean hasList(int leaf) {
    return lists.has(leaf);
  }

  final long listBytes() {
    return lists.bytes();
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
      if (!section.startsAfter(row, high, low)) {
        if (best >= 0 && !sameStart(best, row)) {
          return best;
        }
        best = better(row, best, high, low);
      }
    }
    for (int at = outerTo(leaf) - 1; at >= outerFrom(leaf); at--) {
      if (best >= 0 && !sameStart(best, outer(at))) {
        return best;
      }
      best = better(outer(at), best, high, low);
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
        int at = outerFrom(leaf);
        sum += innerFrom(leaf) < innerTo(leaf) ? section.startLow(innerFrom(leaf)) : 0;
        sum += at < outerTo(leaf) ? section.startLow(outer(at)) : 0;
      }
    }
    Touched.use(sum);
  }

  private long first(int leaf, long high, long low) {
    for (int at = outerFrom(leaf); at < outerTo(leaf); at++) {
      if (!section.endsBefore(outer(at), high, low)) {
        return outer(at);
      }
    }
    for (int row = innerFrom(leaf); row < innerTo(leaf); row++) {
      if (section.startsAfter(row, high, low)) {
        return RowDirectory.NOTHING;
      }
      if (!section.endsBefore(row, high, low)) {
        return row;
      }
    }
    return RowDirectory.NOTHING;
  }

  private long better(long row, long best, long high, long low) {
    return section.endsBefore(row, high, low) || section.competingPrefix(row) < 0 ? best : row;
  }

  private boolean sameStart(long row, long other) {
    return section.startLow(row) == section.startLow(other)
        && section.startHigh(row) == section.startHigh(other);
  }
}
