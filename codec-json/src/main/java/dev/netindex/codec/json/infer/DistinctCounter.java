package dev.netindex.codec.json.infer;

/**
 * Counts different fingerprints in bounded memory (adaptive sampling): once there are too many, it
 * keeps only those whose first bits are 0, and multiplies. Exact up to the bound; beyond it the
 * standard error is below 1% as long as 16,384 are kept. Only sizes depend on it, never contents.
 */
final class DistinctCounter {
  private static final int FIRST_SLOTS = 16;

  private final DistinctBudget budget;
  private long[] slots = new long[FIRST_SLOTS];
  private int size;
  private int level;

  DistinctCounter(DistinctBudget budget) {
    this.budget = budget;
    budget.resized(this, slots.length);
  }

  /** Counts a fingerprint, if it is new. */
  void add(long fingerprint) {
    long value = fingerprint == 0 ? 1 : fingerprint;
    if (Long.numberOfLeadingZeros(value) < level || !insert(slots, value)) {
      return;
    }
    size++;
    if (size > budget.cap()) {
      int before = slots.length;
      sample(budget.cap());
      budget.resized(this, slots.length - before);
    } else if (size > slots.length / 2) {
      int before = slots.length;
      rehash(2 * before);
      budget.resized(this, slots.length - before);
    }
  }

  /** Returns how many different ones there were. */
  long estimate() {
    return (long) size << level;
  }

  /** Gives its memory back; nothing may be added any more. */
  void release() {
    budget.release(this, slots.length);
  }

  /** Keeps at most so many; returns the change in slots. */
  int shrink(int cap) {
    int before = slots.length;
    if (size > cap) {
      sample(cap);
    }
    return slots.length - before;
  }

  private void sample(int cap) {
    while (size > cap / 2) {
      level++;
      rehash(slots.length);
    }
    int needed = FIRST_SLOTS;
    while (size > needed / 4) {
      needed *= 2;
    }
    if (needed < slots.length) {
      rehash(needed);
    }
  }

  private void rehash(int length) {
    long[] old = slots;
    slots = new long[length];
    size = 0;
    for (long value : old) {
      if (value != 0 && Long.numberOfLeadingZeros(value) >= level && insert(slots, value)) {
        size++;
      }
    }
  }

  private static boolean insert(long[] slots, long value) {
    int mask = slots.length - 1;
    int at = (int) value & mask;
    while (slots[at] != 0) {
      if (slots[at] == value) {
        return false;
      }
      at = at + 1 & mask;
    }
    slots[at] = value;
    return true;
  }
}
