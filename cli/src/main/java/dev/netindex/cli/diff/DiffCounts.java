package dev.netindex.cli.diff;

/**
 * How many records differ.
 *
 * @param removed records in the first index only
 * @param added records in the second index only
 * @param changed records whose target is in both, with another record
 * @param equal records that both have
 */
public record DiffCounts(long removed, long added, long changed, long equal) {
  /**
   * Tells whether anything differs.
   *
   * @return false if both hold the same
   */
  public boolean different() {
    return removed + added + changed > 0;
  }
}
