package dev.netindex.format.directory;

import dev.netindex.format.layout.PackedSection;

/**
 * Disjoint IPv6 rows copied: the first half of each start in a tree, and in an array of the same
 * order the prefix length from bit 25 on and the payload's handle below it. Prefixes 1 to 64 need
 * nothing else; {@link #ODD} says that the row must be looked at in the file. A lookup reads the
 * tree's nodes and one line of the array.
 */
final class Ipv6Copies extends RowDirectory {
  static final int ODD = 127;
  static final int HANDLE_BITS = 25;

  private static final int HANDLE_MASK = (1 << HANDLE_BITS) - 1;

  private final PackedSection section;
  private final StartTree tree;
  private final int[] values;

  /**
   * Puts the parts together.
   *
   * @param section the rows, for the odd ones
   * @param tree of all starts
   * @param values that of row {@code r} at {@code r + 1}, as {@link #value} makes it
   */
  Ipv6Copies(PackedSection section, StartTree tree, int[] values) {
    this.section = section;
    this.tree = tree;
    this.values = values;
  }

  /**
   * Returns the value of a row.
   *
   * @param prefix prefix length
   * @param longest the longest prefix whose bits the tree knows
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
    return result(tree.last(key), key, high, low);
  }

  @Override
  public void find(AddressBatch batch) {
    int[] positions = batch.positions;
    long[] keys = batch.keys;
    for (int i = 0; i < batch.count; i++) {
      keys[i] = tree.key(batch.high[i]);
    }
    tree.last(keys, positions, batch.count);
    for (int i = 0; i < batch.count; i++) {
      batch.found[i] = result(positions[i], keys[i], batch.high[i], batch.low[i]);
    }
  }

  private long result(int at, long key, long high, long low) {
    int value = values[at];
    int prefix = value >>> HANDLE_BITS;
    if (prefix == ODD || key == StartTree.FAR) {
      return tree.below(high) ? NOTHING : odd(high, low);
    }
    return (tree.startHigh(at) ^ high) >>> 64 - prefix == 0
        ? found(at - 1L, value & HANDLE_MASK)
        : NOTHING;
  }

  /** Starts with the same first half may lie on both sides of the row that was found. */
  private long odd(long high, long low) {
    long row = section.longestPrefix(high, low);
    return row < 0 ? NOTHING : found(row, -1);
  }

  @Override
  public long bytes() {
    return tree.bytes() + 16 + 4L * values.length;
  }
}
