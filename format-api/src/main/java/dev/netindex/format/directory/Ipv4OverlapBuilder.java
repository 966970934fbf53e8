package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;
import org.jspecify.annotations.Nullable;

/** Builds the directory of overlapping IPv4 rows. */
final class Ipv4OverlapBuilder {
  private static final int FINEST_LEAF_ROWS = 3;
  private static final int COARSEST_LEAF_ROWS = 63;

  private Ipv4OverlapBuilder() {}

  static @Nullable OverlapDirectory build(IntervalSection section, Handles handles, long bytes) {
    long left = bytes - Ipv4OverlapCopies.bytes(section.rows());
    if (left >= 16 * section.rows() / FINEST_LEAF_ROWS) {
      OverlapDirectory copies = build(section, handles, left, true);
      if (copies != null) {
        return copies;
      }
    }
    return build(section, handles, bytes, false);
  }

  private static @Nullable OverlapDirectory build(
      IntervalSection section, Handles handles, long bytes, boolean copies) {
    int bits = DirectoryBuilder.rootBits(section.rows(), bytes);
    int first = FINEST_LEAF_ROWS;
    while (first < COARSEST_LEAF_ROWS && 16 * section.rows() / first > bytes) {
      first = 2 * first + 1;
    }
    for (int leafRows = first; leafRows <= COARSEST_LEAF_ROWS; leafRows = 2 * leafRows + 1) {
      // A leaf takes two numbers, one in each table.
      AddressTable table = table(section, bits, leafRows, bytes / 2);
      OverlapLists lists = table == null ? null : lists(section, table, bytes - table.bytes());
      if (table != null && lists != null) {
        return copies
            ? new Ipv4OverlapCopies(section, table, lists, handles)
            : new Ipv4Overlaps(section, table, lists);
      }
    }
    return null;
  }

  private static @Nullable AddressTable table(
      IntervalSection section, int bits, int leafRows, long bytes) {
    if ((12L << bits) + 128 > bytes) {
      return null;
    }
    AddressTableBuilder builder = new AddressTableBuilder(bits, leafRows, bytes);
    long[] starts = new long[256];
    for (long row = 0; row < section.rows(); ) {
      int count = 0;
      while (count < starts.length && row < section.rows()) {
        starts[count++] = section.startLow(row++);
      }
      if (!builder.add(starts, count)) {
        return null;
      }
    }
    return builder.build();
  }

  private static @Nullable OverlapLists lists(
      IntervalSection section, AddressTable table, long bytes) {
    int[] leaves = table.leaves;
    OverlapListBuilder builder = new OverlapListBuilder(section, leaves.length - 1, bytes);
    int leaf = 0;
    for (int root = 0; root < table.roots.length; root++) {
      int shift = (int) table.roots[root] & 0xFF;
      long first = (long) root << table.rootShift;
      for (long at = first; at < first + (1L << table.rootShift); at += 1L << shift) {
        if (!builder.add(0, at, leaves[leaf], leaves[leaf + 1])) {
          return null;
        }
        leaf++;
      }
    }
    return builder.build();
  }
}
