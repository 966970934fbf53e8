package dev.netindex.codec.json.value;

import java.math.BigInteger;
import java.util.List;

/**
 * A value of a record: a tree that a source makes, a schema is inferred from, and an encoder turns
 * into bytes. Values are immutable as long as nobody changes the arrays and lists they were made
 * of.
 */
public sealed interface RecordValue {
  /**
   * Named values in the order of the source. Names are distinct; the source sees to that.
   *
   * @param members its values
   */
  record ObjectValue(List<Member> members) implements RecordValue {}

  /**
   * One named value of an object.
   *
   * @param name the name
   * @param value the value
   */
  record Member(String name, RecordValue value) {}

  /**
   * Values in order.
   *
   * @param values its elements
   */
  record ListValue(List<RecordValue> values) implements RecordValue {}

  /**
   * Unicode text; a lone surrogate is refused by the encoder.
   *
   * @param text the text
   */
  record TextValue(String text) implements RecordValue {}

  /**
   * Text of a cell that has no type of its own: the schema decides whether it is a number.
   *
   * @param text the text
   */
  record UntypedText(String text) implements RecordValue {}

  /**
   * A number as JSON spells it, which neither integer nor shortest decimal need be.
   *
   * @param text a number by RFC 8259 section 6
   */
  record NumberText(String text) implements RecordValue {}

  /**
   * Bytes; in JSON Base64 (RFC 4648 section 4). Two values are equal if they share the array.
   *
   * @param bytes are not copied
   */
  @SuppressWarnings("ArrayRecordComponent")
  record BytesValue(byte[] bytes) implements RecordValue {}

  /**
   * A truth value.
   *
   * @param value true or false
   */
  record BooleanValue(boolean value) implements RecordValue {}

  /**
   * An integer of a type up to {@link NumberType#INTEGER} that fits into 64 signed bits.
   *
   * @param type its type
   * @param value the number
   */
  record IntegerValue(NumberType type, long value) implements RecordValue {}

  /**
   * An integer of a type up to {@link NumberType#INTEGER} that exceeds 64 signed bits.
   *
   * @param type its type
   * @param value the number
   */
  record WideIntegerValue(NumberType type, BigInteger value) implements RecordValue {}

  /**
   * A number of type {@link NumberType#F32} or {@link NumberType#F64}; NaN keeps its bits.
   *
   * @param type its type
   * @param value the number, widened if of 32 bits
   */
  record RealValue(NumberType type, double value) implements RecordValue {}

  /** The null of JSON. */
  record NullValue() implements RecordValue {}
}
