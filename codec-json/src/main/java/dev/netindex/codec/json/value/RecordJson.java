package dev.netindex.codec.json.value;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.NetindexException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Values as JSON text without white space: members in their order, numbers as JSON spells them or
 * their type asks for, bytes in Base64, numbers that JSON does not have as the texts {@code "NaN"},
 * {@code "Infinity"} and {@code "-Infinity"}. Only what must be escaped is.
 */
public final class RecordJson {
  private static final int MAX_DEPTH = 512;
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder(200);

  private RecordJson() {}

  /**
   * Writes a value.
   *
   * @param value the value
   * @return JSON text
   * @throws InvalidInputException if a text holds half of a surrogate pair, or objects and lists
   *     are more than 512 deep; {@link Fault#RECORD_VALUE}
   */
  public static String text(RecordValue value) {
    RecordJson json = new RecordJson();
    json.write(value, 0);
    return json.out.toString();
  }

  /**
   * Writes a value.
   *
   * @param value the value
   * @return JSON text in UTF-8, a new array
   * @throws InvalidInputException as {@link #text}
   */
  public static byte[] bytes(RecordValue value) {
    return text(value).getBytes(StandardCharsets.UTF_8);
  }

  private void write(RecordValue value, int depth) {
    switch (value) {
      case RecordValue.ObjectValue object -> object(object, deeper(depth));
      case RecordValue.ListValue list -> list(list, deeper(depth));
      case RecordValue.TextValue text -> text(text.text());
      case RecordValue.UntypedText text -> text(text.text());
      case RecordValue.NumberText number -> out.append(number.text());
      case RecordValue.BytesValue bytes -> text(Base64.getEncoder().encodeToString(bytes.bytes()));
      case RecordValue.BooleanValue truth -> out.append(truth.value());
      case RecordValue.IntegerValue number -> out.append(number.value());
      case RecordValue.WideIntegerValue number -> out.append(number.value());
      case RecordValue.RealValue number -> real(number);
      case RecordValue.NullValue _ -> out.append("null");
    }
  }

  private void object(RecordValue.ObjectValue object, int depth) {
    char before = '{';
    for (RecordValue.Member member : object.members()) {
      out.append(before);
      text(member.name());
      out.append(':');
      write(member.value(), depth);
      before = ',';
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private void list(RecordValue.ListValue list, int depth) {
    char before = '[';
    for (RecordValue element : list.values()) {
      out.append(before);
      write(element, depth);
      before = ',';
    }
    out.append(before == '[' ? "[]" : "]");
  }

  private void real(RecordValue.RealValue number) {
    double value = number.value();
    String text =
        number.type() == NumberType.F32 ? Float.toString((float) value) : Double.toString(value);
    if (Double.isFinite(value)) {
      out.append(text);
    } else {
      text(text);
    }
  }

  private void text(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        escape(c);
      } else {
        if (Character.isSurrogate(c)) {
          requirePair(text, i);
        }
        out.append(c);
      }
    }
    out.append('"');
  }

  private void escape(char c) {
    int known = "\"\\\b\t\n\f\r".indexOf(c);
    if (known >= 0) {
      out.append('\\').append("\"\\btnfr".charAt(known));
    } else {
      out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
    }
  }

  private static void requirePair(String text, int at) {
    boolean paired =
        Character.isHighSurrogate(text.charAt(at))
            ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
            : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    if (!paired) {
      throw refused("Unicode text", "half of a surrogate pair");
    }
  }

  private static int deeper(int depth) {
    if (depth == MAX_DEPTH) {
      throw refused("objects and lists at most " + MAX_DEPTH + " deep", "more");
    }
    return depth + 1;
  }

  private static InvalidInputException refused(String expected, String actual) {
    return new InvalidInputException(
        Fault.RECORD_VALUE, NetindexException.NO_OFFSET, expected, actual);
  }
}
