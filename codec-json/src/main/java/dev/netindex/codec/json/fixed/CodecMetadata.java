package dev.netindex.codec.json.fixed;

import dev.netindex.codec.json.pool.StringPool;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;

/**
 * The metadata of the record codec ({@code NETCODEC}), read in place: what fields records have, and
 * the two pools that they refer to.
 *
 * @param layout the fields
 * @param strings the values of string fields, checked as UTF-8
 * @param bytes the values of bytes fields
 */
public record CodecMetadata(RecordLayout layout, StringPool strings, ValuePool bytes) {
  /**
   * Opens the metadata inside a segment.
   *
   * @param memory the memory around the metadata, borrowed for as long as the pools are used
   * @param offset byte offset of the metadata
   * @param length bytes of the metadata
   * @param limits bounds on the fields and on the values of each pool (records), on the bytes of a
   *     record and of each pool
   * @return what it says
   * @throws InvalidIndexException if the bytes are no metadata of the codec; offsets count from the
   *     start of the segment
   * @throws LimitExceededException if a limit is exceeded
   * @throws IndexOutOfBoundsException if the metadata does not lie in the segment
   */
  public static CodecMetadata open(MemorySegment memory, long offset, long length, Limits limits) {
    return new MetadataOpener(memory, offset, length, limits).open();
  }

  /**
   * Returns metadata as bytes.
   *
   * @param layout the fields
   * @param strings the string pool
   * @param bytes the byte pool
   * @param limits bound on the bytes of the metadata
   * @return a new array
   * @throws LimitExceededException if the metadata is longer than the limit or an array can be
   */
  public static byte[] toByteArray(
      RecordLayout layout, ValuePoolBuilder strings, ValuePoolBuilder bytes, Limits limits) {
    MetadataWriter writer = new MetadataWriter(layout, strings, bytes);
    long most = Math.min(limits.fileBytes(), MetadataFormat.MAX_ARRAY);
    if (writer.byteSize() > most) {
      throw new LimitExceededException(
          Fault.CODEC_METADATA_BYTES,
          LimitExceededException.NO_OFFSET,
          most + " bytes",
          writer.byteSize() + " bytes");
    }
    return writer.toByteArray();
  }
}
