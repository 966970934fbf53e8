package dev.netindex.format.directory;

/**
 * Row numbers by IPv4 address: the top bits lead to a root, the root says how many of the next bits
 * lead to a leaf, the leaf holds the number of the first row that starts in it or after it; or of
 * every so manyth row, which are then counted alone. Where rows are crowded leaves are narrow. A
 * search reads one root and a leaf, or two beside each other: two cache lines, of which that of the
 * root is mostly in a cache.
 */
final class AddressTable {
  private static final int ARRAY_HEADER = 16;

  /** Bits of an address below those of the root. */
  final int rootShift;

  /**
   * Position of the root's first leaf from bit 8 on, and in the low 8 bits the bits of an address
   * below those of the leaf.
   */
  final long[] roots;

  /** Row numbers, and the number of rows at the end. */
  final int[] leaves;

  AddressTable(int rootShift, long[] roots, int[] leaves) {
    this.rootShift = rootShift;
    this.roots = roots;
    this.leaves = leaves;
  }

  /** Returns the position of the leaf of an address. */
  int leaf(int address) {
    long root = roots[address >>> rootShift];
    int inRoot = address & (1 << rootShift) - 1;
    return (int) (root >>> 8) + (inRoot >>> (int) root);
  }

  long bytes() {
    return 2 * ARRAY_HEADER + 8L * roots.length + 4L * leaves.length;
  }
}
