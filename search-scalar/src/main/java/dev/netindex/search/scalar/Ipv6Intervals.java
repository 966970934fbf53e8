package dev.netindex.search.scalar;

import dev.netindex.format.spi.IntervalKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * IPv6 interval rows of 56 bytes. {@link Ipv4Intervals} is the same walk over rows of 20 bytes; the
 * package's documentation explains it and counts its steps. A row lies in one cache line or two.
 */
final class Ipv6Intervals implements IntervalKernel {
  private static final ValueLayout.OfLong HALF =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private static final long ROW = 56;
  private static final long START = 0;
  private static final long END = 16;
  private static final long MAXIMUM = 32;

  @Override
  public long next(
      MemorySegment file,
      long section,
      long rows,
      long from,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    if (from >= rows || above(file, section + START, from, startHigh, startLow)) {
      return -1;
    }
    if (!below(file, section + END, from, endHigh, endLow)) {
      return from;
    }
    long first = from + 1;
    long hitLow = 0; // the foremost subtree with a hit behind the path, as far as it is known
    long hitHigh = 0;
    long low = 0;
    long high = rows;
    while (low < high) {
      long root = Tree.root(low, high);
      if (root < first) {
        low = root + 1;
        continue;
      }
      if (!above(file, section + START, root, startHigh, startLow)) {
        if (!below(file, section + END, root, endHigh, endLow)) {
          hitLow = root;
          hitHigh = root + 1;
        } else if (reaches(file, section, root + 1, high, endHigh, endLow)) {
          hitLow = root + 1;
          hitHigh = high;
        }
      }
      if (!reaches(file, section, low, root, endHigh, endLow)) {
        break; // nothing before the root
      }
      high = root;
    }
    return firstIn(file, section, hitLow, hitHigh, startHigh, startLow, endHigh, endLow);
  }

  /** Returns the first row of a subtree that starts and ends as asked, or -1. */
  private static long firstIn(
      MemorySegment file,
      long section,
      long from,
      long to,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    long low = from;
    long high = to;
    while (low < high) {
      long root = Tree.root(low, high);
      if (above(file, section + START, root, startHigh, startLow)
          || reaches(file, section, low, root, endHigh, endLow)) {
        high = root;
      } else if (!below(file, section + END, root, endHigh, endLow)) {
        return root;
      } else {
        low = root + 1;
      }
    }
    return -1;
  }

  @Override
  public long previous(
      MemorySegment file,
      long section,
      long rows,
      long before,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    long hitLow = 0; // the hindmost subtree with a hit before the path, as far as it is known
    long hitHigh = 0;
    long low = 0;
    long high = rows;
    while (low < high) {
      long root = Tree.root(low, high);
      if (root >= before || above(file, section + START, root, startHigh, startLow)) {
        high = root;
        continue;
      }
      if (!below(file, section + END, root, endHigh, endLow)) {
        hitLow = root;
        hitHigh = root + 1;
      } else if (reaches(file, section, low, root, endHigh, endLow)) {
        hitLow = low;
        hitHigh = root;
      }
      low = root + 1;
    }
    return lastIn(file, section, hitLow, hitHigh, startHigh, startLow, endHigh, endLow);
  }

  /** Returns the last row of a subtree that starts and ends as asked, or -1. */
  private static long lastIn(
      MemorySegment file,
      long section,
      long from,
      long to,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    long low = from;
    long high = to;
    while (low < high) {
      long root = Tree.root(low, high);
      if (above(file, section + START, root, startHigh, startLow)) {
        high = root;
      } else if (reaches(file, section, root + 1, high, endHigh, endLow)) {
        low = root + 1;
      } else if (!below(file, section + END, root, endHigh, endLow)) {
        return root;
      } else {
        high = root;
      }
    }
    return -1;
  }

  @Override
  public long lowerBound(
      MemorySegment file,
      long section,
      long rows,
      long startHigh,
      long startLow,
      long endHigh,
      long endLow) {
    long low = 0;
    long high = rows;
    while (low < high) {
      long middle = Tree.root(low, high);
      if (below(file, section + START, middle, startHigh, startLow)
          || (!above(file, section + START, middle, startHigh, startLow)
              && below(file, section + END, middle, endHigh, endLow))) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns whether a subtree, which may be empty, promises a row that does not end below this. */
  private static boolean reaches(
      MemorySegment file, long section, long low, long high, long endHigh, long endLow) {
    return low < high && !below(file, section + MAXIMUM, Tree.root(low, high), endHigh, endLow);
  }

  /** Returns whether a row's number in this column is above another one. */
  private static boolean above(MemorySegment file, long column, long row, long high, long low) {
    long at = column + row * ROW;
    return Wide.less(high, low, file.get(HALF, at + 8), file.get(HALF, at));
  }

  /** Returns whether a row's number in this column is below another one. */
  private static boolean below(MemorySegment file, long column, long row, long high, long low) {
    long at = column + row * ROW;
    return Wide.less(file.get(HALF, at + 8), file.get(HALF, at), high, low);
  }
}
