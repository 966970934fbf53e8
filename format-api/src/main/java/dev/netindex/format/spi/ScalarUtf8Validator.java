package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.Optional;

/**
 * The built-in validator: eight bytes of ASCII at a time, everything else one sequence at a time. A
 * sequence is decoded and its code point tested, which refuses overlong forms, surrogates and what
 * lies above U+10FFFF without a table. Reads each byte a constant number of times, makes no
 * objects.
 */
final class ScalarUtf8Validator implements Utf8Validator {
  private static final ValueLayout.OfLong WORD =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  @Override
  public int spiVersion() {
    return SPI_VERSION;
  }

  @Override
  public String name() {
    return "scalar";
  }

  @Override
  public int priority() {
    return 0;
  }

  @Override
  public Optional<String> unavailableReason() {
    return Optional.empty();
  }

  @Override
  public long firstInvalid(MemorySegment bytes, long offset, long length) {
    Objects.checkFromIndexSize(offset, length, bytes.byteSize());
    long end = offset + length;
    long at = offset;
    while (true) {
      at = skipAscii(bytes, at, end);
      if (at == end) {
        return VALID;
      }
      int size = sequenceLength(bytes, at, end);
      if (size == 0) {
        return at;
      }
      at += size;
    }
  }

  /** Returns the position of the first byte from {@code at} on that is not ASCII, or the end. */
  private static long skipAscii(MemorySegment bytes, long at, long end) {
    long next = at;
    while (end - next >= Long.BYTES) {
      long high = bytes.get(WORD, next) & HIGH_BITS;
      if (high != 0) {
        return next + (Long.numberOfTrailingZeros(high) >>> 3);
      }
      next += Long.BYTES;
    }
    while (next < end && bytes.get(ValueLayout.JAVA_BYTE, next) >= 0) {
      next++;
    }
    return next;
  }

  /** Returns the length of the well-formed sequence that starts with a byte above 0x7F, or 0. */
  private static int sequenceLength(MemorySegment bytes, long at, long end) {
    int lead = bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    if (lead < 0xC2) { // a continuation byte, or the overlong C0 and C1
      return 0;
    }
    if (lead < 0xE0) {
      return end - at >= 2 && tail(bytes, at + 1) >= 0 ? 2 : 0;
    }
    if (lead < 0xF0) {
      if (end - at < 3) {
        return 0;
      }
      // A byte that is no continuation is negative, and so is then the whole number.
      int point = (lead & 0x0F) << 12 | tail(bytes, at + 1) << 6 | tail(bytes, at + 2);
      return point >= 0x800 && (point < 0xD800 || point > 0xDFFF) ? 3 : 0;
    }
    if (lead > 0xF4 || end - at < 4) {
      return 0;
    }
    int point =
        (lead & 0x07) << 18
            | tail(bytes, at + 1) << 12
            | tail(bytes, at + 2) << 6
            | tail(bytes, at + 3);
    return point >= 0x1_0000 && point <= 0x10_FFFF ? 4 : 0;
  }

  /** Returns the six bits of a continuation byte; any other byte gives a negative number. */
  private static int tail(MemorySegment bytes, long at) {
    int value = bytes.get(ValueLayout.JAVA_BYTE, at);
    return value < -64 ? value & 0x3F : -1;
  }
}
