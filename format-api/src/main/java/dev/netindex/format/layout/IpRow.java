package dev.netindex.format.layout;

/**
 * One IPv4 or IPv6 row, as a mutable holder that is filled again and again. Addresses are two
 * {@code long}s, IPv4 in the low 32 bits of the second. Belongs to one thread.
 */
public final class IpRow {
  /** First 64 bits of the first address. */
  public long startHigh;

  /** Last 64 bits of the first address. */
  public long startLow;

  /** First 64 bits of the last address. */
  public long endHigh;

  /** Last 64 bits of the last address. */
  public long endLow;

  /** Prefix length in the row's own family; 0 for a range. */
  public int prefix;

  /**
   * {@link FileFormat#KIND_ADDRESS}, {@link FileFormat#KIND_NETWORK} or {@link
   * FileFormat#KIND_RANGE}.
   */
  public int kind;

  /** Record id, 0 to 2<sup>32</sup>-1. */
  public long id;

  /** Makes an empty row. */
  public IpRow() {}
}
