package dev.netindex.format.layout;

import dev.netindex.format.Family;

/**
 * The read side of an IPv4 or IPv6 section. Rows have numbers in file order, which is the order of
 * (start, end, id). Addresses are two {@code long}s, IPv4 in the low 32 bits of the second. Safe
 * for many threads; no operation allocates.
 */
public sealed interface IpSection permits PackedSection, IntervalSection {
  /**
   * Returns the family of all rows.
   *
   * @return never null
   */
  Family family();

  /**
   * Returns the number of rows.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  long rows();

  /**
   * Tells whether no two rows can contain the same address.
   *
   * @return true for packed sections
   */
  boolean disjoint();

  /**
   * Tells whether a span of addresses lies before the lowest start or after the highest end of all
   * rows, without touching the file.
   *
   * @param firstHigh first 64 bits of the first address
   * @param firstLow last 64 bits of the first address
   * @param lastHigh first 64 bits of the last address
   * @param lastLow last 64 bits of the last address
   * @return true if no row can match; false also for most spans between rows
   */
  boolean outside(long firstHigh, long firstLow, long lastHigh, long lastLow);

  /**
   * Finds the first row from a position on that starts at or before one address and ends at or
   * after another: those that contain an address (given twice), or that intersect a target (its
   * last, then its first address).
   *
   * @param from first row to consider, 0 to {@code rows()}
   * @param startHigh first 64 bits of the address to start at or before
   * @param startLow last 64 bits of the address to start at or before
   * @param endHigh first 64 bits of the address to end at or after, not above the start address
   * @param endLow last 64 bits of the address to end at or after
   * @return a row, or -1
   */
  long next(long from, long startHigh, long startLow, long endHigh, long endLow);

  /**
   * Finds the first row that starts at or after an address.
   *
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return a row, or {@code rows()}
   */
  long firstStartingFrom(long high, long low);

  /**
   * Finds the row of the longest prefix that contains an address, of equal ones that of the lowest
   * id. Addresses count as the longest prefix, ranges not at all. The effort does not grow with the
   * number of equal rows.
   *
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return a row, or -1
   */
  long longestPrefix(long high, long low);

  /**
   * Returns the record id of a row.
   *
   * @param row 0 to {@code rows() - 1}
   * @return 0 to 2<sup>32</sup>-1
   */
  long id(long row);

  /**
   * Copies a row out.
   *
   * @param row 0 to {@code rows() - 1}
   * @param into takes the fields
   */
  void load(long row, IpRow into);
}
