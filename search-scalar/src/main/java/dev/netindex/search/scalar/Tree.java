package dev.netindex.search.scalar;

/** The implicit balanced tree over the rows of an interval section. */
final class Tree {
  private Tree() {}

  /** Returns the root of the rows from {@code low} up to but not including {@code high}. */
  static long root(long low, long high) {
    return low + ((high - low) >>> 1);
  }
}
