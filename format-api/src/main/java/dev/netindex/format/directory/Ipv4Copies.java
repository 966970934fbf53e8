package dev.netindex.format.directory;

import dev.netindex.format.layout.PackedSection;
import dev.netindex.format.spi.RunKernel;

/**
 * Disjoint IPv4 rows copied beside each other. The entry of a row holds its start from bit 31 on,
 * its prefix length from bit 25 on and its payload's handle below; {@link #ODD} in place of the
 * prefix says that the row must be looked at in the file. A lookup reads a root, a leaf and up to
 * eight entries: three or four cache lines, of which two are waited for one after another.
 */
final class Ipv4Copies extends RowDirectory {
  /** Rows of a leaf at most: with the row before them they fill a short run. */
  static final int LEAF_ROWS = RunKernel.SHORT - 1;

  /** Stands for a prefix, and as a shift lets any address pass. */
  static final int ODD = 63;

  static final int HANDLE_BITS = 25;

  private static final long HANDLE_MASK = (1L << HANDLE_BITS) - 1;
  private static final int START_SHIFT = 31;
  private static final long BELOW_START = (1L << START_SHIFT) - 1;

  private final PackedSection section;
  private final RunKernel runs;
  private final AddressTable table;
  private final long[] entries;

  /**
   * Puts the parts together.
   *
   * @param section the rows, for the odd ones
   * @param runs search in the entries
   * @param table of the rows
   * @param entries that of row {@code r} at {@code r + 1}, and others around them, as {@link
   *     #entries} makes them
   */
  Ipv4Copies(PackedSection section, RunKernel runs, AddressTable table, long[] entries) {
    this.section = section;
    this.runs = runs;
    this.table = table;
    this.entries = entries;
  }

  /** Returns room for the entries of so many rows, with what stands before and after them. */
  static long[] entries(int rows) {
    long[] entries = new long[rows + 1 + RunKernel.SHORT];
    entries[0] = entry(0, ODD, 0);
    for (int i = rows + 1; i < entries.length; i++) {
      entries[i] = Long.MAX_VALUE;
    }
    return entries;
  }

  static long entry(long start, int prefix, long handle) {
    boolean odd = prefix > 32 || handle > HANDLE_MASK;
    return start << START_SHIFT | (long) (odd ? ODD : prefix) << HANDLE_BITS | (odd ? 0 : handle);
  }

  @Override
  public boolean copiesRows() {
    return true;
  }

  @Override
  public long find(long high, long low) {
    // The leaf's number is that of its first row, at whose place the entry of the row before is.
    int at = table.leaves[table.leaf((int) low)];
    return result(runs.lastOfShort(entries, at, key(low)), low);
  }

  @Override
  public void find(AddressBatch batch) {
    int[] positions = batch.positions;
    long[] keys = batch.keys;
    int[] leaves = table.leaves;
    for (int i = 0; i < batch.count; i++) {
      positions[i] = leaves[table.leaf((int) batch.low[i])];
      keys[i] = key(batch.low[i]);
    }
    runs.lastOfShort(entries, positions, keys, batch.count);
    for (int i = 0; i < batch.count; i++) {
      batch.found[i] = result(positions[i], batch.low[i]);
    }
  }

  /** Above every entry of a row that starts here or before, below the largest number. */
  private static long key(long low) {
    return low << START_SHIFT | BELOW_START - 1;
  }

  private long result(int at, long low) {
    long entry = entries[at];
    int prefix = (int) (entry >>> HANDLE_BITS) & ODD;
    if ((entry >>> START_SHIFT ^ low) >>> 32 - prefix != 0) {
      return NOTHING;
    }
    return prefix == ODD ? odd(at - 1L, low) : found(at - 1L, entry & HANDLE_MASK);
  }

  private long odd(long row, long low) {
    return section.reaches(row, 0, low) ? found(row, -1) : NOTHING;
  }

  @Override
  public long bytes() {
    return table.bytes() + 16 + 8L * entries.length;
  }
}
