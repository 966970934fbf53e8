package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Payloads of one length, referred to by ordinals of 0 to 4 bytes. */
final class FixedReferences implements PayloadReferences {
  /** Records whose ordinals are copied out of the file at once. */
  private static final int COPIED = 4_096;

  private final MemorySegment file;
  private final long ordinals;
  private final long records;
  private final long payloadLength;
  private final int width;
  private final long poolBytes;

  FixedReferences(MemorySegment file, FileLayout layout) {
    this.file = file;
    this.ordinals = layout.references() + FileFormat.FIXED_FIELDS_BYTES;
    this.records = layout.header().records();
    this.payloadLength = layout.fixedLength();
    this.width = layout.fixedWidth();
    this.poolBytes = layout.header().poolBytes();
  }

  @Override
  public long commonLength() {
    return payloadLength;
  }

  @Override
  public long handles() {
    return payloadLength == 0 ? records : poolBytes / payloadLength;
  }

  @Override
  public long handle(long record) {
    return ordinal(record);
  }

  @Override
  public long handleOffset(long handle) {
    return handle * payloadLength;
  }

  @Override
  public long handleLength(long handle) {
    return payloadLength;
  }

  private long ordinal(long record) {
    long at = ordinals + record * width;
    return switch (width) {
      case 0 -> 0;
      case 1 -> file.get(ValueLayout.JAVA_BYTE, at) & 0xFFL;
      case 2 -> file.get(FileFormat.SHORT, at) & 0xFFFFL;
      case 3 ->
          (file.get(FileFormat.SHORT, at) & 0xFFFFL)
              | (file.get(ValueLayout.JAVA_BYTE, at + 2) & 0xFFL) << 16;
      default -> Integer.toUnsignedLong(file.get(FileFormat.INT, at));
    };
  }

  @Override
  public long validate() {
    long payloads = payloadLength == 0 ? 0 : poolBytes / payloadLength;
    long seen = 0;
    for (long record = 0; record < records; record++) {
      long ordinal = ordinal(record);
      if (payloadLength == 0 ? ordinal != 0 : ordinal > seen) {
        throw fault(Fault.PAYLOAD_ORDER, record, "an ordinal up to " + seen, ordinal);
      }
      if (payloadLength != 0 && ordinal >= payloads) {
        throw fault(Fault.TRUNCATED, record, "an ordinal below " + payloads, ordinal);
      }
      if (ordinal == seen) {
        seen++;
      }
    }
    if (payloadLength != 0 && seen != payloads) {
      throw new InvalidIndexException(
          Fault.PAYLOAD_LENGTH,
          ordinals,
          "references to " + payloads + " payloads",
          Long.toString(seen));
    }
    return countDistinct();
  }

  @Override
  public long countIfRight() {
    if (payloadLength == 0 && width == 0) {
      return countDistinct();
    }
    long payloads = poolBytes / payloadLength;
    // Each ordinal is at most the number of payloads before it, so none reaches this number.
    long seen = width == 0 ? Math.min(records, 1) : seen();
    return seen == payloads ? payloads : -1;
  }

  /** Counts the payloads in the order of first use; -1 if an ordinal skips one. */
  private long seen() {
    byte[] bytes = new byte[COPIED * width];
    long seen = 0;
    for (long record = 0; record < records && seen >= 0; record += COPIED) {
      int count = (int) Math.min(COPIED, records - record);
      MemorySegment.copy(
          file, ValueLayout.JAVA_BYTE, ordinals + record * width, bytes, 0, count * width);
      seen =
          switch (width) {
            case 1 -> seen1(bytes, count, seen);
            case 2 -> seen2(bytes, count, seen);
            case 3 -> seen3(bytes, count, seen);
            default -> seen4(bytes, count, seen);
          };
    }
    return seen;
  }

  private static long seen1(byte[] bytes, int count, long before) {
    long seen = before;
    for (int i = 0; i < count; i++) {
      long ordinal = bytes[i] & 0xFFL;
      if (ordinal >= seen) {
        if (ordinal > seen) {
          return -1;
        }
        seen++;
      }
    }
    return seen;
  }

  private static long seen2(byte[] bytes, int count, long before) {
    long seen = before;
    for (int i = 0; i < count; i++) {
      long ordinal = bytes[2 * i] & 0xFFL | (bytes[2 * i + 1] & 0xFFL) << 8;
      if (ordinal >= seen) {
        if (ordinal > seen) {
          return -1;
        }
        seen++;
      }
    }
    return seen;
  }

  private static long seen3(byte[] bytes, int count, long before) {
    long seen = before;
    for (int i = 0; i < count; i++) {
      long ordinal =
          bytes[3 * i] & 0xFFL | (bytes[3 * i + 1] & 0xFFL) << 8 | (bytes[3 * i + 2] & 0xFFL) << 16;
      if (ordinal >= seen) {
        if (ordinal > seen) {
          return -1;
        }
        seen++;
      }
    }
    return seen;
  }

  private static long seen4(byte[] bytes, int count, long before) {
    long seen = before;
    for (int i = 0; i < count; i++) {
      long ordinal =
          bytes[4 * i] & 0xFFL
              | (bytes[4 * i + 1] & 0xFFL) << 8
              | (bytes[4 * i + 2] & 0xFFL) << 16
              | (bytes[4 * i + 3] & 0xFFL) << 24;
      if (ordinal >= seen) {
        if (ordinal > seen) {
          return -1;
        }
        seen++;
      }
    }
    return seen;
  }

  private InvalidIndexException fault(Fault fault, long record, String expected, long ordinal) {
    return new InvalidIndexException(
        fault, ordinals + record * width, expected, Long.toString(ordinal));
  }

  @Override
  public long countDistinct() {
    if (payloadLength == 0) {
      return records == 0 ? 0 : 1;
    }
    return poolBytes / payloadLength;
  }
}
