package dev.netindex.codec.json.fixed;

import dev.netindex.codec.json.pool.StringPool;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Reads records of the codec by its metadata. Both are borrowed: they must stay as they are for as
 * long as the decoder and its records are used. Any number of threads may use a decoder.
 */
public final class CodecDecoder {
  private final CodecMetadata metadata;

  /**
   * Takes metadata that is open.
   *
   * @param metadata fields and pools
   */
  public CodecDecoder(CodecMetadata metadata) {
    this.metadata = metadata;
  }

  /**
   * Opens metadata.
   *
   * @param metadata the metadata of the codec, borrowed
   * @param limits bounds on the fields and on the values of each pool (records), on the bytes of a
   *     record and of each pool
   * @return a decoder of its records
   * @throws InvalidIndexException if the bytes are no metadata of the codec; offsets count from the
   *     start of the segment
   * @throws dev.netindex.format.LimitExceededException if a limit is exceeded
   */
  public static CodecDecoder open(MemorySegment metadata, Limits limits) {
    return new CodecDecoder(CodecMetadata.open(metadata, 0, metadata.byteSize(), limits));
  }

  /**
   * Returns the fields of every record.
   *
   * @return the layout
   */
  public RecordLayout layout() {
    return metadata.layout();
  }

  /**
   * Returns the values of string fields.
   *
   * @return a pool over the borrowed memory
   */
  public StringPool strings() {
    return metadata.strings();
  }

  /**
   * Returns the values of bytes fields.
   *
   * @return a pool over the borrowed memory
   */
  public ValuePool bytes() {
    return metadata.bytes();
  }

  /**
   * Opens a record. Its fields are checked when they are read.
   *
   * @param record the whole record, borrowed
   * @return a view of it
   * @throws InvalidIndexException if its length is not the layout's, or a presence bit is set that
   *     belongs to no field
   */
  public CodecRecord record(MemorySegment record) {
    if (record.byteSize() != layout().length()) {
      throw new InvalidIndexException(
          Fault.CODEC_RECORD_LENGTH,
          InvalidIndexException.NO_OFFSET,
          layout().length() + " bytes",
          record.byteSize() + " bytes");
    }
    checkPadding(record);
    return new CodecRecord(metadata, record);
  }

  private void checkPadding(MemorySegment record) {
    int used = layout().optionalFields() % Byte.SIZE;
    if (used == 0) {
      return;
    }
    long last = layout().presenceBytes() - 1L;
    int spare = Byte.toUnsignedInt(record.get(ValueLayout.JAVA_BYTE, last)) >>> used;
    if (spare != 0) {
      throw new InvalidIndexException(
          Fault.CODEC_PRESENCE_PADDING,
          last,
          (Byte.SIZE - used) + " spare bits of 0",
          Integer.toBinaryString(spare));
    }
  }
}
