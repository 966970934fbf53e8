package dev.netindex.source.mmdb;

/** Takes what a walk finds at the ends of its paths. */
interface LeafVisitor {
  /**
   * Takes one end that leads to data.
   *
   * @param high the upper 64 bits of the address
   * @param low the lower 64 bits
   * @param depth bits of the address that the path decided
   * @param key offset in the data
   */
  void leaf(long high, long low, int depth, long key);

  /**
   * Takes a node that the walk was told to stop at.
   *
   * @param high the upper 64 bits of the address
   * @param low the lower 64 bits
   * @param depth bits of the address that the path decided
   */
  void stopped(long high, long low, int depth);
}
