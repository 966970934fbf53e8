package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;

/** Decodes numbers and truth values. */
final class Scalars {
  private static final RecordValue TRUE = new RecordValue.BooleanValue(true);
  private static final RecordValue FALSE = new RecordValue.BooleanValue(false);

  private Scalars() {}

  /**
   * Decodes a value that has neither text nor other values inside.
   *
   * @return never null
   */
  static RecordValue decode(Section section, ValueHead head) {
    return switch (head.type()) {
      case ValueType.U16 -> integer(section, head, NumberType.U16, Short.BYTES);
      case ValueType.U32 -> integer(section, head, NumberType.U32, Integer.BYTES);
      case ValueType.U64 -> integer(section, head, NumberType.U64, Long.BYTES);
      case ValueType.U128 -> integer(section, head, NumberType.U128, 2 * Long.BYTES);
      case ValueType.I32 -> signed(section, head);
      case ValueType.F64 -> {
        requireSize(section, head, Double.BYTES, Double.BYTES);
        long bits = section.number(head.body(), Double.BYTES);
        yield new RecordValue.RealValue(NumberType.F64, Double.longBitsToDouble(bits));
      }
      case ValueType.F32 -> {
        requireSize(section, head, Float.BYTES, Float.BYTES);
        int bits = (int) section.number(head.body(), Float.BYTES);
        yield new RecordValue.RealValue(NumberType.F32, Float.intBitsToFloat(bits));
      }
      case ValueType.BOOLEAN -> {
        requireSize(section, head, 0, 1);
        yield head.size() == 0 ? FALSE : TRUE;
      }
      default -> throw new AssertionError(head.type());
    };
  }

  private static RecordValue integer(
      Section section, ValueHead head, NumberType type, int maxBytes) {
    requireSize(section, head, 0, maxBytes);
    if (head.size() <= Long.BYTES) {
      long value = section.number(head.body(), head.size());
      if (value >= 0) {
        return new RecordValue.IntegerValue(type, value);
      }
    }
    BigInteger value = new BigInteger(1, section.bytes(head.body(), head.size()));
    return value.bitLength() < Long.SIZE
        ? new RecordValue.IntegerValue(type, value.longValue())
        : new RecordValue.WideIntegerValue(type, value);
  }

  /** Fewer than four bytes are a positive number: only the fourth brings a sign. */
  private static RecordValue signed(Section section, ValueHead head) {
    requireSize(section, head, 0, Integer.BYTES);
    int value = (int) section.number(head.body(), head.size());
    return new RecordValue.IntegerValue(NumberType.I32, value);
  }

  private static void requireSize(Section section, ValueHead head, int min, int max) {
    if (head.size() < min || head.size() > max) {
      throw section.fault(
          MmdbFault.VALUE_SIZE,
          head.body(),
          min == max ? "a size of " + min : "a size of " + min + " to " + max,
          Integer.toString(head.size()));
    }
  }

  /** How many bytes follow the head of a value that holds no other values. */
  static int bodyBytes(ValueHead head) {
    return head.type() == ValueType.BOOLEAN ? 0 : head.size();
  }
}
