package dev.netindex.codec.json.build;

import dev.netindex.codec.json.encode.EncoderStatistics;
import dev.netindex.codec.json.encode.RecordEncoder;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/**
 * Builds an index whose payloads are typed records, the second of the two passes over the sources:
 *
 * <pre>{@code
 * SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
 * rows.forEach(row -> inference.observe(row.value()));
 * RecordSchema schema = inference.schema(DatasetInfo.UNKNOWN).schema();
 *
 * TypedIndexBuilder builder = new TypedIndexBuilder(schema, Limits.FORMAT);
 * rows.forEach(row -> builder.add(row.target(), row.value()));
 * builder.publishTo(Path.of("example.nidx"));
 * }</pre>
 *
 * <p>Rows of a source that share records by a key of their own, as the networks of an MMDB file do,
 * are cheaper with {@link #addSame}; {@link RecordKeys} remembers which record a key has become.
 *
 * <p>The bytes of the file follow from the schema, the rows and their order, and from nothing else.
 * Memory: that of {@link IndexBuilder} and of the encoder's pools, the metadata once more while the
 * file is written; nothing of a row's value is kept. Belongs to one thread.
 */
public final class TypedIndexBuilder {
  private final IndexBuilder index;
  private final RecordEncoder encoder;
  private final byte[] record;

  /**
   * Makes an empty builder.
   *
   * @param schema what the records look like
   * @param limits bounds on the file and on the pools of texts and shared parts
   */
  public TypedIndexBuilder(RecordSchema schema, Limits limits) {
    index = new IndexBuilder(limits);
    encoder = new RecordEncoder(schema, limits);
    record = new byte[encoder.recordLength()];
  }

  /**
   * Adds an assertion.
   *
   * @param target what it is about
   * @param value what it says
   * @return the record id: how many assertions were added before
   * @throws InvalidInputException if the schema has no place for the value; the index is unchanged
   * @throws LimitExceededException if there would be too many records or bytes; the index is
   *     unchanged
   */
  public long add(Target target, RecordValue value) {
    encoder.encode(value, record, 0);
    return index.add(target, MemorySegment.ofArray(record));
  }

  /**
   * Adds an assertion that says the same as an earlier one.
   *
   * @param target what it is about
   * @param recordId the earlier assertion
   * @return the record id: how many assertions were added before
   * @throws IndexOutOfBoundsException if there is no such assertion yet
   * @throws LimitExceededException if there would be too many records or bytes; the index is
   *     unchanged
   */
  public long addSame(Target target, long recordId) {
    return index.addSame(target, recordId);
  }

  /**
   * Returns the number of assertions.
   *
   * @return how many were added
   */
  public long size() {
    return index.size();
  }

  /**
   * Returns the number of different records; equal ones are stored once.
   *
   * @return at most {@link #size}
   */
  public long distinctRecords() {
    return index.distinctPayloads();
  }

  /**
   * Returns what the pools hold.
   *
   * @return how it is now
   */
  public EncoderStatistics statistics() {
    return encoder.statistics();
  }

  /**
   * Returns the file.
   *
   * @return all its bytes
   * @throws LimitExceededException if the file is longer than the limits allow, or than an array
   *     can be
   */
  public byte[] toByteArray() {
    return complete().toByteArray();
  }

  /**
   * Writes the file to a channel. If that fails, the channel may have received a part of it.
   *
   * @param channel takes the bytes in blocking mode; stays open
   * @return how many bytes
   * @throws IOException if the channel fails
   * @throws LimitExceededException if the file is longer than the limits allow; nothing is written
   */
  public long writeTo(WritableByteChannel channel) throws IOException {
    return complete().writeTo(channel);
  }

  /**
   * Puts the file in its place in one step, like {@link IndexBuilder#publishTo}.
   *
   * @param destination a file, there or not, in a directory that exists
   * @return how many bytes
   * @throws IOException if the destination can't be a file, or if writing or renaming fails
   * @throws LimitExceededException if the file is longer than the limits allow; nothing is written
   */
  public long publishTo(Path destination) throws IOException {
    return complete().publishTo(destination);
  }

  private IndexBuilder complete() {
    return index.metadata(encoder.metadata());
  }
}
