package dev.netindex.format.directory;

import dev.netindex.format.spi.RunKernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The first 64 bits of IPv6 starts, of every row or of every few, as a static tree of nodes of 16
 * numbers in the order of the rows: position {@code i} of a level leads to the node at {@code 16 i}
 * of the level below. Position 0 of the lowest level stands before all starts. A search reads one
 * node of two or three cache lines for each level; of 8 million rows there are six levels, and all
 * but the lowest two stay in the caches.
 *
 * <p>Numbers have their sign bit flipped, so that the signed order is that of addresses.
 */
final class StartTree {
  private static final int NODE = RunKernel.LONG;
  private static final int ARRAY_HEADER = 16;

  private final RunKernel runs;

  /** From the lowest level up; each has a whole node more of the largest number. */
  private final long[][] levels;

  private StartTree(RunKernel runs, long[][] levels) {
    this.runs = runs;
    this.levels = levels;
  }

  /** Returns the bytes of a tree of so many starts, at most. */
  static long bytes(long starts) {
    long bytes = 256;
    for (long count = starts + 1; count > 0; count = count > NODE ? (count + NODE - 1) / NODE : 0) {
      bytes += 8 * (count + 2 * NODE) + ARRAY_HEADER + 8;
    }
    return bytes;
  }

  /** Returns room for the lowest level of so many starts; they go to positions 1 and up. */
  static long[] lowest(int starts) {
    long[] lowest = new long[padded(starts + 1)];
    Arrays.fill(lowest, starts + 1, lowest.length, Long.MAX_VALUE);
    lowest[0] = Long.MIN_VALUE;
    return lowest;
  }

  /** Makes a tree over a filled lowest level. */
  static StartTree over(RunKernel runs, long[] lowest, int starts) {
    List<long[]> levels = new ArrayList<>();
    levels.add(lowest);
    long[] below = lowest;
    for (int count = starts + 1; count > NODE; ) {
      int nodes = (count + NODE - 1) / NODE;
      long[] level = new long[padded(nodes)];
      Arrays.fill(level, Long.MAX_VALUE);
      for (int node = 0; node < nodes; node++) {
        level[node] = below[node * NODE];
      }
      levels.add(level);
      below = level;
      count = nodes;
    }
    return new StartTree(runs, levels.toArray(long[][]::new));
  }

  /** A whole number of nodes, and one node more, so that a run never leaves the array. */
  private static int padded(int count) {
    return (count + NODE - 1) / NODE * NODE + NODE;
  }

  /**
   * Returns the key of the first half of an address. That of all ones would be the number which
   * fills the nodes, so it gets the key before it: whoever asks for it must look in the file.
   */
  static long key(long high) {
    return Math.min(high ^ Long.MIN_VALUE, Long.MAX_VALUE - 1);
  }

  /** Returns the position of the last start whose key is not above a key; 0 is before all. */
  int last(long key) {
    int at = runs.lastOfLong(levels[levels.length - 1], 0, key);
    for (int level = levels.length - 2; level >= 0; level--) {
      at = runs.lastOfLong(levels[level], at * NODE, key);
    }
    return at;
  }

  /** Replaces positions by those of the last starts whose keys are not above the keys. */
  void last(long[] keys, int[] positions, int count) {
    Arrays.fill(positions, 0, count, 0);
    for (int level = levels.length - 1; level >= 0; level--) {
      if (level < levels.length - 1) {
        for (int i = 0; i < count; i++) {
          positions[i] *= NODE;
        }
      }
      runs.lastOfLong(levels[level], positions, keys, count);
    }
  }

  /** Returns the key of a start. */
  long keyAt(int position) {
    return levels[0][position];
  }

  long bytes() {
    long bytes = 0;
    for (long[] level : levels) {
      bytes += ARRAY_HEADER + 8L * level.length;
    }
    return bytes;
  }
}
