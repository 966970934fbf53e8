package dev.netindex.codec.json.pool;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Constants of value pools: magic, count, directory, data (FORMAT.md, "Value pools"). */
final class PoolFormat {
  /** The first eight bytes, {@code NIVALUES}, read as a little-endian number. */
  static final long MAGIC = 0x5345_554C_4156_494EL;

  /** Where the number of values stands. */
  static final int COUNT = 8;

  /** Where the directory starts. */
  static final int DIRECTORY = 12;

  /** The most bytes that all values can have together. */
  static final long MAX_DATA = 0xFFFF_FFFFL;

  static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private PoolFormat() {}

  /** Returns the bytes of the header and directory of so many values. */
  static long dataStart(long count) {
    return DIRECTORY + (count + 1) * Integer.BYTES;
  }
}
