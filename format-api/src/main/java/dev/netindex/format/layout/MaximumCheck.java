package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;

/**
 * Checks the subtree maxima of an interval section. Each row is compared with its own end and its
 * children's stored maxima only: if all those agree, all maxima are right by induction from the
 * leaves.
 */
final class MaximumCheck {
  private final IntervalSection rows;

  MaximumCheck(IntervalSection rows) {
    this.rows = rows;
  }

  void run() {
    check(0, rows.rows());
  }

  /** Checks the span [low, high); the recursion is as deep as the tree, at most 32. */
  private void check(long low, long high) {
    if (low >= high) {
      return;
    }
    long root = low + (high - low) / 2;
    check(low, root);
    checkRow(root, low, high);
    check(root + 1, high);
  }

  private void checkRow(long root, long low, long high) {
    long maximumHigh = rows.endHigh(root);
    long maximumLow = rows.endLow(root);
    for (int side = 0; side < 2; side++) {
      long from = side == 0 ? low : root + 1;
      long to = side == 0 ? root : high;
      if (from < to) {
        long child = from + (to - from) / 2;
        long childHigh = rows.maximumHigh(child);
        long childLow = rows.maximumLow(child);
        if (AddressBits.compare(childHigh, childLow, maximumHigh, maximumLow) > 0) {
          maximumHigh = childHigh;
          maximumLow = childLow;
        }
      }
    }
    if (rows.maximumHigh(root) != maximumHigh || rows.maximumLow(root) != maximumLow) {
      throw new InvalidIndexException(
          Fault.INTERVAL_MAXIMUM,
          rows.rowOffset(root),
          "the largest end in rows " + low + " to " + (high - 1),
          "another");
    }
  }
}
