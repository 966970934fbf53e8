package dev.netindex.codec.json.encode;

import org.jspecify.annotations.Nullable;

/** A bounded cache of the ids of short texts, which spares their conversion to UTF-8. */
final class TextIds {
  private static final int SLOTS_LOG = 13;
  private static final int LONGEST = 128;

  private final @Nullable String[] texts = new @Nullable String[1 << SLOTS_LOG];
  private final int[] ids = new int[1 << SLOTS_LOG];

  static int slot(String text) {
    return text.hashCode() * 0x9E37_79B1 >>> 32 - SLOTS_LOG;
  }

  boolean has(int slot, String text) {
    return text.equals(texts[slot]);
  }

  int id(int slot) {
    return ids[slot];
  }

  void put(int slot, String text, int id) {
    if (text.length() <= LONGEST) {
      texts[slot] = text;
      ids[slot] = id;
    }
  }
}
