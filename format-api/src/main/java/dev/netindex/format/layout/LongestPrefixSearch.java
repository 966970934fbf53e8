package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;

/**
 * Longest prefix in an interval section without enumerating matches.
 *
 * <p>A network that contains address q starts at q with all bits after its prefix cleared and ends
 * at q with them set, so only one pair of bounds is possible for each prefix. The search visits the
 * starts that containing rows really have, from the nearest to q outwards; for a start s that
 * agrees with q in p bits, no network longer than p can start at or before s. At each start that a
 * network could have, the rows are visited by rising end, again skipping prefixes that no row has.
 * Each step lowers the prefix still possible, so there are at most 2 x 33 (IPv4) or 2 x 129 (IPv6)
 * of them, each a walk down the tree, however many rows are equal.
 */
final class LongestPrefixSearch {
  private LongestPrefixSearch() {}

  static long find(IntervalSection rows, long high, long low) {
    long startHigh = high;
    long startLow = low;
    while (true) {
      long row = rows.previous(startHigh, startLow, high, low);
      if (row < 0) {
        return -1;
      }
      long rowHigh = rows.startHigh(row);
      long rowLow = rows.startLow(row);
      int prefix = AddressBits.commonPrefix(high, low, rowHigh, rowLow);
      startHigh = high & ~AddressBits.hostMaskHigh(prefix);
      startLow = low & ~AddressBits.hostMaskLow(prefix);
      if (startHigh == rowHigh && startLow == rowLow) {
        long found = findAt(rows, rowHigh, rowLow, high, low);
        if (found >= 0) {
          return found;
        }
        if ((startHigh | startLow) == 0) {
          return -1;
        }
        startHigh -= startLow == 0 ? 1 : 0;
        startLow--;
      }
    }
  }

  /** Looks among the rows of one start for the network of lowest end that contains an address. */
  private static long findAt(
      IntervalSection rows, long startHigh, long startLow, long high, long low) {
    long row = rows.lowerBound(startHigh, startLow, high, low);
    while (row < rows.rows()
        && rows.startHigh(row) == startHigh
        && rows.startLow(row) == startLow) {
      // Start and end agree in so many bits; no longer network of this start ends here or later.
      int prefix =
          AddressBits.commonPrefix(startHigh, startLow, rows.endHigh(row), rows.endLow(row));
      if (isNetwork(startHigh, startLow, rows.endHigh(row), rows.endLow(row), prefix)) {
        long found = rows.firstNetworkOfRun(row);
        if (found >= 0) {
          return found;
        }
        prefix--;
      }
      row = nextNetwork(rows, row, startHigh, startLow, prefix);
    }
    return -1;
  }

  /**
   * Finds the first row of a start that ends where a network of the prefix, or a shorter one,
   * would.
   */
  private static long nextNetwork(
      IntervalSection rows, long row, long startHigh, long startLow, int prefix) {
    if (prefix < 0
        || (startHigh & AddressBits.hostMaskHigh(prefix)) != 0
        || (startLow & AddressBits.hostMaskLow(prefix)) != 0) {
      return rows.rows();
    }
    long next =
        rows.lowerBound(
            startHigh,
            startLow,
            startHigh | AddressBits.hostMaskHigh(prefix),
            startLow | AddressBits.hostMaskLow(prefix));
    // Only unchecked rows out of order could lead back.
    return next > row ? next : rows.rows();
  }

  private static boolean isNetwork(
      long startHigh, long startLow, long endHigh, long endLow, int prefix) {
    long hostHigh = AddressBits.hostMaskHigh(prefix);
    long hostLow = AddressBits.hostMaskLow(prefix);
    return (startHigh & hostHigh) == 0
        && (startLow & hostLow) == 0
        && (startHigh | hostHigh) == endHigh
        && (startLow | hostLow) == endLow;
  }
}
