package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.format.Limits;
import java.util.Arrays;

/** The pools of an encoder, and how much went into them. */
final class Pools {
  /** Stands for a text with a lone surrogate. */
  static final long NOT_UNICODE = -1;

  private static final int FIRST_BUFFER = 256;
  private static final int LARGEST_KEPT = 1 << 16;
  private static final byte[] NOTHING = {};

  private final ValuePoolBuilder strings;
  private final ValuePoolBuilder values;
  private final TextIds textIds = new TextIds();
  private final SharedIds sharedIds = new SharedIds();
  private byte[] buffer = new byte[FIRST_BUFFER];
  private long weight;

  Pools(Limits limits) {
    strings = new ValuePoolBuilder(limits);
    values = new ValuePoolBuilder(limits);
  }

  ValuePoolBuilder strings() {
    return strings;
  }

  ValuePoolBuilder values() {
    return values;
  }

  SharedIds sharedIds() {
    return sharedIds;
  }

  /** Returns a number that grows with the texts and bytes that were looked at. */
  long weight() {
    return weight;
  }

  /** Returns the id of a text, or {@link #NOT_UNICODE}. */
  long text(String text) {
    weight += 1 + text.length();
    int slot = TextIds.slot(text);
    if (textIds.has(slot, text)) {
      return Integer.toUnsignedLong(textIds.id(slot));
    }
    int length = utf8(text);
    if (length < 0) {
      return NOT_UNICODE;
    }
    long id = strings.intern(buffer, 0, length);
    textIds.put(slot, text, (int) id);
    if (buffer.length > LARGEST_KEPT) {
      buffer = new byte[FIRST_BUFFER];
    }
    return id;
  }

  /** Returns the id of bytes. */
  long bytes(byte[] bytes, int offset, int length) {
    weight += 1 + length;
    return values.intern(bytes, offset, length);
  }

  /** Returns the id of no bytes, for columns that must hold some id. */
  long noBytes() {
    return values.intern(NOTHING);
  }

  /** Converts to UTF-8 in the buffer; -1 if there is a lone surrogate. */
  private int utf8(String text) {
    int length = text.length();
    if (buffer.length / 3 < length) {
      buffer = Arrays.copyOf(buffer, Math.multiplyExact(length, 3));
    }
    int at = 0;
    for (int i = 0; i < length; i++) {
      int unit = text.charAt(i);
      if (unit >= 0x80) {
        if (Character.isSurrogate((char) unit)) {
          int code = i + 1 < length ? text.codePointAt(i) : unit;
          if (code < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            return -1;
          }
          i++;
          unit = code;
        }
        at = putWide(unit, at);
      } else {
        buffer[at++] = (byte) unit;
      }
    }
    return at;
  }

  private int putWide(int code, int from) {
    int at = from;
    if (code < 0x800) {
      buffer[at++] = (byte) (0xC0 | code >> 6);
    } else {
      if (code < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
        buffer[at++] = (byte) (0xE0 | code >> 12);
      } else {
        buffer[at++] = (byte) (0xF0 | code >> 18);
        buffer[at++] = (byte) (0x80 | code >> 12 & 0x3F);
      }
      buffer[at++] = (byte) (0x80 | code >> 6 & 0x3F);
    }
    buffer[at++] = (byte) (0x80 | code & 0x3F);
    return at;
  }
}
