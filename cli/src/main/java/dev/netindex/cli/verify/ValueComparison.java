package dev.netindex.cli.verify;

import dev.netindex.cli.console.Counted;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.NumberText;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.RealValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.WideIntegerValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Compares a value with one that was read from JSON: members in any order, integers as numbers,
 * numbers of IEEE 754 by their bits and by their shortest decimal, bytes by their Base64, and what
 * JSON has no number for by its name.
 */
final class ValueComparison {
  private static final int SHOWN = 100;

  private ValueComparison() {}

  /** Where two values differ first, and what each has there. */
  record Mismatch(String path, String expected, String found) {
    Mismatch under(String name) {
      return new Mismatch(path.isEmpty() ? name : name + "." + path, expected, found);
    }
  }

  /** Returns the first difference; empty if there is none. */
  static Optional<Mismatch> compare(RecordValue expected, RecordValue found) {
    return switch (expected) {
      case ObjectValue object when found instanceof ObjectValue other -> objects(object, other);
      case ListValue list when found instanceof ListValue other -> lists(list, other);
      default ->
          isSame(expected, found)
              ? Optional.empty()
              : Optional.of(new Mismatch("", shown(expected), shown(found)));
    };
  }

  private static Optional<Mismatch> objects(ObjectValue expected, ObjectValue found) {
    Map<String, RecordValue> rest = new HashMap<>();
    found.members().forEach(member -> rest.put(member.name(), member.value()));
    for (Member member : expected.members()) {
      RecordValue other = rest.remove(member.name());
      Optional<Mismatch> mismatch =
          other == null
              ? Optional.of(new Mismatch("", shown(member.value()), "nothing"))
              : compare(member.value(), other);
      if (mismatch.isPresent()) {
        return mismatch.map(inside -> inside.under(member.name()));
      }
    }
    return rest.entrySet().stream()
        .findFirst()
        .map(extra -> new Mismatch(extra.getKey(), "nothing", shown(extra.getValue())));
  }

  private static Optional<Mismatch> lists(ListValue expected, ListValue found) {
    int size = expected.values().size();
    if (size != found.values().size()) {
      return Optional.of(
          new Mismatch(
              "", Counted.of(size, "element"), Counted.of(found.values().size(), "element")));
    }
    for (int i = 0; i < size; i++) {
      Optional<Mismatch> mismatch = compare(expected.values().get(i), found.values().get(i));
      if (mismatch.isPresent()) {
        String position = Integer.toString(i);
        return mismatch.map(inside -> inside.under(position));
      }
    }
    return Optional.empty();
  }

  private static boolean isSame(RecordValue expected, RecordValue found) {
    return switch (expected) {
      case TextValue text -> text.equals(found);
      case RecordValue.BytesValue bytes ->
          found.equals(new TextValue(Base64.getEncoder().encodeToString(bytes.bytes())));
      case IntegerValue number -> isInteger(BigInteger.valueOf(number.value()), found);
      case WideIntegerValue number -> isInteger(number.value(), found);
      case RealValue number -> isReal(number, found);
      case RecordValue.BooleanValue truth -> truth.equals(found);
      case RecordValue.NullValue nothing -> nothing.equals(found);
      default -> false;
    };
  }

  private static boolean isInteger(BigInteger expected, RecordValue found) {
    return switch (found) {
      case IntegerValue number -> expected.equals(BigInteger.valueOf(number.value()));
      // More than 64 signed bits: JSON spells such an integer in one way only.
      case NumberText number -> expected.toString().equals(number.text());
      default -> false;
    };
  }

  private static boolean isReal(RealValue expected, RecordValue found) {
    double value = expected.value();
    boolean narrow = expected.type() == NumberType.F32;
    String shortest = narrow ? Float.toString((float) value) : Double.toString(value);
    if (!Double.isFinite(value)) {
      return found.equals(new TextValue(shortest));
    }
    if (!(found instanceof NumberText number)) {
      return false; // an integer has no digit behind the point
    }
    String text = number.text();
    boolean sameBits =
        narrow
            ? Float.floatToRawIntBits(Float.parseFloat(text))
                == Float.floatToRawIntBits((float) value)
            : Double.doubleToRawLongBits(Double.parseDouble(text))
                == Double.doubleToRawLongBits(value);
    return sameBits && isSameDecimal(text, shortest);
  }

  private static boolean isSameDecimal(String text, String shortest) {
    try {
      return new BigDecimal(text).compareTo(new BigDecimal(shortest)) == 0;
    } catch (NumberFormatException e) {
      return false; // an exponent past all bounds
    }
  }

  private static String shown(RecordValue value) {
    String text = RecordJson.text(value);
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
  }
}
