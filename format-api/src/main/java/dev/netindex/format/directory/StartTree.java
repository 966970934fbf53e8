package dev.netindex.format.directory;

import dev.netindex.format.spi.RunKernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The first 64 bits of IPv6 starts, of every row or of every few, as a static tree of nodes of 16
 * numbers in the order of the rows: position {@code i} of a level leads to the node at {@code 16 i}
 * of the level below. Position 0 of the lowest level stands before all starts. A search reads one
 * node of two or three cache lines for each level; of 8 million rows there are six levels, and all
 * but the lowest two stay in the caches.
 *
 * <p>The numbers are distances from the lowest start, so that they need no sign bit: real networks
 * lie in an eighth of all addresses. Where they do not, the last bit is left out, and starts that
 * differ in it alone look equal.
 */
final class StartTree {
  private static final int NODE = RunKernel.LONG;
  private static final int ARRAY_HEADER = 16;

  /**
   * Unused numbers at the start of a level. A large array mostly begins on a cache line; with its
   * header and these the nodes do too, and are two lines long instead of three.
   */
  static final int LEAD = 6;

  /**
   * The key of addresses too far from the lowest start to be told apart; the number that fills
   * nodes is above it. Whoever asks for one must look in the file.
   */
  static final long FAR = Long.MAX_VALUE - 1;

  private final RunKernel runs;
  private final long base;
  private final int shift;

  /**
   * From the lowest level up; each has a lead, and at the end a whole node more of the largest
   * number.
   */
  private final long[][] levels;

  private StartTree(RunKernel runs, long base, int shift, long[][] levels) {
    this.runs = runs;
    this.base = base;
    this.shift = shift;
    this.levels = levels;
  }

  /** Returns the bytes of a tree of so many starts, at most. */
  static long bytes(long starts) {
    long bytes = 256;
    for (long count = starts + 1; count > 0; count = count > NODE ? (count + NODE - 1) / NODE : 0) {
      bytes += 8 * (LEAD + count + 2 * NODE) + ARRAY_HEADER + 8;
    }
    return bytes;
  }

  /** Returns the place of the start at a position, 1 and up, in the lowest level. */
  static int place(int position) {
    return LEAD + position;
  }

  /** Returns room for the lowest level of so many starts. */
  static long[] lowest(int starts) {
    return new long[padded(starts + 1)];
  }

  /**
   * Makes a tree, whose keys are exact if they can be.
   *
   * @param runs search in nodes
   * @param lowest with the first halves of rising starts, which are replaced by their keys
   * @param starts how many, 1 or more
   * @param last the first half of the last start of all
   * @return the tree, or null if the starts do not rise
   */
  static @Nullable StartTree over(RunKernel runs, long[] lowest, int starts, long last) {
    for (int at = place(2); at <= place(starts); at++) {
      if (Long.compareUnsigned(lowest[at - 1], lowest[at]) > 0) {
        return null;
      }
    }
    long base = lowest[place(1)];
    int shift = Long.compareUnsigned(last - base, FAR) < 0 ? 0 : 1;
    for (int at = place(1); at <= place(starts); at++) {
      lowest[at] = key(lowest[at], base, shift);
    }
    Arrays.fill(lowest, place(starts + 1), lowest.length, Long.MAX_VALUE);
    List<long[]> levels = new ArrayList<>();
    levels.add(lowest);
    long[] below = lowest;
    for (int count = starts + 1; count > NODE; ) {
      int nodes = (count + NODE - 1) / NODE;
      long[] level = new long[padded(nodes)];
      Arrays.fill(level, Long.MAX_VALUE);
      for (int node = 0; node < nodes; node++) {
        level[LEAD + node] = below[LEAD + node * NODE];
      }
      levels.add(level);
      below = level;
      count = nodes;
    }
    return new StartTree(runs, base, shift, levels.toArray(long[][]::new));
  }

  /** A whole number of nodes, and one node more, so that a run never leaves the array. */
  private static int padded(int count) {
    return LEAD + (count + NODE - 1) / NODE * NODE + NODE;
  }

  /** Returns the key of the first half of an address at or after the lowest start. */
  long key(long high) {
    return key(high, base, shift);
  }

  private static long key(long high, long base, int shift) {
    long distance = high - base >>> shift;
    return distance < 0 ? FAR : Math.min(distance, FAR);
  }

  /** Returns the number that fills nodes up, above every key. */
  static long filler() {
    return Long.MAX_VALUE;
  }

  /** Tells whether the first half of an address is below that of every start. */
  boolean below(long high) {
    return Long.compareUnsigned(high, base) < 0;
  }

  /** Tells whether the last bit of a start is known. */
  boolean exact() {
    return shift == 0;
  }

  /** Returns the position of the last start whose key is not above a key; 0 is before all. */
  int last(long key) {
    int at = 0;
    for (int level = levels.length - 1; level >= 0; level--) {
      at = runs.lastOfLong(levels[level], LEAD + at * NODE, key) - LEAD;
    }
    return at;
  }

  /** Replaces positions by those of the last starts whose keys are not above the keys. */
  void last(long[] keys, int[] positions, int count) {
    Arrays.fill(positions, 0, count, LEAD);
    for (int level = levels.length - 1; level > 0; level--) {
      runs.lastOfLong(levels[level], positions, keys, count);
      for (int i = 0; i < count; i++) {
        positions[i] = LEAD + (positions[i] - LEAD) * NODE;
      }
    }
    runs.lastOfLong(levels[0], positions, keys, count);
    for (int i = 0; i < count; i++) {
      positions[i] -= LEAD;
    }
  }

  /**
   * Returns the first half of an address by its key, but for its last bit where that is not known.
   */
  long high(long key) {
    return base + (key << shift);
  }

  long bytes() {
    long bytes = 0;
    for (long[] level : levels) {
      bytes += ARRAY_HEADER + 8L * level.length;
    }
    return bytes;
  }
}
