package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Short ways to make values. */
final class Values {
  static final RecordValue NULL = new RecordValue.NullValue();

  private Values() {}

  /** Makes an object of names and values by turns. */
  static RecordValue object(Object... namesAndValues) {
    List<RecordValue.Member> members = new ArrayList<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      members.add(
          new RecordValue.Member((String) namesAndValues[i], (RecordValue) namesAndValues[i + 1]));
    }
    return new RecordValue.ObjectValue(members);
  }

  static RecordValue list(RecordValue... values) {
    return new RecordValue.ListValue(List.of(values));
  }

  static RecordValue text(String text) {
    return new RecordValue.TextValue(text);
  }

  static RecordValue cell(String text) {
    return new RecordValue.UntypedText(text);
  }

  static RecordValue number(String text) {
    return new RecordValue.NumberText(text);
  }

  static RecordValue u32(long value) {
    return new RecordValue.IntegerValue(NumberType.U32, value);
  }

  static RecordValue f64(double value) {
    return new RecordValue.RealValue(NumberType.F64, value);
  }

  static RecordValue f32(float value) {
    return new RecordValue.RealValue(NumberType.F32, value);
  }

  static RecordValue truth(boolean value) {
    return new RecordValue.BooleanValue(value);
  }

  /** Makes objects with one member {@code x}. */
  static List<RecordValue> each(Function<String, RecordValue> maker, String... texts) {
    return java.util.Arrays.stream(texts).map(text -> object("x", maker.apply(text))).toList();
  }

  static List<RecordValue> times(int count, Function<Integer, RecordValue> maker) {
    return IntStream.range(0, count).mapToObj(maker::apply).toList();
  }
}
