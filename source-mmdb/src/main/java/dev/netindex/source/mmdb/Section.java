package dev.netindex.source.mmdb;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Part of a file whose offsets and pointers count from its own start: the data, or the metadata.
 * Every access is checked against the part, not the file.
 *
 * @param file the whole file
 * @param name what messages call the file
 * @param start offset of the part in the file
 * @param length bytes of the part
 */
record Section(MemorySegment file, String name, long start, long length) {
  private static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  /** Checks that bytes are there, by subtraction, as sums of hostile numbers overflow. */
  void require(long offset, long bytes) {
    if (offset < 0 || offset > length || bytes > length - offset) {
      throw fault(
          MmdbFault.TRUNCATED,
          offset,
          bytes + " bytes",
          (offset < 0 || offset > length ? 0 : length - offset) + " up to the section's end");
    }
  }

  /** Reads a byte as 0 to 255. */
  int unsignedByte(long offset) {
    require(offset, 1);
    return file.get(ValueLayout.JAVA_BYTE, start + offset) & 0xFF;
  }

  /** Reads a big-endian number of 0 to 8 bytes, the first of them the highest. */
  long number(long offset, int bytes) {
    require(offset, bytes);
    if (bytes == Long.BYTES) {
      return file.get(LONG, start + offset);
    }
    long value = 0;
    for (int i = 0; i < bytes; i++) {
      value = value << 8 | (file.get(ValueLayout.JAVA_BYTE, start + offset + i) & 0xFF);
    }
    return value;
  }

  /** Copies bytes; the caller has bounded their number. */
  byte[] bytes(long offset, int count) {
    require(offset, count);
    byte[] copy = new byte[count];
    MemorySegment.copy(file, ValueLayout.JAVA_BYTE, start + offset, copy, 0, count);
    return copy;
  }

  MmdbException fault(MmdbFault fault, long offset, String expected, String actual) {
    return fault(fault, offset, expected, actual, null);
  }

  MmdbException fault(
      MmdbFault fault, long offset, String expected, String actual, @Nullable Throwable cause) {
    return new MmdbException(fault, name, start + offset, expected, actual, cause);
  }
}
