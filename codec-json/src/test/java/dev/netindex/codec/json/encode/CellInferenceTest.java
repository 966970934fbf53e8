package dev.netindex.codec.json.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.infer.ColumnType;
import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordJson;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CellInferenceTest {
  private static Node cells(String... texts) {
    return RoundTrip.of(Values.each(Values::cell, texts)).member("x");
  }

  private static List<String> declared(ColumnType type, String... texts) {
    return RoundTrip.declared(Map.of("x", type), Values.each(Values::cell, texts))
        .decoded()
        .stream()
        .map(RecordJson::text)
        .toList();
  }

  @Test
  void cellsAreIntegersOnlyIfAllAreSpelledSo() {
    assertInstanceOf(Node.IntegerNode.class, cells("0", "-12", "13335"));
    assertInstanceOf(Node.IntegerNode.class, cells("1", "18446744073709551615"));
    for (String odd : List.of("007", "+1", "-0", "1 ", "", "1e3", "18446744073709551616", "x")) {
      assertInstanceOf(Node.TextNode.class, cells("1", odd), odd);
    }
  }

  @Test
  void cellsAreDecimalsOfOneNumberOfDigitsOrShortestNumbers() {
    Node.DecimalNode fixed = assertInstanceOf(Node.DecimalNode.class, cells("1.50", "-2.25"));
    assertEquals(NumberType.DECIMAL, fixed.type());
    Node.DecimalNode shortest = assertInstanceOf(Node.DecimalNode.class, cells("1.5", "-2.25"));
    assertEquals(NumberType.F64, shortest.type());
    assertInstanceOf(Node.TextNode.class, cells("1.50", "-2.5"));
    assertInstanceOf(Node.TextNode.class, cells("1.5", ".5"));
    assertInstanceOf(Node.TextNode.class, cells("1.5", "2."));
  }

  @Test
  void cellsAreTruthsOnlyIfSpelledInLowerCase() {
    assertInstanceOf(Node.BooleanNode.class, cells("true", "false"));
    assertInstanceOf(Node.TextNode.class, cells("true", "False"));
    assertInstanceOf(Node.TextNode.class, cells("true", "1"));
  }

  @Test
  void cellsBesideTextsAreTexts() {
    Node node =
        RoundTrip.of(Values.object("x", Values.cell("12")), Values.object("x", Values.text("13")))
            .member("x");
    assertInstanceOf(Node.TextNode.class, node);
  }

  @Test
  void declaredTypesComeFirst() {
    assertEquals(List.of("{\"x\":\"1\"}", "{\"x\":\"2\"}"), declared(ColumnType.TEXT, "1", "2"));
    assertEquals(
        List.of("{\"x\":7}", "{\"x\":1}", "{\"x\":0}"),
        declared(ColumnType.INTEGER, "007", "+1", "-0"));
    assertEquals(
        List.of("{\"x\":99999999999999999999}", "{\"x\":-1}"),
        declared(ColumnType.INTEGER, "99999999999999999999", "-1"));
    assertEquals(
        List.of("{\"x\":1.50}", "{\"x\":-2.00}", "{\"x\":0.25}"),
        declared(ColumnType.DECIMAL, "1.5", "-2", "+0.25"));
    assertEquals(
        List.of("{\"x\":1.5}", "{\"x\":-2}", "{\"x\":0.25}", "{\"x\":0}"),
        declared(ColumnType.NUMBER, "1.50", "-2.0", "+0.25", "-0"));
    assertEquals(List.of("{\"x\":1000.0}", "{\"x\":-2.0}"), declared(ColumnType.F64, "1e3", "-2"));
    assertEquals(
        List.of("{\"x\":true}", "{\"x\":false}", "{\"x\":false}"),
        declared(ColumnType.BOOLEAN, "TRUE", "0", "False"));
  }

  @Test
  void cellsAreNumbersIfSpelledWithoutNeedlessZeros() {
    Node.DecimalNode latitudes =
        assertInstanceOf(Node.DecimalNode.class, cells("12", "-33.494", "0", "12.5"));
    assertEquals(NumberType.NUMBER, latitudes.type());
    assertEquals(3, latitudes.scale());
    for (String odd : List.of("1.0", "2.50", "-0", "-0.0", "03", "+4", "1e3", ".5", "2.")) {
      assertInstanceOf(Node.TextNode.class, cells("12", "12.5", odd), odd);
    }
    assertInstanceOf(Node.TextNode.class, cells("12", "12.5", "1234567890123456"));
    assertInstanceOf(Node.TextNode.class, cells("12", "0.0000000000000001"));
  }

  @Test
  void declaredDecimalsOfTooManyDigitsAreKeptAsText() {
    RoundTrip trip =
        RoundTrip.declared(
            Map.of("x", ColumnType.DECIMAL),
            Values.each(Values::cell, "1234567890123456.5", "0.1234567"));
    assertInstanceOf(Node.JsonNode.class, trip.member("x"));
    assertEquals(1, trip.fallbacks().size());
  }

  @Test
  void aCellThatIsNotOfItsDeclaredTypeIsNamed() {
    for (ColumnType type : ColumnType.values()) {
      if (type != ColumnType.TEXT) {
        SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
        inference.declare("x", type);
        InvalidInputException thrown =
            assertThrows(
                InvalidInputException.class,
                () -> inference.observe(Values.object("x", Values.cell("1.x"))));
        assertEquals(Fault.RECORD_VALUE, thrown.fault());
        assertTrue(thrown.getMessage().contains("\"1.x\" at x"), thrown.getMessage());
      }
    }
  }

  @Test
  void nothingIsDeclaredAfterTheFirstValue() {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    inference.observe(Values.object());
    assertThrows(IllegalStateException.class, () -> inference.declare("x", ColumnType.TEXT));
  }
}
