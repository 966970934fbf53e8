package dev.netindex.cli.diff;

import dev.netindex.cli.field.JsonText;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * JSON values as texts that are equal exactly where the values are: members sorted by name, numbers
 * by what they are and not by their digits.
 */
final class CanonicalJson {
  /** Longer numbers are compared by their digits. */
  private static final int MAX_DIGITS = 1000;

  private CanonicalJson() {}

  /** Appends the text of a value. */
  static void append(RecordValue value, StringBuilder out) {
    switch (value) {
      case RecordValue.ObjectValue(var members) -> {
        List<RecordValue.Member> sorted =
            members.stream().sorted(Comparator.comparing(RecordValue.Member::name)).toList();
        String before = "{";
        for (RecordValue.Member member : sorted) {
          out.append(before).append(JsonText.quoted(member.name())).append(':');
          append(member.value(), out);
          before = ",";
        }
        out.append(sorted.isEmpty() ? "{}" : "}");
      }
      case RecordValue.ListValue(var values) -> {
        String before = "[";
        for (RecordValue element : values) {
          out.append(before);
          append(element, out);
          before = ",";
        }
        out.append(values.isEmpty() ? "[]" : "]");
      }
      default -> out.append(leaf(value).canonical());
    }
  }

  /**
   * Puts the values at the ends of all paths into a map; empty objects and lists are such values.
   *
   * @param path where the value is; names and positions with dots between
   * @param wanted which paths to take
   * @param leaves takes them
   */
  static void leaves(
      RecordValue value, String path, Predicate<String> wanted, Map<String, Leaf> leaves) {
    switch (value) {
      case RecordValue.ObjectValue(var members) when !members.isEmpty() -> {
        for (RecordValue.Member member : members) {
          leaves(member.value(), join(path, member.name()), wanted, leaves);
        }
      }
      case RecordValue.ListValue(var values) when !values.isEmpty() -> {
        for (int i = 0; i < values.size(); i++) {
          leaves(values.get(i), join(path, Integer.toString(i)), wanted, leaves);
        }
      }
      default -> {
        if (wanted.test(path)) {
          leaves.put(path.isEmpty() ? "record" : path, leaf(value));
        }
      }
    }
  }

  /** As paths of fields are written, so that both can be compared. */
  private static String join(String path, String name) {
    String escaped = name.replace("\\", "\\\\").replace(".", "\\.");
    return path.isEmpty() ? escaped : path + '.' + escaped;
  }

  private static Leaf leaf(RecordValue value) {
    return switch (value) {
      case RecordValue.TextValue(String text) -> same(JsonText.quoted(text));
      case RecordValue.NumberText(String digits) -> new Leaf(digits, number(digits));
      case RecordValue.IntegerValue(_, long number) -> {
        String digits = Long.toString(number);
        yield new Leaf(digits, number(digits));
      }
      case RecordValue.BooleanValue(boolean truth) -> same(Boolean.toString(truth));
      case RecordValue.NullValue() -> same("null");
      case RecordValue.ObjectValue _ -> same("{}");
      case RecordValue.ListValue _ -> same("[]");
      default -> throw new IllegalArgumentException("JSON text gives no " + value);
    };
  }

  private static Leaf same(String text) {
    return new Leaf(text, text);
  }

  private static String number(String digits) {
    if (digits.length() > MAX_DIGITS) {
      return digits;
    }
    try {
      return new BigDecimal(digits).stripTrailingZeros().toString();
    } catch (NumberFormatException | ArithmeticException e) {
      return digits; // An exponent past all bounds.
    }
  }
}
