package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The JSON text of an envelope that says what the columns mean. */
final class Description {
  private Description() {}

  /**
   * Reads a description.
   *
   * @param memory where it is
   * @param offset where it starts
   * @param length at most {@link EnvelopeHeader#MAX_DESCRIPTION}
   * @param root the columns of the record
   * @return a schema without contradictions
   */
  static RecordSchema read(MemorySegment memory, long offset, long length, RecordLayout root) {
    byte[] text = memory.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    return new DescriptionReader(text, offset).read(root);
  }

  /** Returns the description of a schema; it can be read again. */
  static byte[] toByteArray(RecordSchema schema) {
    byte[] text = new DescriptionWriter(schema).toByteArray();
    if (text.length > EnvelopeHeader.MAX_DESCRIPTION) {
      throw new InvalidInputException(
          Fault.RECORD_SCHEMA,
          InvalidInputException.NO_OFFSET,
          "a description of at most " + EnvelopeHeader.MAX_DESCRIPTION + " bytes",
          text.length + " bytes");
    }
    try {
      new DescriptionReader(text, 0).read(schema.root().layout());
    } catch (InvalidIndexException | LimitExceededException e) {
      InvalidInputException refused =
          new InvalidInputException(
              Fault.RECORD_SCHEMA, InvalidInputException.NO_OFFSET, e.expected(), e.actual());
      refused.initCause(e);
      throw refused;
    }
    return text;
  }
}
