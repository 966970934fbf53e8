package dev.netindex.source.csv;

/** How the target columns of a CSV file write addresses. */
public enum AddressForm {
  /** Addresses, networks, ranges and AS numbers as text. */
  TEXT,
  /**
   * Decimal integers. A row whose end, or only address, is at most 4294967295 is IPv4, any other
   * IPv6.
   */
  INTEGER,
  /** Decimal integers, all of them IPv4. */
  INTEGER_IPV4,
  /** Decimal integers, all of them IPv6. */
  INTEGER_IPV6
}
