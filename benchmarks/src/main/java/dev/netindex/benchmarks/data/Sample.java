package dev.netindex.benchmarks.data;

/** How the addresses of a benchmark are chosen. */
public enum Sample {
  /** A random row, and a random address inside it: always a match. */
  ROWS,

  /**
   * Any IPv4 address; of IPv6 any in {@code 2000::/3}, nearly all of them without a match. All of
   * IPv6 would mostly lie outside the first and last row.
   */
  UNIFORM
}
