package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;

/** Overlapping IPv6 rows: a leaf is the rows from one start of a {@link StartTree} to the next. */
final class Ipv6Overlaps extends OverlapDirectory {
  private final IntervalSection section;
  private final StartTree tree;
  private final int stride;
  private final int rows;

  Ipv6Overlaps(IntervalSection section, StartTree tree, int stride, OverlapLists lists) {
    super(section, lists);
    this.section = section;
    this.tree = tree;
    this.stride = stride;
    this.rows = (int) section.rows();
  }

  @Override
  public int leaf(long high, long low) {
    long key = tree.key(high);
    int leaf = tree.last(key) - 1;
    // Starts with the same first half may lie on both sides of the one that was found.
    boolean found =
        leaf >= 0
            && key != StartTree.FAR
            && list(leaf) != OverlapLists.NONE
            && !section.startsAfter((long) leaf * stride, high, low);
    return found ? leaf : NO_LEAF;
  }

  @Override
  public int innerFrom(int leaf) {
    return leaf * stride;
  }

  @Override
  public int innerTo(int leaf) {
    return (int) Math.min((leaf + 1L) * stride, rows);
  }

  @Override
  public int list(int leaf) {
    return lists().lists[leaf];
  }

  @Override
  public boolean copiesRows() {
    return false;
  }

  @Override
  public long bytes() {
    return tree.bytes() + lists().bytes();
  }
}
