package dev.netindex.codec.json.text;

import java.io.IOException;
import java.io.InputStream;

/**
 * Lets only well-formed UTF-8 without NUL through. The parser behind it would take overlong forms,
 * and would guess other encodings of Unicode where it sees NUL. What stands before the first bad
 * byte still passes.
 */
final class Utf8Input extends InputStream {
  private final InputStream in;
  private long count;
  private long lines;
  private long badAt = -1;

  /** Bytes that the sequence at hand still needs, and the range that the next one must lie in. */
  private int missing;

  private int low;
  private int high;

  Utf8Input(InputStream in) {
    this.in = in;
  }

  /** The input is not UTF-8 from a byte on. */
  static final class BadEncodingException extends IOException {
    private static final long serialVersionUID = 1L;

    final long offset;
    final long line;

    BadEncodingException(long offset, long line) {
      super("not UTF-8");
      this.offset = offset;
      this.line = line;
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (badAt < 0) {
      int n = in.read(bytes, offset, length);
      int good = n < 0 ? atEnd() : check(bytes, offset, n);
      if (good != 0 || n == 0) {
        return good;
      }
    }
    throw new BadEncodingException(badAt, lines + 1);
  }

  /** Returns -1, or 0 if the last sequence is cut off. */
  private int atEnd() {
    if (missing == 0) {
      return -1;
    }
    badAt = count;
    return 0;
  }

  /** Returns how many bytes are good. */
  private int check(byte[] bytes, int offset, int length) {
    for (int i = 0; i < length; i++) {
      int b = bytes[offset + i];
      boolean plain = b > 0 && missing == 0;
      if (!plain && !special(b & 0xFF)) {
        badAt = count + i;
        return i;
      }
      if (b == '\n') {
        lines++;
      }
    }
    count += length;
    return length;
  }

  private boolean special(int b) {
    if (missing > 0) {
      if (b < low || b > high) {
        return false;
      }
      missing--;
      low = 0x80;
      high = 0xBF;
      return true;
    }
    return lead(b);
  }

  /** Takes a byte that is no ASCII and starts a sequence (RFC 3629 section 4). */
  private boolean lead(int b) {
    if (b < 0xC2 || b > 0xF4) {
      return false;
    }
    missing = b < 0xE0 ? 1 : b < 0xF0 ? 2 : 3;
    low = b == 0xE0 ? 0xA0 : b == 0xF0 ? 0x90 : 0x80;
    high = b == 0xED ? 0x9F : b == 0xF4 ? 0x8F : 0xBF;
    return true;
  }
}
