package dev.netindex.codec.json.text;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of JSON as they come into being, in an array that grows up to a limit. Methods named
 * {@code put} need room that {@link #ensure} made; the others make it.
 */
final class JsonBuffer {
  /** Room behind what was asked for, so that words can be stored whole, and a comma follows. */
  private static final int SLACK = 32;

  /** Up to so many words are copied one by one. */
  private static final int MOST_WORDS = 8;

  private static final int ROUGHNESS = 64;
  private static final int INITIAL = 1024;

  private static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = ONES << 7;
  private static final long SPACES = ONES * ' ';
  private static final long QUOTES = ONES * '"';
  private static final long BACKSLASHES = ONES * '\\';

  private static final byte[] HEX = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
  };

  private static final byte[] BASE64 =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
          .getBytes(StandardCharsets.US_ASCII);

  private final long limit;
  private byte[] bytes = new byte[INITIAL];
  private int size;

  /** Where the record at hand starts. */
  private int start;

  JsonBuffer(long limit) {
    this.limit = limit;
  }

  int size() {
    return size;
  }

  byte[] array() {
    return bytes;
  }

  byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  void clear() {
    size = 0;
    start = 0;
  }

  /** Starts a record behind what is there. */
  void begin() {
    start = size;
  }

  /** Ends a record, without the comma behind it; its length is exact only now. */
  void end() {
    size--;
    if (size - start > limit) {
      throw exceeded();
    }
  }

  /** Forgets the record at hand. */
  void abandon() {
    size = start;
  }

  /** Forgets what was written behind a position. */
  void cut(int position) {
    size = position;
  }

  /** Makes room. */
  void ensure(int more) {
    if (bytes.length - size - SLACK < more) {
      grow(more);
    }
  }

  private void grow(int more) {
    long needed = (long) size + more;
    // What is asked for may be more than what is then written, by a little.
    if (needed - start - ROUGHNESS > limit) {
      throw exceeded();
    }
    long capacity = Math.max(needed + SLACK, 2L * bytes.length);
    if (needed + SLACK > Integer.MAX_VALUE - 16) {
      throw exceeded();
    }
    bytes = Arrays.copyOf(bytes, (int) Math.min(capacity, Integer.MAX_VALUE - 16));
  }

  void put(int value) {
    bytes[size++] = (byte) value;
  }

  /** Writes ASCII bytes. */
  void put(byte[] ascii) {
    System.arraycopy(ascii, 0, bytes, size, ascii.length);
    size += ascii.length;
  }

  /** Writes text that was made ready, and makes room for it. */
  void text(JsonText text) {
    int length = text.length;
    ensure(length);
    byte[] words = text.words;
    int at = size;
    if (length > MOST_WORDS * Long.BYTES) {
      System.arraycopy(words, 0, bytes, at, length);
    } else {
      for (int i = 0; i < length; i += Long.BYTES) {
        WORDS.set(bytes, at + i, (long) WORDS.get(words, i));
      }
    }
    size = at + length;
  }

  /** Writes text that is ASCII. */
  @SuppressWarnings("deprecation") // The only copy of a string's bytes without another array.
  void ascii(String text) {
    text.getBytes(0, text.length(), bytes, size);
    size += text.length();
  }

  /** Writes the comma behind a value, for which every value leaves room. */
  void comma() {
    bytes[size++] = ',';
  }

  void signed(long value) {
    size = JsonDigits.signed(bytes, size, value);
  }

  void unsigned(long value) {
    size = JsonDigits.unsigned(bytes, size, value);
  }

  void decimal(long unscaled, int scale, int leastDigits) {
    size = JsonDigits.decimal(bytes, size, unscaled, scale, leastDigits);
  }

  /** Makes the last byte, a comma, the end of an object or list; without elements it has none. */
  void close(int end) {
    if (bytes[size - 1] == ',') {
      bytes[size - 1] = (byte) end;
    } else {
      put(end);
    }
  }

  /**
   * Writes a text in quotes, with the escapes of RFC 8259: eight bytes are copied and looked at in
   * one go.
   *
   * @param memory holds the text as UTF-8
   * @param offset where it starts
   * @param length its bytes
   */
  void text(MemorySegment memory, long offset, int length) {
    ensure(length);
    put('"');
    long readable = memory.byteSize() - Long.BYTES;
    long at = offset;
    for (int left = length; left > 0; left -= Long.BYTES) {
      long word = at <= readable ? memory.get(LONG, at) : tail(memory, at, left);
      if (left < Long.BYTES) {
        // What follows the text in memory is looked at as spaces, and overwritten later.
        word &= (1L << left * Byte.SIZE) - 1;
        word |= SPACES << left * Byte.SIZE;
      }
      if (isPlain(word)) {
        WORDS.set(bytes, size, word);
        size += Math.min(left, Long.BYTES);
      } else {
        escape(word, Math.min(left, Long.BYTES), left);
      }
      at += Long.BYTES;
    }
    put('"');
  }

  private static long tail(MemorySegment memory, long at, int left) {
    long word = 0;
    for (int i = 0; i < Math.min(left, Long.BYTES); i++) {
      word |= (memory.get(ValueLayout.JAVA_BYTE, at + i) & 0xFFL) << i * Byte.SIZE;
    }
    return word;
  }

  /** Tells whether no byte is a control character, a quotation mark or a backslash. */
  private static boolean isPlain(long word) {
    long quote = word ^ QUOTES;
    long backslash = word ^ BACKSLASHES;
    // In each term the lowest byte found is right; only bytes above it may be wrong.
    long found = word - SPACES & ~word | quote - ONES & ~quote | backslash - ONES & ~backslash;
    return (found & HIGH_BITS) == 0;
  }

  private void escape(long word, int count, int left) {
    ensure(left + count * 6);
    for (int i = 0; i < count; i++) {
      int c = (int) (word >>> i * Byte.SIZE) & 0xFF;
      if (c >= ' ' && c != '"' && c != '\\') {
        put(c);
        continue;
      }
      put('\\');
      switch (c) {
        case '"', '\\' -> put(c);
        case '\b' -> put('b');
        case '\t' -> put('t');
        case '\n' -> put('n');
        case '\f' -> put('f');
        case '\r' -> put('r');
        default -> {
          put('u');
          put('0');
          put('0');
          put(HEX[c >>> 4]);
          put(HEX[c & 0xF]);
        }
      }
    }
  }

  /** Copies JSON. Line breaks, which can only stand between its values, become spaces. */
  void json(MemorySegment memory, long offset, int length) {
    ensure(length);
    MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, offset, bytes, size, length);
    int end = size + length;
    for (int i = size; i < end; i++) {
      if (bytes[i] < ' ' && bytes[i] >= 0) {
        bytes[i] = ' ';
      }
    }
    size = end;
  }

  /** Writes bytes as Base64 (RFC 4648 section 4) in quotes. */
  void base64(MemorySegment memory, long offset, int length) {
    ensure((int) Math.min((length + 2L) / 3 * 4, Integer.MAX_VALUE));
    put('"');
    int done = 0;
    for (; length - done >= 3; done += 3) {
      group(memory, offset + done, 3);
    }
    if (done < length) {
      group(memory, offset + done, length - done);
    }
    put('"');
  }

  private void group(MemorySegment memory, long at, int count) {
    int bits = 0;
    for (int i = 0; i < 3; i++) {
      int value = i < count ? memory.get(ValueLayout.JAVA_BYTE, at + i) & 0xFF : 0;
      bits = bits << Byte.SIZE | value;
    }
    for (int i = 0; i < 4; i++) {
      put(i <= count ? BASE64[bits >>> 18 - 6 * i & 0x3F] : '=');
    }
  }

  private LimitExceededException exceeded() {
    return new LimitExceededException(
        Fault.RECORD_JSON_BYTES,
        LimitExceededException.NO_OFFSET,
        "at most " + limit + " bytes of JSON in a record",
        "more");
  }
}
