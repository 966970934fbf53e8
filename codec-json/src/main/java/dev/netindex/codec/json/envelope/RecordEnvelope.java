package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.CodecMetadata;
import dev.netindex.codec.json.pool.StringPool;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The metadata of an index with typed records ({@code NIRECORD}; FORMAT.md, "Typed records"): what
 * the records look like, and the pools they refer to. Immutable; the pools borrow the memory, which
 * must stay as it is for as long as they are used.
 */
public final class RecordEnvelope {
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private final RecordSchema schema;
  private final CodecMetadata codec;
  private final long codecOffset;
  private final long codecLength;

  private RecordEnvelope(
      RecordSchema schema, CodecMetadata codec, long codecOffset, long codecLength) {
    this.schema = schema;
    this.codec = codec;
    this.codecOffset = codecOffset;
    this.codecLength = codecLength;
  }

  /**
   * Says whether metadata claims to be an envelope: whether it starts with {@code NIRECORD}.
   *
   * @param metadata the metadata of an index
   * @return true if {@link #open(MemorySegment, Limits)} is worth trying
   */
  public static boolean isEnvelope(MemorySegment metadata) {
    return EnvelopeHeader.isMagic(metadata, 0, metadata.byteSize());
  }

  /**
   * Opens an envelope that fills a segment.
   *
   * @param metadata the envelope, borrowed
   * @param limits bounds on fields and on values in each pool (records), and on bytes
   * @return what it says
   * @throws InvalidIndexException if a rule of the format is broken; offsets count from the start
   *     of the segment
   * @throws dev.netindex.format.UnsupportedFormatException if the envelope's version is not 1
   * @throws LimitExceededException if a limit is exceeded
   */
  public static RecordEnvelope open(MemorySegment metadata, Limits limits) {
    return open(metadata, 0, metadata.byteSize(), limits);
  }

  /**
   * Opens an envelope inside a segment.
   *
   * @param memory the memory around the envelope, borrowed
   * @param offset byte offset of the envelope
   * @param length bytes of the envelope
   * @param limits bounds on fields and on values in each pool (records), and on bytes
   * @return what it says
   * @throws InvalidIndexException if a rule of the format is broken; offsets count from the start
   *     of the segment
   * @throws dev.netindex.format.UnsupportedFormatException if the envelope's version is not 1
   * @throws LimitExceededException if a limit is exceeded
   * @throws IndexOutOfBoundsException if the envelope does not lie in the segment
   */
  public static RecordEnvelope open(MemorySegment memory, long offset, long length, Limits limits) {
    Objects.checkFromIndexSize(offset, length, memory.byteSize());
    EnvelopeHeader header = EnvelopeHeader.read(memory, offset, length);
    long codecOffset = offset + EnvelopeHeader.BYTES + header.descriptionBytes();
    CodecMetadata codec = CodecMetadata.open(memory, codecOffset, header.codecBytes(), limits);
    RecordSchema schema =
        Description.read(
            memory, offset + EnvelopeHeader.BYTES, header.descriptionBytes(), codec.layout());
    return new RecordEnvelope(schema, codec, codecOffset, header.codecBytes());
  }

  /**
   * Returns an envelope as bytes. What this method returns can be opened.
   *
   * @param schema what the records look like; its root's layout becomes the codec's field table
   * @param strings the values of string columns
   * @param bytes the values of bytes columns
   * @return a new array
   * @throws InvalidInputException if the schema contradicts itself or exceeds what an envelope can
   *     say
   * @throws LimitExceededException if the envelope is longer than an array can be
   */
  public static byte[] toByteArray(
      RecordSchema schema, ValuePoolBuilder strings, ValuePoolBuilder bytes) {
    byte[] description = Description.toByteArray(schema);
    byte[] codec = CodecMetadata.toByteArray(schema.root().layout(), strings, bytes, Limits.FORMAT);
    long size = (long) EnvelopeHeader.BYTES + description.length + codec.length;
    if (size > MAX_ARRAY) {
      throw new LimitExceededException(
          Fault.CODEC_METADATA_BYTES,
          LimitExceededException.NO_OFFSET,
          MAX_ARRAY + " bytes in an array",
          size + " bytes");
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream((int) size);
    out.writeBytes(new EnvelopeHeader(description.length, codec.length).toByteArray());
    out.writeBytes(description);
    out.writeBytes(codec);
    return out.toByteArray();
  }

  /**
   * Returns what the records look like.
   *
   * @return the schema, whose root has the codec's fields
   */
  public RecordSchema schema() {
    return schema;
  }

  /**
   * Returns the texts that string columns refer to.
   *
   * @return a pool over the borrowed memory
   */
  public StringPool strings() {
    return codec.strings();
  }

  /**
   * Returns the values that bytes columns refer to.
   *
   * @return a pool over the borrowed memory
   */
  public ValuePool bytes() {
    return codec.bytes();
  }

  /**
   * Returns where the codec's own metadata starts, which other implementations can read.
   *
   * @return byte offset in the memory that was opened
   */
  public long codecOffset() {
    return codecOffset;
  }

  /**
   * Returns how long the codec's own metadata is.
   *
   * @return bytes
   */
  public long codecLength() {
    return codecLength;
  }
}
