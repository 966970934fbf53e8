package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;

/**
 * Overlapping IPv4 rows: leaves are those of an {@link AddressTable}, each with the number of its
 * first row and its list side by side.
 */
sealed class Ipv4Overlaps extends OverlapDirectory permits Ipv4OverlapCopies {
  private final AddressTable table;
  private final int[] leaves;

  /**
   * Puts the parts together.
   *
   * @param section the rows
   * @param table whose leaves are replaced by those that have lists too
   * @param lists of the leaves
   */
  Ipv4Overlaps(IntervalSection section, AddressTable table, OverlapLists lists) {
    super(section, new OverlapLists(new int[0], lists));
    int count = table.leaves.length;
    this.leaves = new int[2 * count];
    for (int leaf = 0; leaf < count; leaf++) {
      leaves[2 * leaf] = table.leaves[leaf];
      leaves[2 * leaf + 1] = leaf < count - 1 ? lists.lists[leaf] : OverlapLists.NONE;
    }
    this.table = new AddressTable(table.rootShift, table.roots, new int[0]);
  }

  @Override
  public int leaf(long high, long low) {
    int leaf = table.leaf((int) low);
    return leaves[2 * leaf + 1] == OverlapLists.NONE ? NO_LEAF : leaf;
  }

  @Override
  public int innerFrom(int leaf) {
    return leaves[2 * leaf];
  }

  @Override
  public int innerTo(int leaf) {
    return leaves[2 * leaf + 2];
  }

  @Override
  public int list(int leaf) {
    return leaves[2 * leaf + 1];
  }

  @Override
  public boolean copiesRows() {
    return false;
  }

  @Override
  public long bytes() {
    return table.bytes() + lists().bytes() + 16 + 4L * leaves.length;
  }
}
