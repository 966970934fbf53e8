package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordEncoderTest {
  private static RecordEncoder encoder(Limits limits, RecordValue... values) {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    List.of(values).forEach(inference::observe);
    return new RecordEncoder(inference.schema(DatasetInfo.UNKNOWN).schema(), limits);
  }

  private static RecordEncoder encoder(RecordValue... values) {
    return encoder(Limits.FORMAT, values);
  }

  private static String refusal(RecordEncoder encoder, RecordValue value) {
    InvalidInputException thrown =
        assertThrows(InvalidInputException.class, () -> encoder.encode(value));
    assertEquals(Fault.RECORD_VALUE, thrown.fault());
    return thrown.actual();
  }

  @Test
  void whatTheSchemaHasNoPlaceForIsNamedWithItsPath() {
    RecordEncoder encoder =
        encoder(
            Values.object("a", Values.object("n", Values.u32(1)), "t", Values.text("x")),
            Values.object("a", Values.object("n", Values.u32(200)), "t", Values.text("y")));
    RecordValue x = Values.text("x");
    RecordValue one = Values.object("n", Values.u32(1));
    assertEquals("300 at a.n", refusal(encoder, object(Values.u32(300), x)));
    assertEquals("-1 at a.n", refusal(encoder, object(Values.u32(-1), x)));
    assertEquals("\"1\" at a.n", refusal(encoder, object(Values.text("1"), x)));
    assertEquals("null at a.n", refusal(encoder, object(Values.NULL, x)));
    assertEquals("1 at t", refusal(encoder, Values.object("a", one, "t", Values.u32(1))));
    assertEquals("a list at a", refusal(encoder, Values.object("a", Values.list(), "t", x)));
    assertEquals("an object at t", refusal(encoder, Values.object("a", one, "t", one)));
    assertEquals(
        "one named b at the record", refusal(encoder, Values.object("a", one, "t", x, "b", x)));
    assertEquals(
        "two named t at the record", refusal(encoder, Values.object("a", one, "t", x, "t", x)));
    assertEquals("none at the record", refusal(encoder, Values.object("a", one)));
    assertEquals("none at a", refusal(encoder, Values.object("a", Values.object(), "t", x)));
    assertEquals(
        "a lone surrogate at t",
        refusal(encoder, Values.object("a", one, "t", Values.text("\uD800"))));
    assertEquals("\"x\" at the record", refusal(encoder, x));
    encoder.encode(object(Values.u32(1), x));
  }

  private static RecordValue object(RecordValue n, RecordValue t) {
    return Values.object("a", Values.object("n", n), "t", t);
  }

  @Test
  void aConstantTakesNoOtherValue() {
    RecordEncoder encoder = encoder(Values.object("x", Values.text("a")));
    assertEquals("\"b\" at x", refusal(encoder, Values.object("x", Values.text("b"))));
    encoder.encode(Values.object("x", Values.cell("a")));
  }

  @Test
  void jsonTextTakesWhatJsonCanSay() {
    RecordEncoder encoder =
        encoder(Values.object("x", Values.u32(1)), Values.object("x", Values.text("a")));
    RecordValue twice = Values.object("y", Values.NULL, "y", Values.NULL);
    assertEquals("two named y at x", refusal(encoder, Values.object("x", twice)));
    assertEquals("1} at x", refusal(encoder, Values.object("x", Values.number("1}"))));
    String half = refusal(encoder, Values.object("x", Values.text("\uDC00")));
    assertTrue(half.endsWith(" at x"), half);
    RecordValue deep = Values.NULL;
    for (int i = 0; i < 513; i++) {
      deep = Values.list(deep);
    }
    String levels = refusal(encoder, Values.object("x", deep));
    assertTrue(levels.endsWith(" at x"), levels);
  }

  @Test
  void inferenceRefusesWhatCanNotBeEncoded() {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    RecordValue twice = Values.object("x", Values.NULL, "x", Values.NULL);
    RecordValue lone = Values.object("\uD800", Values.NULL);
    RecordValue deep = Values.NULL;
    for (int i = 0; i < 20_000; i++) {
      deep = Values.list(deep);
    }
    for (RecordValue bad : List.of(twice, lone, deep)) {
      InvalidInputException thrown =
          assertThrows(InvalidInputException.class, () -> inference.observe(bad));
      assertEquals(Fault.RECORD_VALUE, thrown.fault());
    }
  }

  @Test
  void recordsOfOneBuilderGoOnAfterARefusedOne() {
    RecordValue good = Values.object("x", Values.u32(1), "y", Values.text("a"));
    RecordEncoder encoder = encoder(good, Values.object("x", Values.u32(2), "y", Values.text("b")));
    byte[] expected = encoder.encode(good);
    refusal(encoder, Values.object("y", Values.text("zz"), "x", Values.text("b")));
    byte[] record = new byte[encoder.recordLength() + 2];
    java.util.Arrays.fill(record, (byte) -1);
    encoder.encode(good, record, 1);
    assertEquals(-1, record[0]);
    assertEquals(-1, record[record.length - 1]);
    assertArrayEquals(
        expected, java.util.Arrays.copyOfRange(record, 1, 1 + encoder.recordLength()));
    assertThrows(IndexOutOfBoundsException.class, () -> encoder.encode(good, record, 3));
  }

  @Test
  void poolsKeepTheLimits() {
    RecordEncoder encoder =
        encoder(new Limits(2, 1_000), Values.text("a"), Values.text("b"), Values.text("c"));
    encoder.encode(Values.text("a"));
    encoder.encode(Values.text("b"));
    encoder.encode(Values.text("a"));
    assertEquals(
        Fault.SHARED_VALUES,
        assertThrows(LimitExceededException.class, () -> encoder.encode(Values.text("c"))).fault());
    assertEquals(2, encoder.statistics().texts());
  }

  @Test
  void numbersInOtherFormsAreTakenByTheirValue() {
    RecordEncoder decimal =
        encoder(Values.object("x", Values.f64(0.25)), Values.object("x", Values.f64(9)));
    byte[] quarter = decimal.encode(Values.object("x", Values.f64(0.25)));
    assertArrayEquals(quarter, decimal.encode(Values.object("x", Values.number("0.250"))));
    assertArrayEquals(quarter, decimal.encode(Values.object("x", Values.cell("25e-2"))));
    assertEquals("0.125 at x", refusal(decimal, Values.object("x", Values.f64(0.125))));
    assertEquals("-0.0 at x", refusal(decimal, Values.object("x", Values.number("-0.0"))));
    assertEquals("1 at x", refusal(decimal, Values.object("x", Values.u32(1))));
  }

  @Test
  void integersAreNumbersUnlessOutOfTheRangeOfTheColumn() {
    RecordEncoder numbers =
        encoder(
            Values.object("x", Values.u32(0)),
            Values.object("x", Values.number("0.125")),
            Values.object("x", Values.number("4000000")));
    byte[] twelve = numbers.encode(Values.object("x", Values.u32(12)));
    assertArrayEquals(twelve, numbers.encode(Values.object("x", Values.number("12.0"))));
    assertArrayEquals(twelve, numbers.encode(Values.object("x", Values.cell("12"))));
    for (long far : new long[] {-1, 4294967296000L, Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertEquals(far + " at x", refusal(numbers, Values.object("x", Values.u32(far))));
    }
    assertEquals("0.0001 at x", refusal(numbers, Values.object("x", Values.number("0.0001"))));
    assertEquals("0.125 at x", refusal(numbers, Values.object("x", Values.f64(0.125))));
  }
}
