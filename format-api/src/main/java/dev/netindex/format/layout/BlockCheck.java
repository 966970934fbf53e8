package dev.netindex.format.layout;

/**
 * Tells of block after block whether all its rows are right. It says neither which row is wrong nor
 * how: {@link RowCheck} does. Belongs to one thread.
 */
interface BlockCheck {
  /** Tells where the row before the next block ends; without it there is none. */
  void startAfter(long high, long low);

  /**
   * Checks the rows of a block but for their ids, and that they start after the row before.
   *
   * @return whether all is right; if not, no other block can be checked
   */
  boolean check(BlockView block);

  /** First 64 bits of the last address of the last block checked. */
  long endHigh();

  /** Last 64 bits of it. */
  long endLow();
}
