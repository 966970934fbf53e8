package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Turns values into records of one length by a schema, and holds the pools of texts and of shared
 * parts that grow by it. {@link #metadata} at the end is what an index needs to read the records.
 *
 * <p>Values are kept exactly. What has no type of its own is taken as the schema says: numbers as
 * JSON spells them by their value, untyped texts as numbers, truth values or texts. Objects and
 * lists that are the same instance are encoded once while a bounded cache remembers them, so that
 * values must not change after they were encoded.
 *
 * <p>Memory: the two pools, and caches of at most some 10 MiB. Not safe for use by several threads.
 */
public final class RecordEncoder {
  private final RecordSchema schema;
  private final Pools pools;
  private final NodeEncoder root;
  private final List<PartEncoder> parts;
  private final int length;

  /**
   * Starts with empty pools.
   *
   * @param schema what the records look like
   * @param limits bounds on the pools: values in each, and bytes of each
   * @throws IllegalArgumentException if a part of the schema leads to none of higher number
   */
  public RecordEncoder(RecordSchema schema, Limits limits) {
    this.schema = schema;
    pools = new Pools(limits);
    EncoderCompiler compiler = new EncoderCompiler(schema, pools);
    root = compiler.root();
    parts = compiler.parts();
    length = schema.root().layout().length();
  }

  /**
   * Returns the length of every record.
   *
   * @return bytes, 0 or more
   */
  public int recordLength() {
    return length;
  }

  /**
   * Encodes one record.
   *
   * @param value the record
   * @return its {@link #recordLength} bytes, a new array
   * @throws dev.netindex.format.InvalidInputException if the schema has no place for the value or a
   *     part of it; the message names its path. Texts and parts that were met before it stay in the
   *     pools, which costs room but changes no other record
   * @throws dev.netindex.format.LimitExceededException if a pool would exceed the limits
   */
  public byte[] encode(RecordValue value) {
    byte[] record = new byte[length];
    root.encode(value, record, 0);
    return record;
  }

  /**
   * Encodes one record into the caller's array, without making one.
   *
   * @param value the record
   * @param record where it goes; what it holds after an exception is unspecified
   * @param offset where it starts
   * @throws IndexOutOfBoundsException if fewer than {@link #recordLength} bytes are left
   * @throws dev.netindex.format.InvalidInputException as {@link #encode(RecordValue)}
   * @throws dev.netindex.format.LimitExceededException as {@link #encode(RecordValue)}
   */
  public void encode(RecordValue value, byte[] record, int offset) {
    Objects.checkFromIndexSize(offset, length, record.length);
    Arrays.fill(record, offset, offset + length, (byte) 0);
    root.encode(value, record, offset);
  }

  /**
   * Returns the metadata for an index of the records encoded so far: the envelope with schema and
   * pools. More can be encoded afterwards.
   *
   * @return a new array
   * @throws dev.netindex.format.InvalidInputException if the schema is none that an envelope can
   *     say
   * @throws dev.netindex.format.LimitExceededException if it is longer than an array can be
   */
  public byte[] metadata() {
    return RecordEnvelope.toByteArray(schema, pools.strings(), pools.values());
  }

  /**
   * Returns sizes for reports.
   *
   * @return how it is now
   */
  public EncoderStatistics statistics() {
    return new EncoderStatistics(
        pools.strings().size(),
        pools.strings().byteSize(),
        pools.values().size(),
        pools.values().byteSize(),
        parts.stream().map(PartEncoder::statistics).toList());
  }
}
