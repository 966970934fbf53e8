package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;

/** Payloads referred to by (offset, length), each of 32 or 64 bits. */
final class SpanReferences implements PayloadReferences {
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
  public long offset(long record) {
    return wide
        ? file.get(FileFormat.LONG, slots + record * 16)
        : Integer.toUnsignedLong(file.get(FileFormat.INT, slots + record * 8));
  }

  @Override
  public long length(long record) {
    return wide
        ? file.get(FileFormat.LONG, slots + record * 16 + 8)
        : Integer.toUnsignedLong(file.get(FileFormat.INT, slots + record * 8 + 4));
  }

  @Override
  public long handle(long record) {
    return record;
  }

  @Override
  public long handleOffset(long handle) {
    return offset(handle);
  }

  @Override
  public long handleLength(long handle) {
    return length(handle);
  }

  @Override
  public long validate() {
    FirstSpans spans = new FirstSpans(records, poolBytes);
    long previousOffset = 0;
    long previousLength = 0;
    for (long record = 0; record < records; record++) {
      long offset = offset(record);
      long length = length(record);
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
    boolean right = wide ? takeWide(spans) : takeCompact(spans);
    return right && spans.end() == poolBytes ? spans.size() : -1;
  }

  private boolean takeCompact(FirstSpans spans) {
    long previous = 0;
    for (long record = 0; record < records; record++) {
      long span = file.get(FileFormat.LONG, slots + record * 8);
      // Equal neighbours are the same span; the first has none.
      if (record == 0 || span != previous) {
        if (!isRight(span & FileFormat.MAX_U32, span >>> 32, spans)) {
          return false;
        }
        previous = span;
      }
    }
    return true;
  }

  private boolean takeWide(FirstSpans spans) {
    long previousOffset = 0;
    long previousLength = 0;
    for (long record = 0; record < records; record++) {
      long offset = file.get(FileFormat.LONG, slots + record * 16);
      long length = file.get(FileFormat.LONG, slots + record * 16 + 8);
      if (record == 0 || offset != previousOffset || length != previousLength) {
        if (!isRight(offset, length, spans)) {
          return false;
        }
        previousOffset = offset;
        previousLength = length;
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
        Long.toUnsignedString(length(record))
            + " bytes at "
            + Long.toUnsignedString(offset(record)));
  }

  @Override
  public long countDistinct() {
    long end = 0;
    long distinct = 0;
    boolean empty = false;
    for (long record = 0; record < records; record++) {
      long length = length(record);
      if (length == 0) {
        distinct += empty ? 0 : 1;
        empty = true;
      } else if (Long.compareUnsigned(offset(record), end) >= 0) {
        end = offset(record) + length;
        distinct++;
      }
    }
    return distinct;
  }
}
