package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Compares a value with what came back of it. */
final class SameValue {
  private SameValue() {}

  static void check(RecordValue expected, RecordValue actual) {
    String json = json(actual);
    if (json != null) {
      assertEquals(RecordJson.text(expected), json);
      JsonRecords.parse(json.getBytes(StandardCharsets.UTF_8));
      return;
    }
    switch (expected) {
      case RecordValue.ObjectValue it -> {
        Map<String, RecordValue> others =
            map(assertInstanceOf(RecordValue.ObjectValue.class, actual));
        assertEquals(map(it).keySet(), others.keySet());
        it.members().forEach(member -> check(member.value(), others.get(member.name())));
      }
      case RecordValue.ListValue it -> {
        List<RecordValue> others = assertInstanceOf(RecordValue.ListValue.class, actual).values();
        assertEquals(it.values().size(), others.size());
        for (int i = 0; i < others.size(); i++) {
          check(it.values().get(i), others.get(i));
        }
      }
      case RecordValue.BytesValue it ->
          assertArrayEquals(
              it.bytes(), assertInstanceOf(RecordValue.BytesValue.class, actual).bytes());
      case RecordValue.RealValue it -> checkReal(it, actual);
      case RecordValue.IntegerValue it when actual instanceof RecordValue.NumberText(String text) ->
          assertEquals(Long.toString(it.value()), text);
      case RecordValue.IntegerValue it ->
          assertEquals(BigInteger.valueOf(it.value()), number(actual));
      case RecordValue.WideIntegerValue it -> assertEquals(it.value(), number(actual));
      case RecordValue.UntypedText it ->
          assertEquals(
              it.text(),
              actual instanceof RecordValue.TextValue text ? text.text() : RecordJson.text(actual));
      case RecordValue.NumberText it -> assertEquals(it.text(), RecordJson.text(actual));
      default -> assertEquals(expected, actual);
    }
  }

  private static void checkReal(RecordValue.RealValue expected, RecordValue actual) {
    RecordValue.RealValue real = assertInstanceOf(RecordValue.RealValue.class, actual);
    assertEquals(RecordJson.text(expected), RecordJson.text(real));
    if (real.type() == expected.type()) {
      assertEquals(
          Double.doubleToRawLongBits(expected.value()), Double.doubleToRawLongBits(real.value()));
    }
  }

  private static BigInteger number(RecordValue value) {
    return value instanceof RecordValue.WideIntegerValue wide
        ? wide.value()
        : BigInteger.valueOf(assertInstanceOf(RecordValue.IntegerValue.class, value).value());
  }

  private static String json(RecordValue value) {
    return value instanceof RecordValue.ObjectValue(List<RecordValue.Member> members)
            && members.size() == 1
            && members.get(0).name().equals(FormatDecoder.JSON)
        ? ((RecordValue.TextValue) members.get(0).value()).text()
        : null;
  }

  private static Map<String, RecordValue> map(RecordValue.ObjectValue object) {
    Map<String, RecordValue> map = new HashMap<>();
    object.members().forEach(member -> map.put(member.name(), member.value()));
    return map;
  }
}
