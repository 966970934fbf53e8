package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;

/** Overlapping IPv4 rows: leaves are those of an {@link AddressTable}. */
final class Ipv4Overlaps extends OverlapDirectory {
  private final AddressTable table;

  Ipv4Overlaps(IntervalSection section, AddressTable table, OverlapLists lists) {
    super(section, lists);
    this.table = table;
  }

  @Override
  public int leaf(long high, long low) {
    int leaf = table.leaf((int) low);
    return hasList(leaf) ? leaf : NO_LEAF;
  }

  @Override
  public int innerFrom(int leaf) {
    return table.leaves[leaf];
  }

  @Override
  public int innerTo(int leaf) {
    return table.leaves[leaf + 1];
  }

  @Override
  public long bytes() {
    return table.bytes() + listBytes();
  }
}
