package dev.netindex.codec.json.pool;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.spi.Utf8Validator;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** What is found out about the texts of a pool when it is opened. */
final class PoolTexts {
  /** The longest array that every JVM makes. */
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = ONES << 7;
  private static final long QUOTES = '"' * ONES;
  private static final long BACKSLASHES = '\\' * ONES;

  private final ValuePool values;
  private final Utf8Validator validator;

  PoolTexts(ValuePool values, Utf8Validator validator) {
    this.values = values;
    this.validator = validator;
  }

  /**
   * Checks every value. Well-formed UTF-8 is a sequence of characters in only one way, and no
   * character starts with a continuation byte. So all values are well-formed exactly if they are it
   * as one run and no value starts with a continuation byte: then each boundary lies between two
   * characters. One long run is checked faster than many short ones.
   */
  void check() {
    long data = values.data();
    if (validator.firstInvalid(values.memory(), data, values.dataLength()) != Utf8Validator.VALID
        || boundaryInsideCharacter()) {
      throw illFormed();
    }
  }

  private boolean boundaryInsideCharacter() {
    MemorySegment memory = values.memory();
    long end = values.data() + values.dataLength();
    for (long id = 0; id < values.size(); id++) {
      long start = values.offset(id);
      if (start < end && isContinuation(memory.get(ValueLayout.JAVA_BYTE, start))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isContinuation(byte value) {
    return value < (byte) 0xC0;
  }

  private InvalidIndexException illFormed() {
    for (long id = 0; id < values.size(); id++) {
      long at = validator.firstInvalid(values.memory(), values.offset(id), values.length(id));
      if (at != Utf8Validator.VALID) {
        return new InvalidIndexException(
            Fault.SHARED_STRING_UTF8, at, "UTF-8 in text " + id, "an ill-formed sequence");
      }
    }
    throw new IllegalStateException("UTF-8 validator " + validator.name() + " contradicts itself");
  }

  /** Says whether any text holds a byte that has to be escaped in JSON. */
  boolean needJsonEscapes() {
    MemorySegment memory = values.memory();
    long at = values.data();
    long end = at + values.dataLength();
    for (; end - at >= Long.BYTES; at += Long.BYTES) {
      if (anyEscape(memory.get(PoolFormat.LONG, at))) {
        return true;
      }
    }
    for (; at < end; at++) {
      byte next = memory.get(ValueLayout.JAVA_BYTE, at);
      if (next == '"' || next == '\\' || (next >= 0 && next < ' ')) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks at eight bytes at once: a byte below n borrows from its high bit if n is taken from it. A
   * borrow may spread to the next byte only if there is a true hit before it, so that the answer
   * for the eight together is exact.
   */
  private static boolean anyEscape(long word) {
    long control = (word - ' ' * ONES) & ~word;
    long quote = ((word ^ QUOTES) - ONES) & ~(word ^ QUOTES);
    long backslash = ((word ^ BACKSLASHES) - ONES) & ~(word ^ BACKSLASHES);
    return ((control | quote | backslash) & HIGH_BITS) != 0;
  }

  /** Returns a copy of a value. */
  static byte[] array(ValuePool values, long id) {
    long length = values.length(id);
    if (length > MAX_ARRAY) {
      throw new LimitExceededException(
          Fault.SHARED_VALUE_BYTES,
          values.offset(id),
          MAX_ARRAY + " bytes in an array",
          length + " bytes");
    }
    byte[] copy = new byte[(int) length];
    MemorySegment.copy(
        values.memory(), ValueLayout.JAVA_BYTE, values.offset(id), copy, 0, copy.length);
    return copy;
  }
}
