package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** Turns the constant of a node into a value of the node's type. */
final class Constants {
  static final String NAN = "NaN";
  static final String INFINITY = "Infinity";
  static final String MINUS_INFINITY = "-Infinity";

  private Constants() {}

  static RecordValue value(RawNode node) {
    RawConstant constant = Objects.requireNonNull(node.constant);
    String text = constant.text();
    return switch (node.type) {
      case "object" -> {
        expect(node, constant, RawConstant.Form.OBJECT);
        yield new RecordValue.ObjectValue(List.of());
      }
      case "list" -> {
        expect(node, constant, RawConstant.Form.LIST);
        yield new RecordValue.ListValue(List.of());
      }
      case "null" -> {
        expect(node, constant, RawConstant.Form.NULL);
        yield new RecordValue.NullValue();
      }
      case "text" -> {
        expect(node, constant, RawConstant.Form.TEXT);
        yield new RecordValue.TextValue(text);
      }
      case "bytes" -> {
        expect(node, constant, RawConstant.Form.TEXT);
        yield new RecordValue.BytesValue(base64(node, text));
      }
      case "bool" -> {
        expect(node, constant, RawConstant.Form.TRUTH);
        yield new RecordValue.BooleanValue(Boolean.parseBoolean(text));
      }
      default -> number(node, constant);
    };
  }

  private static byte[] base64(RawNode node, String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      var invalid = JsonCursor.invalid(node.offset, "bytes in Base64", "another text");
      invalid.initCause(e);
      throw invalid;
    }
  }

  private static RecordValue number(RawNode node, RawConstant constant) {
    NumberType type = NumberResolver.type(node);
    if (type.compareTo(NumberType.INTEGER) <= 0) {
      expect(node, constant, RawConstant.Form.INTEGER);
      BigInteger value = new BigInteger(constant.text());
      return value.bitLength() < Long.SIZE
          ? new RecordValue.IntegerValue(type, value.longValue())
          : new RecordValue.WideIntegerValue(type, value);
    }
    if (type == NumberType.NUMBER) {
      throw unexpected(node, "type decimal, whose digits are those of its constant, not a number");
    }
    if (type == NumberType.DECIMAL) {
      expectNumber(node, constant);
      if (!isDecimal(constant.text())) {
        throw unexpected(node, "a number with an exponent of 32 bits");
      }
      return new RecordValue.NumberText(constant.text());
    }
    return new RecordValue.RealValue(type, real(node, constant, type));
  }

  /** Tells whether {@link BigDecimal}, as which fields return it, can hold the exponent. */
  private static boolean isDecimal(String text) {
    try {
      return new BigDecimal(text).precision() > 0;
    } catch (NumberFormatException tooLarge) {
      return false;
    }
  }

  private static double real(RawNode node, RawConstant constant, NumberType type) {
    if (constant.form() == RawConstant.Form.TEXT) {
      return switch (constant.text()) {
        case NAN -> Double.NaN;
        case INFINITY -> Double.POSITIVE_INFINITY;
        case MINUS_INFINITY -> Double.NEGATIVE_INFINITY;
        default -> throw unexpected(node, "a number");
      };
    }
    expectNumber(node, constant);
    double value =
        type == NumberType.F32
            ? Float.parseFloat(constant.text())
            : Double.parseDouble(constant.text());
    if (Double.isInfinite(value)) {
      throw unexpected(node, "a finite number, or \"Infinity\"");
    }
    return value;
  }

  private static void expectNumber(RawNode node, RawConstant constant) {
    if (constant.form() != RawConstant.Form.NUMBER) {
      expect(node, constant, RawConstant.Form.INTEGER);
    }
  }

  private static void expect(RawNode node, RawConstant constant, RawConstant.Form form) {
    if (constant.form() != form) {
      throw unexpected(node, form.text());
    }
  }

  private static RuntimeException unexpected(RawNode node, String expected) {
    return JsonCursor.invalid(
        node.offset, expected + " as constant of type " + node.type, "another value");
  }
}
