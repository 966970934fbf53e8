package dev.netindex.format.directory;

/**
 * For each leaf the earlier rows that reach into it. A list is a number: {@link #NONE} if there are
 * too many, at or below {@link #SINGLE} one row, else where in the pool the number of rows stands
 * and the rows, rising. Leaves without new rows share a list.
 */
final class OverlapLists {
  /** No list. */
  static final int NONE = -1;

  /** The list of row 0 alone; that of row {@code n} is so much lower. */
  static final int SINGLE = -2;

  /** Of each leaf. */
  final int[] lists;

  private final int[] pool;

  OverlapLists(int[] lists, int[] pool) {
    this.lists = lists;
    this.pool = pool;
  }

  /** The lists of others, whose leaves hold them themselves. */
  OverlapLists(int[] lists, OverlapLists others) {
    this(lists, others.pool);
  }

  int count(int list) {
    return list <= SINGLE ? 1 : pool[list];
  }

  int row(int list, int index) {
    return list <= SINGLE ? SINGLE - list : pool[list + 1 + index];
  }

  long bytes() {
    return 2 * 16 + 4L * lists.length + 4L * pool.length;
  }
}
