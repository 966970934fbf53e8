package dev.netindex.format.builder;

import dev.netindex.format.layout.FileFormat;

/**
 * A hash table from payloads to their ordinals, with open addressing and at most three quarters
 * full. A slot holds the upper half of the hash, from which its place follows, and the ordinal plus
 * one; 0 is an empty slot. Equality is decided by the bytes, never by the hash.
 */
final class PayloadDirectory {
  private static final long FIRST_SLOTS = 16;

  /** More places the 32 bits kept of a hash cannot tell apart. */
  private static final long MAX_SLOTS = 1L << Integer.SIZE;

  private RowTable slots = RowTable.zeros(1, FIRST_SLOTS);
  private long used;

  /** Says whether the payload with an ordinal is the one looked for. */
  @FunctionalInterface
  interface Candidate {
    boolean matches(long ordinal);
  }

  /** Returns the ordinal of a payload with this hash that matches, or -1. */
  long find(long hash, Candidate candidate) {
    long tag = hash >>> Integer.SIZE;
    for (long at = place(tag); slots.get(at, 0) != 0; at = after(at)) {
      long slot = slots.get(at, 0);
      long ordinal = (slot & FileFormat.MAX_U32) - 1;
      if (slot >>> Integer.SIZE == tag && candidate.matches(ordinal)) {
        return ordinal;
      }
    }
    return -1;
  }

  /** Makes sure that the next {@link #add} needs no memory. */
  void reserve() {
    if (4 * (used + 1) <= 3 * slots.size() || slots.size() == MAX_SLOTS) {
      return;
    }
    RowTable old = slots;
    slots = RowTable.zeros(1, 2 * old.size());
    for (long at = 0; at < old.size(); at++) {
      if (old.get(at, 0) != 0) {
        put(old.get(at, 0));
      }
    }
  }

  /** Adds a payload that was not found. */
  void add(long hash, long ordinal) {
    reserve();
    put(hash >>> Integer.SIZE << Integer.SIZE | (ordinal + 1));
    used++;
  }

  private void put(long slot) {
    long at = place(slot >>> Integer.SIZE);
    while (slots.get(at, 0) != 0) {
      at = after(at);
    }
    slots.set(at, 0, slot);
  }

  private long place(long tag) {
    return tag & (slots.size() - 1);
  }

  private long after(long at) {
    return (at + 1) & (slots.size() - 1);
  }
}
