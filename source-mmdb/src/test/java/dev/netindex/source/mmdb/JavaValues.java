package dev.netindex.source.mmdb;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares values with what MaxMind's reader makes of them. */
final class JavaValues {
  private JavaValues() {}

  static void assertSame(Object expected, RecordValue actual, String where) {
    switch (actual) {
      case RecordValue.ObjectValue(var members) -> {
        Map<?, ?> map = assertInstanceOf(Map.class, expected, where);
        Map<String, RecordValue> own = new HashMap<>();
        members.forEach(member -> assertEquals(null, own.put(member.name(), member.value())));
        assertEquals(map.keySet(), own.keySet(), where);
        own.forEach((key, value) -> assertSame(map.get(key), value, where + "." + key));
      }
      case RecordValue.ListValue(var values) -> {
        List<?> list = assertInstanceOf(List.class, expected, where);
        assertEquals(list.size(), values.size(), where);
        for (int i = 0; i < values.size(); i++) {
          assertSame(list.get(i), values.get(i), where + "." + i);
        }
      }
      case RecordValue.TextValue(String text) -> assertEquals(expected, text, where);
      case RecordValue.BytesValue(byte[] bytes) ->
          assertArrayEquals(assertInstanceOf(byte[].class, expected, where), bytes, where);
      case RecordValue.BooleanValue(boolean truth) -> assertEquals(expected, truth, where);
      case RecordValue.IntegerValue(NumberType type, long number) ->
          assertInteger(expected, type, BigInteger.valueOf(number), where);
      case RecordValue.WideIntegerValue(NumberType type, BigInteger number) ->
          assertInteger(expected, type, number, where);
      case RecordValue.RealValue(NumberType type, double number) ->
          assertEquals(expected, type == NumberType.F32 ? (Object) (float) number : number, where);
      default -> throw new AssertionError(where + ": " + actual);
    }
  }

  private static void assertInteger(
      Object expected, NumberType type, BigInteger number, String where) {
    switch (expected) {
      case Integer small -> {
        assertEquals(true, Set.of(NumberType.I32, NumberType.U16).contains(type), where);
        assertEquals(BigInteger.valueOf(small), number, where);
      }
      case Long middle -> {
        assertEquals(NumberType.U32, type, where);
        assertEquals(BigInteger.valueOf(middle), number, where);
      }
      default -> {
        assertEquals(true, Set.of(NumberType.U64, NumberType.U128).contains(type), where);
        assertEquals(expected, number, where);
      }
    }
  }
}
