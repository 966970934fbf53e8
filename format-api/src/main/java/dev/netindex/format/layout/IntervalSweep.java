package dev.netindex.format.layout;

/** Tells whether interval rows are right, but for their maxima. Belongs to one thread. */
interface IntervalSweep {
  /**
   * Checks the rows [from, to), and that the first of them follows the one before.
   *
   * @return whether all are right; if not, some ids may have been taken
   */
  boolean run(long from, long to);
}
