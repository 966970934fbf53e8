package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import java.lang.foreign.MemorySegment;

/**
 * Tells whether the subtree maxima of interval rows are right; {@link MaximumCheck} tells which is
 * not. A subtree of few rows is checked at once, so that it is in the cache.
 */
final class MaximumSweep {
  private static final long WRONG = -1;

  private final MemorySegment file;
  private final Family family;
  private final long section;

  MaximumSweep(MemorySegment file, Family family, long section) {
    this.file = file;
    this.family = family;
    this.section = section;
  }

  /**
   * Checks the subtree of the rows [low, high), but for those subtrees within that have fewer rows
   * than a number.
   */
  boolean run(long low, long high, long least) {
    return family == Family.IPV4 ? ipv4(low, high, least) != WRONG : ipv6(low, high, least);
  }

  /** Returns the maximum of a subtree, 0 of none. The recursion is at most 32 deep. */
  private long ipv4(long low, long high, long least) {
    if (low >= high) {
      return 0;
    }
    long root = low + (high - low) / 2;
    long at = section + root * FileFormat.IPV4_INTERVAL_BYTES;
    long stored = u32(at + 8);
    if (high - low < least) {
      return stored;
    }
    long before = ipv4(low, root, least);
    long after = ipv4(root + 1, high, least);
    long maximum = Math.max(u32(at + 4), Math.max(before, after));
    return (before | after) >= 0 && maximum == stored ? maximum : WRONG;
  }

  private boolean ipv6(long low, long high, long least) {
    if (high - low < least || low >= high) {
      return true;
    }
    long root = low + (high - low) / 2;
    if (!ipv6(low, root, least) || !ipv6(root + 1, high, least)) {
      return false;
    }
    long at = ipv6Row(root);
    long maximumLow = u64(at + 16);
    long maximumHigh = u64(at + 24);
    for (int side = 0; side < 2; side++) {
      long from = side == 0 ? low : root + 1;
      long to = side == 0 ? root : high;
      if (from < to) {
        long child = ipv6Row(from + (to - from) / 2);
        long childLow = u64(child + 32);
        long childHigh = u64(child + 40);
        if (AddressBits.compare(childHigh, childLow, maximumHigh, maximumLow) > 0) {
          maximumHigh = childHigh;
          maximumLow = childLow;
        }
      }
    }
    return u64(at + 32) == maximumLow && u64(at + 40) == maximumHigh;
  }

  private long ipv6Row(long row) {
    return section + row * FileFormat.IPV6_INTERVAL_BYTES;
  }

  private long u32(long at) {
    return Integer.toUnsignedLong(file.get(FileFormat.INT, at));
  }

  private long u64(long at) {
    return file.get(FileFormat.LONG, at);
  }
}
