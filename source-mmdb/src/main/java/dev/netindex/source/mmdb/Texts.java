package dev.netindex.source.mmdb;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Decodes texts, and keeps the keys of maps so that equal ones are one object. */
final class Texts {
  private static final int KEY_SLOTS = 1 << 12;

  /** Longer keys are not kept: as many as there are slots must not fill the memory. */
  private static final int MAX_KEPT_BYTES = 64;

  private final Section section;
  private final long[] keyOffsets = new long[KEY_SLOTS];
  private final @Nullable String[] keys = new String[KEY_SLOTS];
  private final Map<String, String> interned = new HashMap<>();

  Texts(Section section) {
    this.section = section;
  }

  /** Decodes UTF-8. */
  String text(long offset, int bytes) {
    byte[] utf8 = section.bytes(offset, bytes);
    String text = new String(utf8, StandardCharsets.UTF_8);
    // The constructor replaces what is not UTF-8. The replacement may also be in the text itself.
    if (text.indexOf('\uFFFD') >= 0) {
      requireUtf8(offset, utf8);
    }
    return text;
  }

  /** Decodes the key of a map. */
  String key(long offset, int bytes) {
    if (bytes > MAX_KEPT_BYTES) {
      return text(offset, bytes);
    }
    // Texts of different sizes can't start at one offset, as the size is in front of them.
    int slot = (int) offset & KEY_SLOTS - 1;
    String kept = keys[slot];
    if (kept != null && keyOffsets[slot] == offset) {
      return kept;
    }
    String key = intern(text(offset, bytes));
    keys[slot] = key;
    keyOffsets[slot] = offset;
    return key;
  }

  private String intern(String key) {
    String known = interned.get(key);
    if (known != null) {
      return known;
    }
    if (interned.size() < KEY_SLOTS) {
      interned.put(key, key);
    }
    return key;
  }

  private void requireUtf8(long offset, byte[] utf8) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8));
    } catch (CharacterCodingException malformed) {
      throw section.fault(MmdbFault.TEXT_UTF8, offset, "UTF-8", "bytes that are none", malformed);
    }
  }
}
