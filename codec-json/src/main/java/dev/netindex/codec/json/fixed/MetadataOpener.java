package dev.netindex.codec.json.fixed;

import dev.netindex.codec.json.pool.StringPool;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The checks of the codec's metadata in the order of the format. */
final class MetadataOpener {
  private static final FieldKind[] KINDS = FieldKind.values();
  private static final FieldMode[] MODES = FieldMode.values();

  private final MemorySegment memory;
  private final long offset;
  private final long length;
  private final Limits limits;

  MetadataOpener(MemorySegment memory, long offset, long length, Limits limits) {
    Objects.checkFromIndexSize(offset, length, memory.byteSize());
    this.memory = memory;
    this.offset = offset;
    this.length = length;
    this.limits = limits;
  }

  CodecMetadata open() {
    if (length > limits.fileBytes()) {
      throw new LimitExceededException(
          Fault.CODEC_METADATA_BYTES, offset, limits.fileBytes() + " bytes", length + " bytes");
    }
    if (length < Long.BYTES || memory.get(MetadataFormat.LONG, offset) != MetadataFormat.MAGIC) {
      throw invalid(Fault.CODEC_MAGIC, 0, "NETCODEC", "other bytes");
    }
    int count = count();
    RecordLayout layout = RecordLayout.of(fields(count), limits);
    long start = MetadataFormat.strings(count);
    long stringBytes = stringBytes(start);
    long byteStart = start + stringBytes;
    if (byteStart == length) {
      throw invalid(Fault.CODEC_BYTE_POOL_LENGTH, byteStart, "a byte pool", "the end");
    }
    StringPool strings = StringPool.open(memory, offset + start, stringBytes, limits);
    ValuePool bytes = ValuePool.open(memory, offset + byteStart, length - byteStart, limits);
    return new CodecMetadata(layout, strings, bytes);
  }

  private int count() {
    if (length < MetadataFormat.FIELDS) {
      throw invalid(Fault.TRUNCATED, length, "the number of fields", "the end");
    }
    long count =
        Integer.toUnsignedLong(memory.get(MetadataFormat.INT, offset + MetadataFormat.COUNT));
    if (MetadataFormat.strings(count) > length) {
      throw invalid(
          Fault.CODEC_SCHEMA_LENGTH, length, "a table of " + count + " fields", "the end");
    }
    if (count > Math.min(limits.records(), MetadataFormat.MAX_ARRAY)) {
      throw new LimitExceededException(
          Fault.CODEC_FIELDS,
          offset + MetadataFormat.COUNT,
          limits.records() + " fields",
          count + " fields");
    }
    return (int) count;
  }

  private List<FieldType> fields(int count) {
    List<FieldType> fields = new ArrayList<>(count);
    for (int field = 0; field < count; field++) {
      long at = MetadataFormat.FIELDS + (long) field * MetadataFormat.FIELD_BYTES;
      int kind = unsignedByte(at);
      int mode = unsignedByte(at + 1);
      if (kind >= KINDS.length) {
        throw invalid(Fault.CODEC_FIELD_KIND, at, "a kind of field from 0 to 8", "" + kind);
      }
      if (mode >= MODES.length) {
        throw invalid(Fault.CODEC_FIELD_PRESENCE, at + 1, "a mode from 0 to 2", "" + mode);
      }
      fields.add(new FieldType(KINDS[kind], MODES[mode]));
    }
    return fields;
  }

  private long stringBytes(long start) {
    long bytes = memory.get(MetadataFormat.LONG, offset + start - Long.BYTES);
    if (bytes < 0 || bytes > length - start) {
      throw invalid(
          Fault.CODEC_STRING_POOL_LENGTH,
          start - Long.BYTES,
          "at most " + (length - start) + " bytes",
          Long.toUnsignedString(bytes));
    }
    return bytes;
  }

  private int unsignedByte(long at) {
    return Byte.toUnsignedInt(memory.get(ValueLayout.JAVA_BYTE, offset + at));
  }

  private InvalidIndexException invalid(Fault fault, long at, String expected, String actual) {
    return new InvalidIndexException(fault, offset + at, expected, actual);
  }
}
