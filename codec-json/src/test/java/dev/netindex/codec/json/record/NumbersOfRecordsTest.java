package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.codec.json.build.TypedIndexBuilder;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Limits;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import java.lang.invoke.MethodHandles;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Fields of type number, and records without columns, through a whole index. */
final class NumbersOfRecordsTest {
  record Place(double latitude, BigDecimal longitude) {}

  private static IndexReader index(List<RecordValue> values) {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    values.forEach(inference::observe);
    RecordSchema schema = inference.schema(DatasetInfo.UNKNOWN).schema();
    TypedIndexBuilder builder = new TypedIndexBuilder(schema, Limits.FORMAT);
    for (int i = 0; i < values.size(); i++) {
      builder.add(Target.parse("::" + i), values.get(i));
    }
    return IndexReader.open(builder.toByteArray());
  }

  private static RecordValue json(String text) {
    return JsonRecords.parse(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void jsonComesBackAsItWasSpelled() {
    check("12", "12.5", "-0.25", "0");
    check("-12", "12.125");
    check("999", "0.000000000000001", "-0.999999999999999");
    check("999999999999999", "-999999999999999", "0.001");
  }

  private static void check(String... numbers) {
    check(NumbersOfRecordsTest::json, numbers);
    check(RecordValue.UntypedText::new, numbers);
  }

  private static void check(Function<String, RecordValue> maker, String... numbers) {
    List<RecordValue> values = new ArrayList<>();
    for (String number : numbers) {
      RecordValue.Member member = new RecordValue.Member("x", maker.apply(number));
      values.add(new RecordValue.ObjectValue(List.of(member)));
    }
    try (IndexReader index = index(values)) {
      RecordReader reader = RecordReader.of(index);
      RecordView view = reader.view();
      Field field = reader.field("x");
      assertEquals(ValueType.DECIMAL, field.type());
      assertEquals(Optional.of(NumberType.NUMBER), field.numberType());
      assertEquals(Optional.of(NumberType.NUMBER), reader.fields().getFirst().number());
      RecordJsonWriter writer = RecordJsonWriter.of(reader);
      for (int i = 0; i < numbers.length; i++) {
        view.wrap(index.lookup("::" + i).getFirst());
        reader.validator().validate(view);
        String text = new String(writer.write(view).toByteArray(), StandardCharsets.UTF_8);
        assertEquals("{\"x\":" + numbers[i] + "}", text);
        assertEquals(Double.parseDouble(numbers[i]), view.getDouble(field, 7));
        assertEquals(Optional.of(new BigDecimal(numbers[i])), view.getBigDecimal(field));
      }
      assertThrows(InvalidInputException.class, () -> view.getLong(field, 7));
    }
  }

  @Test
  void randomNumbersComeBackAsTheyWereSpelled() {
    Long given = Long.getLong("netindex.seed");
    long first = given != null ? given : System.nanoTime();
    for (long seed = first; seed < first + 200; seed++) {
      try {
        check(random(new Random(seed)));
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(failure + " [replay with -Dnetindex.seed=" + seed + "]", failure);
      }
    }
  }

  /** Numbers of up to 15 digits, one of them whole and one not. */
  private static String[] random(Random random) {
    int scale = 1 + random.nextInt(15);
    int digits = 1 + random.nextInt(Math.min(15, 18 - scale));
    int bits = 1 + (int) (digits * 3.32);
    List<String> numbers = new ArrayList<>(List.of("0", "-1.5"));
    for (int i = random.nextInt(30); i > 0; i--) {
      long unscaled = random.nextLong() >> Long.SIZE - bits;
      BigDecimal number = BigDecimal.valueOf(unscaled, random.nextInt(scale + 1));
      numbers.add(number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString());
    }
    return numbers.toArray(String[]::new);
  }

  @Test
  void numbersAreMappedToClasses() {
    List<RecordValue> values =
        List.of(
            json("{\"latitude\":12,\"longitude\":-0.25}"),
            json("{\"latitude\":12.5,\"longitude\":100}"));
    try (IndexReader index = index(values)) {
      RecordReader reader = RecordReader.of(index);
      RecordMapper<Place> mapper = RecordMapper.of(MethodHandles.lookup(), Place.class, reader);
      RecordView view = reader.view();
      assertEquals(
          new Place(12, new BigDecimal("-0.25")),
          mapper.map(view.wrap(index.lookup("::0").getFirst())));
      assertEquals(
          new Place(12.5, new BigDecimal("100")),
          mapper.map(view.wrap(index.lookup("::1").getFirst())));
    }
  }

  @Test
  void recordsThatAreTheSameEverywhereHaveNoBytes() {
    String text = "{\"a\":\"b\",\"c\":{\"d\":7,\"e\":null},\"f\":[]}";
    try (IndexReader index = index(List.of(json(text), json(text)))) {
      RecordReader reader = RecordReader.of(index);
      assertEquals(0, reader.schema().root().layout().length());
      RecordView view = reader.view();
      RecordJsonWriter writer = RecordJsonWriter.of(reader);
      for (String target : List.of("::0", "::1")) {
        view.wrap(index.lookup(target).getFirst());
        reader.validator().validate(view);
        assertEquals(text, new String(writer.write(view).toByteArray(), StandardCharsets.UTF_8));
        assertEquals(7, view.getLong(reader.field("c.d"), 1));
        assertEquals("b", view.getString(reader.field("a")).orElse(""));
      }
    }
  }

  @Test
  void emptyRecordsHaveNoBytes() {
    try (IndexReader index = index(List.of(json("{}")))) {
      RecordReader reader = RecordReader.of(index);
      assertEquals(0, reader.schema().root().layout().length());
      RecordView view = reader.view().wrap(index.lookup("::0").getFirst());
      reader.validator().validate(view);
      assertEquals(
          "{}",
          new String(
              RecordJsonWriter.of(reader).write(view).toByteArray(), StandardCharsets.UTF_8));
    }
  }
}
