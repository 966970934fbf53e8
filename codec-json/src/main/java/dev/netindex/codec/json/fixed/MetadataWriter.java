package dev.netindex.codec.json.fixed;

import dev.netindex.codec.json.pool.ValuePoolBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Writes the codec's metadata. */
final class MetadataWriter {
  private final RecordLayout layout;
  private final ValuePoolBuilder strings;
  private final ValuePoolBuilder bytes;

  MetadataWriter(RecordLayout layout, ValuePoolBuilder strings, ValuePoolBuilder bytes) {
    this.layout = layout;
    this.strings = strings;
    this.bytes = bytes;
  }

  long byteSize() {
    return MetadataFormat.strings(layout.size()) + strings.byteSize() + bytes.byteSize();
  }

  byte[] toByteArray() {
    ByteArrayOutputStream out = new ByteArrayOutputStream((int) byteSize());
    try {
      out.write(front());
      strings.writeTo(out);
      bytes.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** Returns all that stands before the pools. */
  private byte[] front() {
    byte[] front = new byte[(int) MetadataFormat.strings(layout.size())];
    MemorySegment out = MemorySegment.ofArray(front);
    out.set(MetadataFormat.LONG, 0, MetadataFormat.MAGIC);
    out.set(MetadataFormat.INT, MetadataFormat.COUNT, layout.size());
    long at = MetadataFormat.FIELDS;
    for (FieldType field : layout.fields()) {
      out.set(ValueLayout.JAVA_BYTE, at, (byte) field.kind().tag());
      out.set(ValueLayout.JAVA_BYTE, at + 1, (byte) field.mode().tag());
      at += MetadataFormat.FIELD_BYTES;
    }
    out.set(MetadataFormat.LONG, at, strings.byteSize());
    return front;
  }
}
