package dev.netindex.format.reader;

import dev.netindex.format.directory.OverlapDirectory;

/**
 * The rows of a directory's leaf that contain an address, in file order: first those of its list,
 * then those that start in it. Belongs to one cursor.
 */
final class LeafWalk {
  private int list;
  private int outer;
  private int outerTo;
  private int inner;
  private int innerTo;

  void start(OverlapDirectory directory, int leaf) {
    list = directory.list(leaf);
    outer = 0;
    outerTo = directory.count(list);
    inner = directory.innerFrom(leaf);
    innerTo = directory.innerTo(leaf);
  }

  /** Returns the next row that contains the address, or -1. */
  long next(OverlapDirectory directory, long high, long low) {
    while (outer < outerTo) {
      long row = directory.outer(list, outer++);
      if (!directory.endsBefore(row, high, low)) {
        return row;
      }
    }
    while (inner < innerTo) {
      long row = inner++;
      if (directory.startsAfter(row, high, low)) {
        inner = innerTo;
        return -1;
      }
      if (!directory.endsBefore(row, high, low)) {
        return row;
      }
    }
    return -1;
  }
}
