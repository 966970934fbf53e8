package dev.netindex.format.directory;

import dev.netindex.format.layout.PackedSection;
import dev.netindex.format.spi.RunKernel;

/**
 * Disjoint IPv6 rows copied, 16 to a node: the keys of their starts, and behind them for each row
 * its prefix length from bit 25 on and its payload's handle below, two rows to a number. Prefixes 1
 * to 64 need nothing else; {@link #ODD} says that the row must be looked at in the file. A tree of
 * the first starts leads to the node. A lookup reads the nodes of the tree and three lines that lie
 * side by side, which wait for nothing but the tree.
 */
final class Ipv6Copies extends RowDirectory {
  /** Rows of a node. */
  static final int ROWS = RunKernel.LONG;

  static final int ODD = 127;

  private static final int HANDLE_BITS = 25;
  private static final int HANDLE_MASK = (1 << HANDLE_BITS) - 1;

  /** Numbers of a node: keys, and half as many for values. */
  private static final int NODE = ROWS + ROWS / 2;

  private final PackedSection section;
  private final RunKernel runs;
  private final StartTree tree;
  private final long[] nodes;

  /**
   * Puts the parts together.
   *
   * @param section the rows, for the odd ones
   * @param runs search in nodes
   * @param tree of the start of each {@link #ROWS}th row
   * @param nodes of all rows, as {@link #nodes}, {@link #keyPlace} and {@link #setValue} make them
   */
  Ipv6Copies(PackedSection section, RunKernel runs, StartTree tree, long[] nodes) {
    this.section = section;
    this.runs = runs;
    this.tree = tree;
    this.nodes = nodes;
  }

  /** Returns how many numbers the nodes of so many rows are. */
  static long size(long rows) {
    return StartTree.LEAD + (rows + ROWS - 1) / ROWS * NODE;
  }

  /** Returns room for the nodes, whose keys are to be filled up with the largest number. */
  static long[] nodes(int rows) {
    return new long[(int) size(rows)];
  }

  /** Returns the place of a row's key. */
  static int keyPlace(int row) {
    return StartTree.LEAD + row / ROWS * NODE + row % ROWS;
  }

  static void setValue(long[] nodes, int row, int value) {
    int at = StartTree.LEAD + row / ROWS * NODE + ROWS + row % ROWS / 2;
    nodes[at] |= Integer.toUnsignedLong(value) << (row & 1) * Integer.SIZE;
  }

  /**
   * Returns the value of a row.
   *
   * @param prefix prefix length
   * @param longest the longest prefix whose bits the keys know
   * @param handle the payload's handle
   */
  static int value(int prefix, int longest, long handle) {
    boolean odd = prefix == 0 || prefix > longest || handle > HANDLE_MASK;
    return odd ? ODD << HANDLE_BITS : prefix << HANDLE_BITS | (int) handle;
  }

  @Override
  public boolean copiesRows() {
    return true;
  }

  @Override
  public long find(long high, long low) {
    long key = tree.key(high);
    int node = tree.last(key) - 1;
    if (node < 0) {
      return NOTHING;
    }
    int from = StartTree.LEAD + node * NODE;
    return result(from, runs.lastOfLong(nodes, from, key), key, high, low);
  }

  @Override
  public void find(AddressBatch batch) {
    int[] positions = batch.positions;
    int[] starts = batch.starts;
    long[] keys = batch.keys;
    for (int i = 0; i < batch.count; i++) {
      keys[i] = tree.key(batch.high[i]);
    }
    tree.last(keys, positions, batch.count);
    long sum = 0;
    for (int i = 0; i < batch.count; i++) {
      int from = StartTree.LEAD + Math.max(positions[i] - 1, 0) * NODE;
      starts[i] = from;
      positions[i] = from;
      sum += nodes[from + ROWS];
    }
    Touched.use(sum);
    runs.lastOfLong(nodes, positions, keys, batch.count);
    for (int i = 0; i < batch.count; i++) {
      batch.found[i] = result(starts[i], positions[i], keys[i], batch.high[i], batch.low[i]);
    }
  }

  private long result(int from, int at, long key, long high, long low) {
    int inNode = at - from;
    int value = (int) (nodes[from + ROWS + (inNode >>> 1)] >>> inNode * Integer.SIZE);
    int prefix = value >>> HANDLE_BITS;
    if (prefix == ODD || key == StartTree.FAR) {
      return tree.below(high) ? NOTHING : odd(high, low);
    }
    if ((tree.high(nodes[at]) ^ high) >>> 64 - prefix != 0) {
      return NOTHING;
    }
    return found((from - StartTree.LEAD) / NODE * ROWS + inNode, value & HANDLE_MASK);
  }

  /** Starts with the same first half may lie on both sides of the row that was found. */
  private long odd(long high, long low) {
    long row = section.longestPrefix(high, low);
    return row < 0 ? NOTHING : found(row, -1);
  }

  @Override
  public long bytes() {
    return tree.bytes() + 16 + 8L * nodes.length;
  }
}
