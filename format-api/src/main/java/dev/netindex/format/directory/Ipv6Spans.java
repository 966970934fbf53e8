package dev.netindex.format.directory;

import dev.netindex.format.layout.PackedSection;

/**
 * Starts of every few disjoint IPv6 rows; the rows stay in the file. A lookup reads the tree's
 * nodes, and of the section one descriptor, one or two lines of deltas and one of prefixes.
 */
final class Ipv6Spans extends RowDirectory {
  private final PackedSection section;
  private final StartTree tree;
  private final int stride;

  /**
   * Puts the parts together.
   *
   * @param section the rows
   * @param tree of the starts of rows 0, {@code stride}, and so on
   * @param stride rows from one start of the tree to the next
   */
  Ipv6Spans(PackedSection section, StartTree tree, int stride) {
    this.section = section;
    this.tree = tree;
    this.stride = stride;
  }

  @Override
  public boolean copiesRows() {
    return false;
  }

  @Override
  public long find(long high, long low) {
    long key = tree.key(high);
    return find(tree.last(key), key, high, low);
  }

  @Override
  public void find(AddressBatch batch) {
    int[] positions = batch.positions;
    long[] keys = batch.keys;
    for (int i = 0; i < batch.count; i++) {
      keys[i] = tree.key(batch.high[i]);
    }
    tree.last(keys, positions, batch.count);
    long sum = 0;
    for (int i = 0; i < batch.count; i++) {
      sum += section.touch(Math.max(positions[i] - 1L, 0) * stride);
    }
    Touched.use(sum);
    for (int i = 0; i < batch.count; i++) {
      batch.found[i] = find(positions[i], keys[i], batch.high[i], batch.low[i]);
    }
  }

  private long find(int position, long key, long high, long low) {
    long from = (position - 1L) * stride;
    long to = Math.min(from + stride, section.rows());
    long row = position == 0 ? -1 : section.lastStartingUpTo(from, to, high, low);
    if (tree.below(high)) {
      return NOTHING;
    }
    if (row < from || key == StartTree.FAR) {
      // Starts with the same first half lie on both sides of the one that was found.
      row = section.longestPrefix(high, low);
    }
    return section.reaches(row, high, low) ? found(row, -1) : NOTHING;
  }

  @Override
  public long bytes() {
    return tree.bytes();
  }
}
