package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.infer.Fallback;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberInferenceTest {
  private static RoundTrip integers(NumberType type, long... values) {
    return RoundTrip.of(
        java.util.Arrays.stream(values)
            .mapToObj(value -> Values.object("x", new RecordValue.IntegerValue(type, value)))
            .toList());
  }

  private static RoundTrip wide(String... values) {
    return RoundTrip.of(
        Values.each(
            text -> {
              BigInteger number = new BigInteger(text);
              return number.bitLength() < Long.SIZE
                  ? new RecordValue.IntegerValue(NumberType.U128, number.longValue())
                  : new RecordValue.WideIntegerValue(NumberType.U128, number);
            },
            values));
  }

  private static RoundTrip reals(double... values) {
    return RoundTrip.of(
        java.util.Arrays.stream(values)
            .mapToObj(value -> Values.object("x", Values.f64(value)))
            .toList());
  }

  private static FieldKind kind(RoundTrip trip) {
    return trip.schema().root().layout().field(0).kind();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 255, U8, 0",
    "1, 256, U8, 1",
    "0, 256, U16, 0",
    "7, 300, U16, 0",
    "70000, 70255, U8, 70000",
    "0, 65536, U32, 0",
    "0, 4294967295, U32, 0",
    "0, 4294967296, U64, 0",
    "4294967296, 8589934591, U32, 4294967296",
    "-1, 254, U8, -1",
    "-1, 255, U16, -1",
    "-1, 4294967295, I64, 0",
    "-9223372036854775808, 9223372036854775807, I64, 0",
    "-9223372036854775808, -9223372036854775807, U8, -9223372036854775808",
    "0, 9223372036854775807, U64, 0",
    "9223372036854775806, 9223372036854775807, U8, 9223372036854775552",
    "9223372036854775000, 9223372036854775807, U16, 9223372036854710272",
    "9223372036854000000, 9223372036854775807, U32, 9223372032559808512",
  })
  void integersTakeTheNarrowestColumn(long min, long max, FieldKind kind, long add) {
    RoundTrip trip = integers(NumberType.INTEGER, min, max);
    assertEquals(kind, kind(trip));
    assertEquals(add, assertInstanceOf(Node.IntegerNode.class, trip.member("x")).add());
  }

  @Test
  void integersBeyond63BitsHaveAColumnWithoutSignOrAreBytes() {
    assertEquals(FieldKind.U64, kind(wide("0", "18446744073709551615")));
    assertInstanceOf(Node.WideIntegerNode.class, wide("0", "18446744073709551616").member("x"));
    assertInstanceOf(Node.WideIntegerNode.class, wide("-1", "18446744073709551615").member("x"));
    assertInstanceOf(
        Node.WideIntegerNode.class,
        wide("0", "340282366920938463463374607431768211455").member("x"));
  }

  @Test
  void typesOfIntegersWidenToTheWidestOrToInteger() {
    assertEquals(NumberType.U64, widest(NumberType.U16, NumberType.U64));
    assertEquals(NumberType.U128, widest(NumberType.U128, NumberType.U16));
    assertEquals(NumberType.INTEGER, widest(NumberType.U16, NumberType.I32));
    assertEquals(NumberType.I32, widest(NumberType.I32, NumberType.I32));
  }

  private static NumberType widest(NumberType one, NumberType other) {
    RoundTrip trip =
        RoundTrip.of(
            Values.object("x", new RecordValue.IntegerValue(one, 1)),
            Values.object("x", new RecordValue.IntegerValue(other, 2)));
    return ((Node.IntegerNode) trip.member("x")).type();
  }

  @Test
  void realsThatAreShortDecimalsAreKeptScaled() {
    RoundTrip trip = reals(-33.494, 151.2, 0, 12);
    Node.DecimalNode node = assertInstanceOf(Node.DecimalNode.class, trip.member("x"));
    assertEquals(3, node.scale());
    assertEquals(-33494, node.add());
    assertEquals(FieldKind.U32, kind(trip));
  }

  @Test
  void realsWithoutAShortDecimalKeepTheirBits() {
    assertInstanceOf(Node.RealNode.class, reals(1.5, Math.PI).member("x"));
    assertInstanceOf(Node.RealNode.class, reals(1.5, 1e-10).member("x"));
    assertInstanceOf(Node.RealNode.class, reals(1.5, -0.0).member("x"));
    assertInstanceOf(Node.RealNode.class, reals(1.5, Double.NaN).member("x"));
    assertInstanceOf(Node.RealNode.class, reals(1.5, Double.POSITIVE_INFINITY).member("x"));
    assertInstanceOf(Node.RealNode.class, reals(0.1, 429496729.7).member("x"));
    long payload = 0x7FF8_0000_0000_0123L;
    RoundTrip trip = reals(1.5, Double.longBitsToDouble(payload));
    assertInstanceOf(Node.RealNode.class, trip.member("x"));
  }

  @Test
  void realsOf32BitsAreScaledByTheirShortestDecimal() {
    RoundTrip trip =
        RoundTrip.of(
            Values.object("x", Values.f32(0.1f)),
            Values.object("x", Values.f32(16.777216f)),
            Values.object("x", Values.f32(-3)));
    Node.DecimalNode node = assertInstanceOf(Node.DecimalNode.class, trip.member("x"));
    assertEquals(NumberType.F32, node.type());
    assertEquals(6, node.scale());
  }

  @Test
  void bothWidthsOfRealsAreOneTypeOnlyIfWrittenTheSame() {
    RoundTrip same =
        RoundTrip.of(Values.object("x", Values.f32(0.5f)), Values.object("x", Values.f64(0.1)));
    assertEquals(NumberType.F64, assertInstanceOf(Node.DecimalNode.class, same.member("x")).type());
    RoundTrip different =
        RoundTrip.of(Values.object("x", Values.f32(0.1f)), Values.object("x", Values.f64(0.1)));
    assertInstanceOf(Node.JsonNode.class, different.member("x"));
    assertEquals(
        List.of(new Fallback("x", Fallback.Reason.NUMBER_SPELLING, 2)), different.fallbacks());
  }

  @Test
  void numbersOfJsonKeepTheirSpelling() {
    assertInstanceOf(Node.IntegerNode.class, spelled("1", "20").member("x"));
    assertEquals(NumberType.F64, ((Node.DecimalNode) spelled("1.5", "2.25").member("x")).type());
    assertEquals(
        NumberType.DECIMAL, ((Node.DecimalNode) spelled("1.50", "2.25").member("x")).type());
    for (String odd : List.of("1e3", "-0", "-0.00", "1.500", "0.1234567890123456789")) {
      RoundTrip trip = spelled("1.50", odd);
      assertInstanceOf(Node.JsonNode.class, trip.member("x"), odd);
      assertEquals(Fallback.Reason.NUMBER_SPELLING, trip.fallbacks().get(0).reason());
    }
    assertEquals(
        NumberType.NUMBER, ((Node.DecimalNode) spelled("1.5", "10000000.25").member("x")).type());
    assertInstanceOf(Node.JsonNode.class, spelled("1.50", "12").member("x"));
    assertInstanceOf(Node.RealNode.class, spelled("1.5", "-0.0").member("x"));
    assertInstanceOf(Node.RealNode.class, spelled("1.5", "0.1234567890123456").member("x"));
    assertInstanceOf(
        Node.WideIntegerNode.class, spelled("1", "99999999999999999999999").member("x"));
  }

  private static RoundTrip spelled(String... texts) {
    return RoundTrip.of(Values.each(Values::number, texts));
  }

  @Test
  void integersOfJsonBesideFractionsAreNumbers() {
    RoundTrip trip = json("12", "-12.25", "0", "12.5");
    Node.DecimalNode node = assertInstanceOf(Node.DecimalNode.class, trip.member("x"));
    assertEquals(NumberType.NUMBER, node.type());
    assertEquals(2, node.scale());
    assertEquals(FieldKind.U16, kind(trip));
    assertTrue(trip.fallbacks().isEmpty());
  }

  @Test
  void numbersHaveAtMost15DigitsAnd18Together() {
    assertNumber(json("123456789012345", "0.5"));
    assertNumber(json("-12345678901234.5", "12"));
    assertNumber(json("999", "0.000000000000001", "-0.999999999999999"));
    assertNumber(json("-999999999999999", "999999999999999", "0.001"));
    for (String[] odd :
        new String[][] {
          {"1234567890123456", "0.5"},
          {"12", "0.0000000000000001"},
          {"999999999999999", "0.0001"},
          {"1000", "0.000000000000001"},
          {"12", "12.5", "1.0"},
          {"12", "12.5", "99999999999999999999"},
        }) {
      RoundTrip trip = json(odd);
      assertInstanceOf(Node.JsonNode.class, trip.member("x"), odd[1]);
      assertEquals(Fallback.Reason.NUMBER_SPELLING, trip.fallbacks().get(0).reason());
    }
  }

  @Test
  void integersBesideTypedRealsAreNoNumbers() {
    RoundTrip trip =
        RoundTrip.of(Values.object("x", Values.u32(12)), Values.object("x", Values.f64(12.5)));
    assertInstanceOf(Node.JsonNode.class, trip.member("x"));
  }

  private static void assertNumber(RoundTrip trip) {
    Node.DecimalNode node = assertInstanceOf(Node.DecimalNode.class, trip.member("x"));
    assertEquals(NumberType.NUMBER, node.type());
  }

  /** As a JSON source gives numbers: integers apart. */
  private static RoundTrip json(String... texts) {
    return RoundTrip.of(Values.each(NumberInferenceTest::jsonNumber, texts));
  }

  private static RecordValue jsonNumber(String text) {
    return text.contains(".") || text.length() > 18
        ? Values.number(text)
        : new RecordValue.IntegerValue(NumberType.INTEGER, Long.parseLong(text));
  }
}
