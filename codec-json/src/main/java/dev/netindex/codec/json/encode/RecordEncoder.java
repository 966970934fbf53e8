package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Limits;

/**
 * Turns values into records of one length by a schema, and holds the pools of texts and of shared
 * parts that grow by it. {@link #metadata} at the end is what an index needs to read the records.
 *
 * <p>Not safe for use by several threads.
 */
@SuppressWarnings("DoNotCallSuggester")
public final class RecordEncoder {
  /**
   * Starts with empty pools.
   *
   * @param schema what the records look like
   * @param limits bounds on the pools: values in each, and bytes of each
   */
  public RecordEncoder(RecordSchema schema, Limits limits) {}

  /**
   * Returns the length of every record.
   *
   * @return bytes, 0 or more
   */
  public int recordLength() {
    throw new UnsupportedOperationException();
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
    throw new UnsupportedOperationException();
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
    throw new UnsupportedOperationException();
  }

  /**
   * Returns the metadata for an index of the records encoded so far: the envelope with schema and
   * pools.
   *
   * @return a new array
   * @throws dev.netindex.format.LimitExceededException if it is longer than the limits allow, or
   *     than 2<sup>31</sup>-9 bytes
   */
  public byte[] metadata() {
    throw new UnsupportedOperationException();
  }

  /**
   * Returns sizes for reports.
   *
   * @return how it is now
   */
  public EncoderStatistics statistics() {
    throw new UnsupportedOperationException();
  }
}
