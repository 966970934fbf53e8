package dev.netindex.format.directory;

import dev.netindex.format.layout.PackedSection;

/**
 * Numbers of every few disjoint IPv4 rows; the rows stay in the file. A lookup reads a root and two
 * leaves, and of the section one descriptor, one or two lines of deltas and one of prefixes.
 */
final class Ipv4Spans extends RowDirectory {
  /** Rows from one that the table knows to the next; blocks are whole numbers of them. */
  static final int STRIDE = 16;

  private final PackedSection section;
  private final AddressTable table;

  Ipv4Spans(PackedSection section, AddressTable table) {
    this.section = section;
    this.table = table;
  }

  @Override
  public boolean copiesRows() {
    return false;
  }

  @Override
  public long find(long high, long low) {
    int leaf = table.leaf((int) low);
    int[] leaves = table.leaves;
    return find(leaves[leaf], leaves[leaf + 1], low);
  }

  /**
   * The row before the first known one of the leaf is the last known one before the leaf, or after.
   */
  private static long from(int known) {
    return Math.max(known - 1L, 0) * STRIDE;
  }

  private long find(int known, int next, long low) {
    long from = from(known);
    long to = Math.min((long) next * STRIDE, section.rows());
    long row = section.lastStartingUpTo(from, to, 0, low);
    return section.reaches(row, 0, low) ? found(row, -1) : NOTHING;
  }

  @Override
  public void find(AddressBatch batch) {
    int[] leaves = table.leaves;
    int[] positions = batch.positions;
    long sum = 0;
    for (int i = 0; i < batch.count; i++) {
      int leaf = table.leaf((int) batch.low[i]);
      positions[i] = leaf;
      sum += leaves[leaf];
    }
    for (int i = 0; i < batch.count; i++) {
      sum += section.touch(from(leaves[positions[i]]));
    }
    Touched.use(sum);
    for (int i = 0; i < batch.count; i++) {
      int leaf = positions[i];
      batch.found[i] = find(leaves[leaf], leaves[leaf + 1], batch.low[i]);
    }
  }

  @Override
  public long bytes() {
    return table.bytes();
  }
}
