package dev.netindex.codec.json.memory;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Columns of records: little-endian, at any address, one read each. */
public final class Columns {
  /** A byte. */
  public static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;

  /** A number of 2 bytes. */
  public static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** A number of 4 bytes. */
  public static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** A number of 8 bytes. */
  public static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private Columns() {}

  /**
   * Tells whether two references are the same: of one segment the compiler checks bounds and
   * liveness fewer times, and what is there already need not be stored.
   *
   * @param one a segment
   * @param other a segment
   * @return true if they are one object
   */
  @SuppressWarnings({"MemorySegmentReferenceEquality", "ReferenceEquality"})
  public static boolean same(MemorySegment one, MemorySegment other) {
    return one == other;
  }

  /**
   * Reads an unsigned byte.
   *
   * @param memory holds the record
   * @param at where the column starts
   * @return 0 to 255
   */
  public static int u8(MemorySegment memory, long at) {
    return memory.get(BYTE, at) & 0xFF;
  }

  /**
   * Reads an unsigned number of 2 bytes.
   *
   * @param memory holds the record
   * @param at where the column starts
   * @return 0 to 65,535
   */
  public static int u16(MemorySegment memory, long at) {
    return memory.get(SHORT, at) & 0xFFFF;
  }

  /**
   * Reads an unsigned number of 4 bytes, which may be an id.
   *
   * @param memory holds the record
   * @param at where the column starts
   * @return 0 to 4,294,967,295
   */
  public static long u32(MemorySegment memory, long at) {
    return Integer.toUnsignedLong(memory.get(INT, at));
  }

  /**
   * Reads 8 bytes.
   *
   * @param memory holds the record
   * @param at where the column starts
   * @return the bits
   */
  public static long i64(MemorySegment memory, long at) {
    return memory.get(LONG, at);
  }

  /**
   * Reads a truth value.
   *
   * @param memory holds the record
   * @param at where the column is
   * @return the value
   * @throws InvalidIndexException with {@link Fault#CODEC_BOOLEAN} if it is neither 0 nor 1
   */
  public static boolean truth(MemorySegment memory, long at) {
    int value = memory.get(BYTE, at);
    if ((value & ~1) != 0) {
      throw new InvalidIndexException(
          Fault.CODEC_BOOLEAN, at, "0 or 1", Integer.toString(value & 0xFF));
    }
    return value != 0;
  }
}
