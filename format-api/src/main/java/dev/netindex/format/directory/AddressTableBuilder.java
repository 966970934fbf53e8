package dev.netindex.format.directory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Builds an {@link AddressTable} from starts that come in order. A root is cut into leaves as
 * narrow as needed for none to have more rows than wanted, where rows start apart at all.
 */
final class AddressTableBuilder {
  private final int rootShift;
  private final int leafRows;
  private final long maxLeaves;
  private final long[] roots;
  private int[] leaves;
  private int usedLeaves;
  private int[] pending = new int[1024];
  private int pendingRows;
  private int root;
  private int rows;
  private long previous;
  private boolean failed;

  /**
   * Prepares a table.
   *
   * @param rootBits bits that lead to a root, 1 to 20
   * @param leafRows rows that a leaf should have at most
   * @param bytes memory that the table may take
   */
  AddressTableBuilder(int rootBits, int leafRows, long bytes) {
    this.rootShift = 32 - rootBits;
    this.leafRows = leafRows;
    this.roots = new long[1 << rootBits];
    this.maxLeaves = Math.min((bytes - 8L * roots.length - 64) / 4, Integer.MAX_VALUE - 64);
    this.leaves = new int[Math.clamp(maxLeaves, 1, 1 << 16)];
  }

  /**
   * Adds the starts of the next rows. False if the table can't be made: out of order, or too big.
   */
  boolean add(long[] starts, int count) {
    if (count > 0 && !rising(starts, count)) {
      failed = true;
    }
    for (int row = 0; row < count && !failed; ) {
      int owner = (int) (starts[row] >>> rootShift);
      while (root < owner) {
        finishRoot();
      }
      long limit = owner + 1L << rootShift;
      int end = row + 1;
      while (end < count && starts[end] < limit) {
        end++;
      }
      keep(starts, row, end);
      row = end;
    }
    return !failed;
  }

  private boolean rising(long[] starts, int count) {
    long falls = starts[0] - previous;
    for (int row = 1; row < count; row++) {
      falls |= starts[row] - starts[row - 1];
    }
    previous = starts[count - 1];
    return falls >= 0 && previous >>> 32 == 0;
  }

  /** Keeps where rows start in their root, until all of them are there. */
  private void keep(long[] starts, int from, int to) {
    if (to - from > pending.length - pendingRows) {
      pending = Arrays.copyOf(pending, 2 * pending.length);
    }
    int within = (1 << rootShift) - 1;
    for (int row = from; row < to; row++) {
      pending[pendingRows++] = (int) starts[row] & within;
    }
  }

  /** Returns the table, or null if it can't be made. */
  @Nullable AddressTable build() {
    while (root < roots.length && !failed) {
      finishRoot();
    }
    if (failed) {
      return null;
    }
    int[] all = Arrays.copyOf(leaves, usedLeaves + 1);
    all[usedLeaves] = rows;
    return new AddressTable(rootShift, roots, all);
  }

  private void finishRoot() {
    int shift = leafShift();
    int count = 1 << rootShift - shift;
    if (count >= maxLeaves - usedLeaves) {
      failed = true;
      root = roots.length;
      return;
    }
    if (count > leaves.length - usedLeaves) {
      long wanted = Math.max(2L * leaves.length, (long) usedLeaves + count);
      leaves = Arrays.copyOf(leaves, (int) Math.min(wanted, maxLeaves));
    }
    roots[root++] = (long) usedLeaves << 8 | shift;
    fillLeaves(shift, count);
    usedLeaves += count;
    rows += pendingRows;
    pendingRows = 0;
  }

  private void fillLeaves(int shift, int count) {
    int at = usedLeaves;
    for (int row = 0; row < pendingRows; row++) {
      int own = usedLeaves + (pending[row] >>> shift);
      while (at <= own) {
        leaves[at++] = rows + row;
      }
    }
    Arrays.fill(leaves, at, usedLeaves + count, rows + pendingRows);
  }

  /**
   * Returns the widest leaf, as a number of bits, of which none has too many rows: rows that would
   * be one too many apart must not be in one leaf, so it must be narrower than the first bit in
   * which they differ. Rows of one start can't be told apart by any leaf.
   */
  private int leafShift() {
    int shift = rootShift;
    for (int row = leafRows; row < pendingRows; row++) {
      int apart = pending[row] ^ pending[row - leafRows];
      int first = apart == 0 ? rootShift : 31 - Integer.numberOfLeadingZeros(apart);
      shift = Math.min(shift, first);
    }
    return shift;
  }
}
