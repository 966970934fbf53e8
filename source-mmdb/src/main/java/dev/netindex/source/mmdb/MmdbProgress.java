package dev.netindex.source.mmdb;

/** Told now and then how far a walk over the networks is, and once at its end. */
@FunctionalInterface
public interface MmdbProgress {
  /** Ignores all reports. */
  MmdbProgress NONE = (networks, nodes, totalNodes) -> {};

  /**
   * Takes the state of the walk.
   *
   * @param networks networks passed on so far
   * @param nodes nodes of the tree visited so far; may exceed the total where aliases are included
   * @param totalNodes nodes of the tree
   */
  void at(long networks, long nodes, long totalNodes);
}
