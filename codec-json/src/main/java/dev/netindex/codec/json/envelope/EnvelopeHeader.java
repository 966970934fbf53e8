package dev.netindex.codec.json.envelope;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.UnsupportedFormatException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * The 24 bytes in front of an envelope.
 *
 * @param descriptionBytes length of the description
 * @param codecBytes length of the codec's metadata
 */
record EnvelopeHeader(long descriptionBytes, long codecBytes) {
  /** Length of the header. */
  static final int BYTES = 24;

  /** The longest description: 64 MiB, so that reading one takes bounded memory. */
  static final int MAX_DESCRIPTION = 1 << 26;

  /** The first eight bytes, {@code NIRECORD}, read as a little-endian number. */
  private static final long MAGIC = 0x4452_4F43_4552_494EL;

  private static final int VERSION = 1;
  private static final int VERSION_AT = 8;
  private static final int DESCRIPTION_AT = 12;
  private static final int CODEC_AT = 16;

  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  static boolean isMagic(MemorySegment memory, long offset, long length) {
    return length >= Long.BYTES && memory.get(LONG, offset) == MAGIC;
  }

  static EnvelopeHeader read(MemorySegment memory, long offset, long length) {
    if (!isMagic(memory, offset, length)) {
      throw invalid(offset, "NIRECORD", "other bytes");
    }
    if (length < BYTES) {
      throw invalid(offset + length, "a header of " + BYTES + " bytes", "the end");
    }
    int version = memory.get(INT, offset + VERSION_AT);
    if (version != VERSION) {
      throw new UnsupportedFormatException(
          Integer.toUnsignedLong(version), "record envelope", offset + VERSION_AT, VERSION);
    }
    long description = Integer.toUnsignedLong(memory.get(INT, offset + DESCRIPTION_AT));
    long rest = length - BYTES;
    if (description > Math.min(rest, MAX_DESCRIPTION)) {
      throw invalid(
          offset + DESCRIPTION_AT,
          "a description of at most " + Math.min(rest, MAX_DESCRIPTION) + " bytes",
          description + " bytes");
    }
    long codec = memory.get(LONG, offset + CODEC_AT);
    if (codec != rest - description) {
      throw invalid(
          offset + CODEC_AT,
          "codec metadata of " + (rest - description) + " bytes, which are left",
          Long.toUnsignedString(codec) + " bytes");
    }
    return new EnvelopeHeader(description, codec);
  }

  byte[] toByteArray() {
    byte[] header = new byte[BYTES];
    MemorySegment out = MemorySegment.ofArray(header);
    out.set(LONG, 0, MAGIC);
    out.set(INT, VERSION_AT, VERSION);
    out.set(INT, DESCRIPTION_AT, (int) descriptionBytes);
    out.set(LONG, CODEC_AT, codecBytes);
    return header;
  }

  private static InvalidIndexException invalid(long at, String expected, String actual) {
    return new InvalidIndexException(Fault.RECORD_ENVELOPE, at, expected, actual);
  }
}
