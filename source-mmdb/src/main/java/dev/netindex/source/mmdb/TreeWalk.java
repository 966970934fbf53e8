package dev.netindex.source.mmdb;

/**
 * Walks through a tree in the order of addresses, without recursion.
 *
 * <p>A node that leads back to one above it would make paths longer than an address, which ends the
 * walk. Nodes that are reached on many paths are legal, but 128 levels of two equal records each
 * would make 2<sup>128</sup> paths, so the visits are limited: {@value #VISITS_PER_NODE} for each
 * node of the tree, and {@value #MORE_VISITS}. A tree with the usual three aliases of its IPv4 part
 * needs four at most.
 */
final class TreeWalk {
  static final int BITS = 128;
  static final int VISITS_PER_NODE = 16;
  static final int MORE_VISITS = 1 << 20;

  /** Visits between two reports; a power of two. */
  private static final int REPORT_VISITS = 1 << 16;

  /** No node has this number. */
  static final long NO_NODE = -1;

  private final SearchTree tree;
  private final Runnable report;
  private final long maxVisits;
  private long visits;

  TreeWalk(SearchTree tree, Runnable report) {
    this.tree = tree;
    this.report = report;
    this.maxVisits = VISITS_PER_NODE * tree.nodes() + MORE_VISITS;
  }

  /** Nodes visited so far. */
  long visits() {
    return visits;
  }

  /**
   * Walks through everything below a record.
   *
   * @param root a record
   * @param rootHigh the upper 64 bits of the address that led to it
   * @param rootLow the lower 64 bits
   * @param rootDepth how many bits led to it
   * @param stop a node that is not entered
   */
  void walk(long root, long rootHigh, long rootLow, int rootDepth, long stop, LeafVisitor visitor) {
    long nodes = tree.nodes();
    long[] records = new long[BITS + 1];
    long[] highs = new long[BITS + 1];
    long[] lows = new long[BITS + 1];
    int[] depths = new int[BITS + 1];
    int waiting = 0;
    long record = root;
    long high = rootHigh;
    long low = rootLow;
    int depth = rootDepth;
    while (true) {
      if (record < nodes && record != stop) {
        long pair = visit(record, depth);
        records[waiting] = tree.right(pair);
        highs[waiting] = depth < Long.SIZE ? high | Long.MIN_VALUE >>> depth : high;
        lows[waiting] = depth < Long.SIZE ? low : low | Long.MIN_VALUE >>> depth;
        depths[waiting++] = ++depth;
        record = tree.left(pair);
        continue;
      }
      if (record > nodes) {
        visitor.leaf(high, low, depth, tree.key(record));
      } else if (record == stop) {
        visitor.stopped(high, low, depth);
      }
      if (waiting == 0) {
        return;
      }
      waiting--;
      record = records[waiting];
      high = highs[waiting];
      low = lows[waiting];
      depth = depths[waiting];
    }
  }

  /** Returns the records of a node. */
  private long visit(long node, int depth) {
    if (depth == BITS) {
      throw tree.fault(MmdbFault.TREE_DEPTH, node, "data or nothing behind the last bit", "a node");
    }
    if (++visits > maxVisits) {
      throw tree.fault(
          MmdbFault.TREE_VISITS, node, "at most " + maxVisits + " nodes on all paths", "more");
    }
    if ((visits & REPORT_VISITS - 1) == 0) {
      report.run();
    }
    return tree.pair(node);
  }
}
