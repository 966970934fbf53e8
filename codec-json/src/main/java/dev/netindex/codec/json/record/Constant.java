package dev.netindex.codec.json.record;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A value that every record has, in the forms that getters return, so that none is made at a
 * lookup.
 *
 * @param type what it is
 * @param number the type of the number in the source; null if it is none
 * @param bytes a text's UTF-8, or the bytes
 * @param truth a truth value
 * @param real the nearest 64-bit number
 * @param integer an integer
 * @param decimal a number as decimal digits, unless it is NaN or infinite
 */
record Constant(
    ValueType type,
    @Nullable NumberType number,
    MemorySegment bytes,
    boolean truth,
    double real,
    BigInteger integer,
    BigDecimal decimal) {
  private static final MemorySegment NOTHING = MemorySegment.ofArray(new byte[0]);

  static Constant of(RecordValue value) {
    return switch (value) {
      case RecordValue.ObjectValue object -> plain(ValueType.OBJECT, NOTHING, false);
      case RecordValue.ListValue list -> plain(ValueType.LIST, NOTHING, false);
      case RecordValue.TextValue text -> plain(ValueType.TEXT, utf8(text.text()), false);
      case RecordValue.UntypedText text -> plain(ValueType.TEXT, utf8(text.text()), false);
      case RecordValue.BytesValue bytes ->
          plain(ValueType.BYTES, MemorySegment.ofArray(bytes.bytes().clone()).asReadOnly(), false);
      case RecordValue.BooleanValue truth -> plain(ValueType.BOOLEAN, NOTHING, truth.value());
      case RecordValue.NullValue nothing -> plain(ValueType.NULL, NOTHING, false);
      case RecordValue.NumberText text -> decimal(NumberType.DECIMAL, new BigDecimal(text.text()));
      case RecordValue.IntegerValue number ->
          integer(number.type(), BigInteger.valueOf(number.value()));
      case RecordValue.WideIntegerValue number -> integer(number.type(), number.value());
      case RecordValue.RealValue number ->
          new Constant(
              ValueType.REAL,
              number.type(),
              NOTHING,
              false,
              number.value(),
              BigInteger.ZERO,
              Double.isFinite(number.value()) ? new BigDecimal(number.value()) : BigDecimal.ZERO);
    };
  }

  private static Constant plain(ValueType type, MemorySegment bytes, boolean truth) {
    return new Constant(type, null, bytes, truth, 0, BigInteger.ZERO, BigDecimal.ZERO);
  }

  private static Constant integer(NumberType type, BigInteger value) {
    return new Constant(
        ValueType.INTEGER, type, NOTHING, false, value.doubleValue(), value, new BigDecimal(value));
  }

  private static Constant decimal(NumberType type, BigDecimal value) {
    return new Constant(
        ValueType.DECIMAL, type, NOTHING, false, value.doubleValue(), BigInteger.ZERO, value);
  }

  private static MemorySegment utf8(String text) {
    return MemorySegment.ofArray(text.getBytes(StandardCharsets.UTF_8)).asReadOnly();
  }
}
