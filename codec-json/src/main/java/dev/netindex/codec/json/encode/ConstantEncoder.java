package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.util.Arrays;

/** A value that is the same wherever it is. */
final class ConstantEncoder extends NodeEncoder {
  private static final int LONGEST_TEXT = 1_024;

  private final RecordValue constant;
  private final NumberSpelling spelling = new NumberSpelling();

  ConstantEncoder(String path, Slot slot, RecordValue constant) {
    super(path, slot);
    this.constant = constant;
  }

  @Override
  void encode(RecordValue value, byte[] record, int base) {
    slot().markPresent(record, base);
    write(value, record, base);
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    if (!matches(value)) {
      throw wrongType(value);
    }
  }

  private boolean matches(RecordValue value) {
    return switch (constant) {
      case RecordValue.TextValue(String text) ->
          value.equals(constant)
              || value instanceof RecordValue.UntypedText(String other) && other.equals(text);
      case RecordValue.BytesValue(byte[] bytes) ->
          value instanceof RecordValue.BytesValue(byte[] other) && Arrays.equals(bytes, other);
      case RecordValue.BooleanValue(boolean truth) ->
          value.equals(constant)
              || value instanceof RecordValue.UntypedText(String text)
                  && BooleanEncoder.number(text) == (truth ? 1 : 0);
      case RecordValue.IntegerValue it -> isInteger(value, BigInteger.valueOf(it.value()));
      case RecordValue.WideIntegerValue it -> isInteger(value, it.value());
      case RecordValue.RealValue it -> isReal(value, it);
      default -> value.equals(constant);
    };
  }

  private boolean isInteger(RecordValue value, BigInteger expected) {
    return switch (value) {
      case RecordValue.IntegerValue it ->
          expected.bitLength() < Long.SIZE && it.value() == expected.longValue();
      case RecordValue.WideIntegerValue it -> it.value().equals(expected);
      case RecordValue.NumberText(String text) -> isInteger(text, expected);
      case RecordValue.UntypedText(String text) -> isInteger(text, expected);
      default -> false;
    };
  }

  private boolean isInteger(String text, BigInteger expected) {
    return text.length() <= LONGEST_TEXT
        && spelling.read(text)
        && spelling.isInteger()
        && new BigInteger(text).equals(expected);
  }

  private boolean isReal(RecordValue value, RecordValue.RealValue expected) {
    return switch (value) {
      case RecordValue.RealValue it ->
          RealEncoder.isOfType(it, expected.type()) && isSame(it.value(), expected.value());
      case RecordValue.NumberText(String text) -> isReal(text, expected.value());
      case RecordValue.UntypedText(String text) -> isReal(text, expected.value());
      default -> false;
    };
  }

  private boolean isReal(String text, double expected) {
    return spelling.read(text) && isSame(Double.parseDouble(text), expected);
  }

  private static boolean isSame(double a, double b) {
    return Double.doubleToRawLongBits(a) == Double.doubleToRawLongBits(b);
  }

  @Override
  String expected() {
    return "the one value that this field has";
  }
}
