package dev.netindex.codec.json.pool;

/**
 * A hash table from values to their ids, with open addressing and at most three quarters full. A
 * slot holds the upper half of the hash, from which its place follows, and the id plus one; 0 is an
 * empty slot. Equality is decided by the bytes, never by the hash.
 */
final class PoolTable {
  /** The most values the table takes. */
  static final long MAX_VALUES = 3L << 28;

  private static final int FIRST_SLOTS = 16;

  private long[] slots = new long[FIRST_SLOTS];
  private int used;

  /** Says whether the value with an id is the one looked for. */
  @FunctionalInterface
  interface Candidate {
    boolean matches(int id);
  }

  /** Returns the place of the slot of a value that matches, or the complement of a free place. */
  int find(long hash, Candidate candidate) {
    long tag = hash >>> Integer.SIZE;
    int at = place(tag);
    while (slots[at] != 0) {
      if (slots[at] >>> Integer.SIZE == tag && candidate.matches(id(at))) {
        return at;
      }
      at = after(at);
    }
    return ~at;
  }

  /** Returns the id in a slot. */
  int id(int at) {
    return (int) slots[at] - 1;
  }

  /** Adds the next id at a free place. */
  void add(int at, long hash) {
    slots[at] = hash >>> Integer.SIZE << Integer.SIZE | (used + 1);
    used++;
  }

  /** Makes sure that the next {@link #add} needs no memory. */
  void reserve() {
    if (used < slots.length / 4 * 3 || used == MAX_VALUES) {
      return;
    }
    long[] old = slots;
    slots = new long[2 * old.length];
    for (long slot : old) {
      if (slot != 0) {
        int at = place(slot >>> Integer.SIZE);
        while (slots[at] != 0) {
          at = after(at);
        }
        slots[at] = slot;
      }
    }
  }

  private int place(long tag) {
    return (int) tag & (slots.length - 1);
  }

  private int after(int at) {
    return (at + 1) & (slots.length - 1);
  }
}
