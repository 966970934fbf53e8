package dev.netindex.format.reader;

import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.layout.IntervalSection;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a directory's leaf that contain an address, in file order: first those of its list,
 * then those that start in it. Belongs to one cursor.
 */
final class LeafWalk {
  private @Nullable OverlapDirectory directory;
  private int outer;
  private int outerTo;
  private int inner;
  private int innerTo;

  void start(OverlapDirectory overlaps, int leaf) {
    directory = overlaps;
    outer = overlaps.outerFrom(leaf);
    outerTo = overlaps.outerTo(leaf);
    inner = overlaps.innerFrom(leaf);
    innerTo = overlaps.innerTo(leaf);
  }

  /** Returns the next row that contains the address, or -1. */
  long next(IntervalSection section, long high, long low) {
    while (directory != null && outer < outerTo) {
      long row = directory.outer(outer++);
      if (!section.endsBefore(row, high, low)) {
        return row;
      }
    }
    while (inner < innerTo) {
      long row = inner++;
      if (section.startsAfter(row, high, low)) {
        inner = innerTo;
        return -1;
      }
      if (!section.endsBefore(row, high, low)) {
        return row;
      }
    }
    return -1;
  }
}
