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
  private long previous = -1;
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

  /** Adds the start of the next row. False if the table can't be made: out of order, or too big. */
  boolean add(long start) {
    if (start < previous || start >>> 32 != 0) {
      failed = true;
    }
    if (failed) {
      return false;
    }
    previous = start;
    while (root < (int) (start >>> rootShift)) {
      finishRoot();
    }
    if (pendingRows == pending.length) {
      pending = Arrays.copyOf(pending, 2 * pendingRows);
    }
    pending[pendingRows++] = (int) start & (1 << rootShift) - 1;
    return !failed;
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
    int row = 0;
    for (int leaf = 0; leaf < count; leaf++) {
      while (row < pendingRows && pending[row] >>> shift < leaf) {
        row++;
      }
      leaves[usedLeaves++] = rows + row;
    }
    rows += pendingRows;
    pendingRows = 0;
  }

  /** Returns the widest leaf, as a number of bits, of which none has too many rows. */
  private int leafShift() {
    int shift = rootShift;
    while (shift > 0 && crowded(shift)) {
      shift--;
    }
    return shift;
  }

  private boolean crowded(int shift) {
    for (int row = 0; row + leafRows < pendingRows; row++) {
      // Many rows of one start can't be told apart by any leaf.
      if (pending[row] >>> shift == pending[row + leafRows] >>> shift
          && pending[row] != pending[row + leafRows]) {
        return true;
      }
    }
    return false;
  }
}
