package dev.netindex.source.mmdb;

/**
 * Where the IPv4 networks of a tree start: in a tree of IPv6 behind 96 bits of 0, or where that
 * path ends before.
 *
 * @param record a node, data, or nothing
 * @param depth bits that led to it: 96, or fewer if the path ended
 */
record Ipv4Start(long record, int depth) {
  /** Bits of an IPv6 address before the IPv4 address in it. */
  static final int DEPTH = 96;

  static Ipv4Start of(SearchTree tree, int ipVersion) {
    if (ipVersion == 4) {
      return new Ipv4Start(tree.nodes() == 0 ? tree.nodes() : 0, DEPTH);
    }
    long record = 0;
    int depth = 0;
    while (depth < DEPTH && record < tree.nodes()) {
      record = tree.left(tree.pair(record));
      depth++;
    }
    if (record < tree.nodes()) {
      checkLoop(tree, record);
    }
    return new Ipv4Start(record, depth);
  }

  /**
   * Checks that the path to the start does not meet it twice. Every other pointer to the start is
   * taken for an alias, but one from above would hide the whole tree.
   */
  private static void checkLoop(SearchTree tree, long start) {
    long record = 0;
    for (int depth = 0; depth < DEPTH; depth++) {
      if (record == start) {
        throw tree.fault(MmdbFault.TREE_DEPTH, start, "96 different nodes before IPv4", "a loop");
      }
      record = tree.left(tree.pair(record));
    }
  }

  boolean isNode(SearchTree tree) {
    return record < tree.nodes();
  }

  /** Tells whether an address and depth are those of the IPv4 part of an IPv6 tree itself. */
  static boolean isCanonical(long high, long low, int depth) {
    return depth == DEPTH && high == 0 && low == 0;
  }

  /** Tells whether an address and depth are those of {@code ::ffff:0:0/96}, which means IPv4. */
  static boolean isMapped(long high, long low, int depth) {
    return depth == DEPTH && high == 0 && low == 0xFFFF_0000_0000L;
  }
}
