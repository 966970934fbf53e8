package dev.netindex.benchmarks.data;

import dev.netindex.format.Family;

/**
 * An index whose rows are spaced so that all its delta columns have one width. Row after row starts
 * at a multiple of a unit and covers its lower half; the upper half is a gap.
 */
public enum ColumnWidth {
  /** IPv4, 1 byte a row: every unit has a row. */
  IPV4_1(Family.IPV4, 1, 8, 0),
  /** IPv4, 2 bytes a row. */
  IPV4_2(Family.IPV4, 2, 4, 8),
  /** IPv4, 4 bytes a row. */
  IPV4_4(Family.IPV4, 4, 1, 15),
  /** IPv6, 1 byte a row: every unit has a row. */
  IPV6_1(Family.IPV6, 1, 64, 0),
  /** IPv6, 2 bytes a row. */
  IPV6_2(Family.IPV6, 2, 64, 8),
  /** IPv6, 4 bytes a row. */
  IPV6_4(Family.IPV6, 4, 64, 20),
  /** IPv6, 8 bytes a row. */
  IPV6_8(Family.IPV6, 8, 60, 50),
  /** IPv6, 16 bytes a row. */
  IPV6_16(Family.IPV6, 16, 8, 100);

  private final Family family;
  private final int bytes;
  private final int unitBits;
  private final int stepBits;

  ColumnWidth(Family family, int bytes, int unitBits, int stepBits) {
    this.family = family;
    this.bytes = bytes;
    this.unitBits = unitBits;
    this.stepBits = stepBits;
  }

  /**
   * Returns the family of the rows.
   *
   * @return the only one in the index
   */
  public Family family() {
    return family;
  }

  /** Returns the width of a delta in bytes. */
  int bytes() {
    return bytes;
  }

  /** Returns the length of a unit: so many bits of an address tell places in it. */
  int unitBits() {
    return unitBits;
  }

  /** Returns how many units lie between rows: at random 1 to 2 to the power of this. */
  int stepBits() {
    return stepBits;
  }
}
