package dev.netindex.format.directory;

import dev.netindex.format.layout.IntervalSection;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Makes the lists of {@link OverlapLists}, leaf by leaf in rising order. */
final class OverlapListBuilder {
  /** A list that is longer would cost more than the search that it saves. */
  private static final int MAX_OUTER = 32;

  private static final int MAX_INNER = 64;

  private final ReachingRows reaching;
  private final int[] positions;
  private final long maxPool;
  private int[] pool = new int[256];
  private int used = 1; // the empty list is at 0
  private int last;
  private boolean changed;
  private int leaf;

  /**
   * Prepares the lists.
   *
   * @param section the rows
   * @param leaves number of leaves
   * @param bytes memory that the lists may take
   */
  OverlapListBuilder(IntervalSection section, int leaves, long bytes) {
    this.reaching = new ReachingRows(section);
    this.positions = new int[leaves];
    this.maxPool = Math.min((bytes - 4L * leaves) / 4 - 16, Integer.MAX_VALUE - 64);
  }

  /**
   * Adds the next leaf.
   *
   * @param high first half of its first address
   * @param low second half
   * @param from first row that starts in it
   * @param to row after the last
   * @return false if the lists take too much memory
   */
  boolean add(long high, long low, int from, int to) {
    changed |= reaching.removeBefore(high, low);
    if (reaching.size() > MAX_OUTER || to - from > MAX_INNER) {
      positions[leaf++] = OverlapLists.NONE;
    } else {
      if (changed && !list()) {
        return false;
      }
      positions[leaf++] = last;
      changed = false;
    }
    for (int row = from; row < to; row++) {
      reaching.add(row);
      changed = true;
    }
    return true;
  }

  private boolean list() {
    int size = reaching.size();
    if (size == 0) {
      last = 0;
      return true;
    }
    if (size == 1) {
      last = OverlapLists.SINGLE - reaching.only();
      return true;
    }
    if (size + 1 > maxPool - used) {
      return false;
    }
    if (size + 1 > pool.length - used) {
      pool = Arrays.copyOf(pool, (int) Math.min(2L * pool.length + size, maxPool));
    }
    last = used;
    pool[used] = size;
    reaching.copyTo(pool, used + 1);
    used += size + 1;
    return true;
  }

  /** Returns the lists, or null if they don't even have room for themselves. */
  @Nullable OverlapLists build() {
    return used > maxPool ? null : new OverlapLists(positions, Arrays.copyOf(pool, used));
  }
}
