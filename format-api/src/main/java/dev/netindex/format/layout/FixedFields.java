package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;

/**
 * The eight bytes before the ordinals of fixed-length payloads.
 *
 * @param length common payload length in bytes, 0 to 2<sup>32</sup>-1
 * @param width bytes of an ordinal, 0 to 4
 */
record FixedFields(long length, int width) {
  static final FixedFields NONE = new FixedFields(0, 0);

  private static final int AT_WIDTH = 4;

  /**
   * Reads and checks the fields; they may lie past the end, as nothing but their place is known.
   */
  static FixedFields read(MemorySegment file, long offset, long poolBytes) {
    require(file, offset, AT_WIDTH, Fault.TRUNCATED);
    require(file, offset, AT_WIDTH + 1, Fault.PAYLOAD_REFERENCE_WIDTH);
    require(file, offset, FileFormat.FIXED_FIELDS_BYTES, Fault.TRUNCATED);
    long length = Integer.toUnsignedLong(file.get(FileFormat.INT, offset));
    int widthAndReserved = file.get(FileFormat.INT, offset + AT_WIDTH);
    if (widthAndReserved >>> 8 != 0) {
      throw fields(offset + AT_WIDTH + 1, "reserved bytes of 0", widthAndReserved >>> 8);
    }
    checkLength(offset, length, poolBytes);
    int width = width(length == 0 ? 0 : poolBytes / length);
    if (widthAndReserved != width) {
      throw fields(offset + AT_WIDTH, "a reference width of " + width, widthAndReserved);
    }
    return new FixedFields(length, width);
  }

  /**
   * Returns the bytes that ordinals of so many payloads need: 0 for one, 1 up to 256, and so on.
   */
  static int width(long payloads) {
    long last = Math.max(payloads - 1, 0);
    return (Long.SIZE - Long.numberOfLeadingZeros(last) + 7) / 8;
  }

  private static void checkLength(long offset, long length, long poolBytes) {
    boolean fits =
        length == 0
            ? poolBytes == 0
            : poolBytes != 0
                && Long.compareUnsigned(poolBytes, FileFormat.MAX_U32) <= 0
                && poolBytes % length == 0;
    if (!fits) {
      throw new InvalidIndexException(
          Fault.FIXED_PAYLOAD_LENGTH,
          offset,
          "a length that divides a pool of " + Long.toUnsignedString(poolBytes) + " bytes",
          Long.toString(length));
    }
  }

  private static void require(MemorySegment file, long offset, long bytes, Fault fault) {
    long size = file.byteSize();
    if (Long.compareUnsigned(offset, size) > 0 || size - offset < bytes) {
      throw new InvalidIndexException(
          fault,
          size,
          "payload reference fields at offset " + Long.toUnsignedString(offset),
          "the end of the file");
    }
  }

  private static InvalidIndexException fields(long offset, String expected, int actual) {
    return new InvalidIndexException(
        Fault.FIXED_PAYLOAD_FIELDS, offset, expected, Integer.toUnsignedString(actual));
  }
}
