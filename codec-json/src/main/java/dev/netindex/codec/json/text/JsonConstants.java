package dev.netindex.codec.json.text;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import java.util.Arrays;

/** JSON that is the same in every record, made once. */
final class JsonConstants {
  private JsonConstants() {}

  /** Returns a member's name with quotes and colon. */
  static byte[] name(String name) {
    byte[] quoted = RecordJson.bytes(new RecordValue.TextValue(name));
    byte[] label = Arrays.copyOf(quoted, quoted.length + 1);
    label[quoted.length] = ':';
    return label;
  }

  /** Returns the shortest decimal that gives a number back; a text for what JSON has no number. */
  static String real(NumberType type, double value) {
    if (!Double.isFinite(value)) {
      return '"' + Double.toString(value) + '"';
    }
    return type == NumberType.F32 ? Float.toString((float) value) : Double.toString(value);
  }
}
