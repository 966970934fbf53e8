package dev.netindex.format.layout;

import java.util.Arrays;

/** The largest ends of the big subtrees of an interval section, in row order of their roots. */
final class SubtreeMaxima {
  private long[] highs = new long[16];
  private long[] lows = new long[16];
  private int reserved;
  private int taken;

  void clear() {
    reserved = 0;
    taken = 0;
  }

  /** Makes room for one more. */
  int reserve() {
    if (reserved == highs.length) {
      highs = Arrays.copyOf(highs, 2 * reserved);
      lows = Arrays.copyOf(lows, 2 * reserved);
    }
    return reserved++;
  }

  void set(int slot, long high, long low) {
    highs[slot] = high;
    lows[slot] = low;
  }

  /** Takes them one after the other. */
  int next() {
    return taken++;
  }

  long high(int slot) {
    return highs[slot];
  }

  long low(int slot) {
    return lows[slot];
  }
}
