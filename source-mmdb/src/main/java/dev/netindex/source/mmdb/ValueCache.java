package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Values that pointers have led to, by their offsets. Each offset has one slot, so a value may be
 * displaced by another one; the memory of all of them is bounded.
 */
final class ValueCache {
  private static final int SLOT_BITS = 17;

  /** Bytes that a value takes, by estimate: its object, its place in a list, its member. */
  private static final int VALUE_BYTES = 64;

  /** Bytes of all values, by estimate, at which everything is forgotten. */
  private static final long MAX_BYTES = 96L << 20;

  /**
   * A value and what it adds to the limits of a record.
   *
   * @param selection what was selected of it
   * @param value null if that was nothing
   * @param values how many values are inside
   * @param text bytes of text
   * @param levels its own levels, at least 1
   */
  record Entry(Selection selection, @Nullable RecordValue value, int values, int text, int levels) {
    long bytes() {
      return (values + 1L) * VALUE_BYTES + 2L * text;
    }
  }

  /** Apart from the entries, as most lookups that fail are decided by them alone. */
  private final long[] offsets = new long[1 << SLOT_BITS];

  private final @Nullable Entry[] entries = new Entry[1 << SLOT_BITS];
  private long bytes;

  @SuppressWarnings("ReferenceEquality") // What is selected is compared as one object.
  @Nullable Entry find(long offset, Selection selection) {
    int slot = slot(offset);
    if (offsets[slot] != offset) {
      return null;
    }
    // An empty slot has offset 0, which is one of a value, too.
    Entry entry = entries[slot];
    return entry != null && entry.selection == selection ? entry : null;
  }

  void put(long offset, Entry entry) {
    if (bytes + entry.bytes() > MAX_BYTES) {
      Arrays.fill(entries, null);
      bytes = 0;
    }
    int slot = slot(offset);
    Entry displaced = entries[slot];
    bytes += entry.bytes() - (displaced == null ? 0 : displaced.bytes());
    entries[slot] = entry;
    offsets[slot] = offset;
  }

  /** Spreads offsets, which tend to lie in steps. */
  private static int slot(long offset) {
    return (int) (offset * 0x9E37_79B9_7F4A_7C15L >>> (Long.SIZE - SLOT_BITS));
  }
}
