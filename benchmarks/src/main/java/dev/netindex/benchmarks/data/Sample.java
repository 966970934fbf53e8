package dev.netindex.benchmarks.data;

/** How the addresses of a benchmark are chosen. */
public enum Sample {
  /** A random row, and a random address inside it: always a match. */
  ROWS,

  /**
   * Any IPv4 address; of IPv6 any in {@code 2400::/6}, nearly all of them without a match. The rest
   * of IPv6 is mostly outside the first and last row, or holds the networks through which MMDB
   * files answer for IPv4 addresses once more.
   */
  UNIFORM
}
