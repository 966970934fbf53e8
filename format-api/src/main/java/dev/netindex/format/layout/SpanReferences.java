package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;

/** Payloads referred to by (offset, length), each of 32 or 64 bits. */
final class SpanReferences implements PayloadReferences {
  /** Records whose slots are copied out of the file at once. */
  private static final int COPIED = 1_024;

  private final MemorySegment file;
  private final long slots;
  private final long records;
  private final boolean wide;
  private final long poolBytes;

  SpanReferences(MemorySegment file, FileLayout layout) {
    this.file = file;
    this.slots = layout.references();
    this.records = layout.header().records();
    this.wide = layout.form() == ReferenceForm.WIDE;
    this.poolBytes = layout.header().poolBytes();
  }

  @Override
  public long handleOffset(long record) {
    return wide
        ? file.get(FileFormat.LONG, slots + record * 16)
        : Integer.toUnsignedLong(file.get(FileFormat.INT, slots + record * 8));
  }

  @Override
  public long handleLength(long record) {
    return wide
        ? file.get(FileFormat.LONG, slots + record * 16 + 8)
        : Integer.toUnsignedLong(file.get(FileFormat.INT, slots + record * 8 + 4));
  }

  @Override
  public long commonLength() {
    return -1;
  }

  @Override
  public long handles() {
    return records;
  }

  @Override
  public long handle(long record) {
    return record;
  }

  @Override
  public long validate() {
    FirstSpans spans = new FirstSpans(records, poolBytes);
    long previousOffset = 0;
    long previousLength = 0;
    for (long record = 0; record < records; record++) {
      long offset = handleOffset(record);
      long length = handleLength(record);
      if (record == 0 || offset != previousOffset || length != previousLength) {
        take(record, offset, length, spans);
        previousOffset = offset;
        previousLength = length;
      }
    }
    if (spans.end() != poolBytes) {
      throw new InvalidIndexException(
          Fault.PAYLOAD_LENGTH,
          slots,
          "references to all " + poolBytes + " bytes of the pool",
          Long.toString(spans.end()));
    }
    return spans.size();
  }

  @Override
  public long countIfRight() {
    FirstSpans spans = new FirstSpans(records, poolBytes);
    int longs = wide ? 2 : 1;
    long[] copied = new long[COPIED * longs];
    for (long record = 0; record < records; record += COPIED) {
      int count = (int) Math.min(COPIED, records - record);
      long at = slots + record * longs * Long.BYTES;
      MemorySegment.copy(file, FileFormat.LONG, at, copied, 0, count * longs);
      if (wide ? !takeWide(copied, count, spans) : !takeCompact(copied, count, spans)) {
        return -1;
      }
    }
    return spans.end() == poolBytes ? spans.size() : -1;
  }

  private boolean takeCompact(long[] slot, int count, FirstSpans spans) {
    for (int i = 0; i < count; i++) {
      // Equal neighbours are the same span.
      if ((i == 0 || slot[i] != slot[i - 1])
          && !isRight(slot[i] & FileFormat.MAX_U32, slot[i] >>> 32, spans)) {
        return false;
      }
    }
    return true;
  }

  private boolean takeWide(long[] slot, int count, FirstSpans spans) {
    for (int i = 0; i < 2 * count; i += 2) {
      if (!isRight(slot[i], slot[i + 1], spans)) {
        return false;
      }
    }
    return true;
  }

  private boolean isRight(long offset, long length, FirstSpans spans) {
    if (!spans.contains(offset, length)) {
      if (offset != spans.end() || Long.compareUnsigned(length, poolBytes - offset) > 0) {
        return false;
      }
      spans.append(length);
    }
    return true;
  }

  private void take(long record, long offset, long length, FirstSpans spans) {
    if (spans.contains(offset, length)) {
      return;
    }
    if (offset != spans.end()) {
      throw fault(Fault.PAYLOAD_OFFSET, record, "an earlier payload, or one at " + spans.end());
    }
    if (Long.compareUnsigned(length, poolBytes - offset) > 0) {
      throw fault(Fault.TRUNCATED, record, "an end in the pool of " + poolBytes + " bytes");
    }
    spans.append(length);
  }

  private InvalidIndexException fault(Fault fault, long record, String expected) {
    return new InvalidIndexException(
        fault,
        slots + record * (wide ? 16 : 8),
        expected,
        Long.toUnsignedString(handleLength(record))
            + " bytes at "
            + Long.toUnsignedString(handleOffset(record)));
  }

  @Override
  public long countDistinct() {
    long end = 0;
    long distinct = 0;
    boolean empty = false;
    for (long record = 0; record < records; record++) {
      long length = handleLength(record);
      if (length == 0) {
        distinct += empty ? 0 : 1;
        empty = true;
      } else if (Long.compareUnsigned(handleOffset(record), end) >= 0) {
        end = handleOffset(record) + length;
        distinct++;
      }
    }
    return distinct;
  }
}
