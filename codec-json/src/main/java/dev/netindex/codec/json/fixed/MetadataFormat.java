package dev.netindex.codec.json.fixed;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Constants of the codec's metadata (FORMAT.md, "Record codec"). */
final class MetadataFormat {
  /** The first eight bytes, {@code NETCODEC}, read as a little-endian number. */
  static final long MAGIC = 0x4345_444F_4354_454EL;

  /** Where the number of fields stands. */
  static final int COUNT = 8;

  /** Where the table of fields starts. */
  static final int FIELDS = 12;

  /** Bytes of a field in the table: kind and mode. */
  static final int FIELD_BYTES = 2;

  /** The longest array that every JVM makes. */
  static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private MetadataFormat() {}

  /** Returns where the string pool of so many fields starts. */
  static long strings(long fields) {
    return FIELDS + fields * FIELD_BYTES + Long.BYTES;
  }
}
