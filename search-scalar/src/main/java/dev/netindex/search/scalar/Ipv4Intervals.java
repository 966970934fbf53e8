package dev.netindex.search.scalar;

import dev.netindex.format.spi.IntervalKernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * IPv4 interval rows of 20 bytes. {@link Ipv6Intervals} is the same walk over rows of 56 bytes; the
 * package's documentation explains it and counts its steps. A row lies in one cache line or two.
 */
final class Ipv4Intervals implements IntervalKernel {
  private static final ValueLayout.OfInt ADDRESS =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private static final long ROW = 20;

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
    if (from >= rows || start(file, section, from) > startLow) {
      return -1;
    }
    if (end(file, section, from) >= endLow) {
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
      if (start(file, section, root) <= startLow) {
        if (end(file, section, root) >= endLow) {
          hitLow = root;
          hitHigh = root + 1;
        } else if (reaches(file, section, root + 1, high, endLow)) {
          hitLow = root + 1;
          hitHigh = high;
        }
      }
      if (!reaches(file, section, low, root, endLow)) {
        break; // nothing before the root
      }
      high = root;
    }
    return firstIn(file, section, hitLow, hitHigh, startLow, endLow);
  }

  /** Returns the first row of a subtree that starts and ends as asked, or -1. */
  private static long firstIn(
      MemorySegment file, long section, long from, long to, long startLow, long endLow) {
    long low = from;
    long high = to;
    while (low < high) {
      long root = Tree.root(low, high);
      if (start(file, section, root) > startLow || reaches(file, section, low, root, endLow)) {
        high = root;
      } else if (end(file, section, root) >= endLow) {
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
      if (root >= before || start(file, section, root) > startLow) {
        high = root;
        continue;
      }
      if (end(file, section, root) >= endLow) {
        hitLow = root;
        hitHigh = root + 1;
      } else if (reaches(file, section, low, root, endLow)) {
        hitLow = low;
        hitHigh = root;
      }
      low = root + 1;
    }
    return lastIn(file, section, hitLow, hitHigh, startLow, endLow);
  }

  /** Returns the last row of a subtree that starts and ends as asked, or -1. */
  private static long lastIn(
      MemorySegment file, long section, long from, long to, long startLow, long endLow) {
    long low = from;
    long high = to;
    while (low < high) {
      long root = Tree.root(low, high);
      if (start(file, section, root) > startLow) {
        high = root;
      } else if (reaches(file, section, root + 1, high, endLow)) {
        low = root + 1;
      } else if (end(file, section, root) >= endLow) {
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
      long start = start(file, section, middle);
      if (start < startLow || (start == startLow && end(file, section, middle) < endLow)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns whether a subtree, which may be empty, promises a row that ends at or after this. */
  private static boolean reaches(
      MemorySegment file, long section, long low, long high, long endLow) {
    return low < high && maximum(file, section, Tree.root(low, high)) >= endLow;
  }

  private static long start(MemorySegment file, long section, long row) {
    return Integer.toUnsignedLong(file.get(ADDRESS, section + row * ROW));
  }

  private static long end(MemorySegment file, long section, long row) {
    return Integer.toUnsignedLong(file.get(ADDRESS, section + row * ROW + 4));
  }

  private static long maximum(MemorySegment file, long section, long row) {
    return Integer.toUnsignedLong(file.get(ADDRESS, section + row * ROW + 8));
  }
}
