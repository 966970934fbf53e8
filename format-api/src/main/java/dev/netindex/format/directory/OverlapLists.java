package dev.netindex.format.directory;

/** For each leaf the earlier rows that reach into it. Leaves without new rows share a list. */
final class OverlapLists {
  /** Of each leaf where its list begins in the pool, or -1. */
  private final int[] positions;

  /** Lists: the number of rows, then the rows, rising. */
  private final int[] pool;

  OverlapLists(int[] positions, int[] pool) {
    this.positions = positions;
    this.pool = pool;
  }

  boolean has(int leaf) {
    return positions[leaf] >= 0;
  }

  int first(int leaf) {
    return positions[leaf] + 1;
  }

  int end(int leaf) {
    int at = positions[leaf];
    return at + 1 + pool[at];
  }

  int row(int position) {
    return pool[position];
  }

  long bytes() {
    return 2 * 16 + 4L * positions.length + 4L * pool.length;
  }
}
