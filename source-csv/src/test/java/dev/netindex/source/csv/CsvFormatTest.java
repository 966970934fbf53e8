package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** CSV as text: lines, quotes, encoding. */
class CsvFormatTest {
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void everyKindOfLineEndIsTakenWithAndWithoutTheLastOne(String end) {
    String text = "network,x" + end + "1.0.0.0/24,a" + end + "\"1.0.1.0/24\",\"b\"";
    List<String> expected = List.of("1.0.0.0/24 {\"x\":\"a\"}", "1.0.1.0/24 {\"x\":\"b\"}");
    for (String last : List.of("", end)) {
      Rows rows = Rows.of(text + last);
      assertEquals(expected, rows.lines());
      assertEquals(new ImportReport(2, 0, 0, List.of()), rows.report());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void lineNumbersCountEveryKindOfLineEndAlsoInsideFields(String end) {
    String text =
        "network,x" + end + end + "1.0.0.0/24,\"a" + end + end + "b\"" + end + "bad,c" + end;
    RowError error = Rows.errorOf(text);
    assertEquals(6, error.line());
    assertEquals(RowFault.TARGET, error.fault());
  }

  @Test
  void mixedLineEndsAreTaken() {
    Rows rows =
        Rows.of("network,x\r1.0.0.0/24,a\n1.0.1.0/24,b\r\n1.0.2.0/24,c\r\r\n\n1.0.3.0/24,d");
    assertEquals(4, rows.report().rows());
    assertEquals(2, rows.report().skippedLines());
  }

  @Test
  void lineEndsInsideFieldsStayAsTheyAre() {
    Rows rows = Rows.of("network,x\n1.0.0.0/24,\"a\r\nb\rc\nd\"\n");
    assertEquals(List.of("{\"x\":\"a\\r\\nb\\rc\\nd\"}"), rows.payloads);
  }

  @Test
  void emptyLinesAreNoRowsAndAreCounted() {
    Rows rows = Rows.of("\n\nnetwork\n\n1.0.0.0/24\n\n\n");
    assertEquals(List.of("1.0.0.0/24"), rows.targets);
    assertEquals(new ImportReport(1, 0, 5, List.of()), rows.report());
  }

  @Test
  void anEmptyFieldInQuotesIsARow() {
    RowError error = Rows.errorOf("network\n\"\"\n");
    assertEquals(RowFault.TARGET, error.fault());
    assertEquals(2, error.line());
  }

  @Test
  void aLineOfSpacesIsARow() {
    assertEquals(RowFault.FIELD_COUNT, Rows.errorOf("network,x\n1.0.0.0/24,a\n  \n").fault());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\ufeff", "\n", "\r\n\r\n", "network,x", "network,x\n"})
  void inputWithoutRowsHasNone(String text) {
    Rows rows = Rows.of(text);
    assertEquals(0, rows.report().rows());
    assertEquals(0, rows.report().rejected());
  }

  @Test
  void onlyTheFirstByteOrderMarkIsRemoved() {
    Rows rows = Rows.of("\ufeffnetwork,x\n1.0.0.0/24,\ufeff\n");
    assertEquals(List.of("{\"x\":\"\ufeff\"}"), rows.payloads);
  }

  @Test
  void aByteOrderMarkBeforeQuotesIsRemoved() {
    assertEquals(List.of("{\"x\":\"a\"}"), Rows.of("\ufeff\"network\",x\n::/0,a\n").payloads);
  }

  @Test
  void delimitersMayBeOthers() {
    for (char delimiter : new char[] {';', '\t', '|', ' ', 'x', '\u00a7'}) {
      String text = "network,a\n1.0.0.0/24,\"b,c;d|e\"\n".replace(',', delimiter);
      Rows rows = Rows.of(CsvSource.builder().delimiter(delimiter).build(), text);
      String value = "b,c;d|e".replace(',', delimiter).replace("\t", "\\t");
      assertEquals(List.of("{\"a\":\"" + value + "\"}"), rows.payloads);
    }
  }

  @Test
  void delimitersThatMeanSomethingElseAreRefused() {
    for (char c : new char[] {'"', '\n', '\r', '\ud800'}) {
      assertThrows(IllegalArgumentException.class, () -> CsvSource.builder().delimiter(c));
      assertThrows(IllegalArgumentException.class, () -> CsvSource.builder().commentCharacter(c));
    }
    CsvSource.Builder same = CsvSource.builder().delimiter('#').commentCharacter('#');
    assertThrows(IllegalArgumentException.class, same::build);
  }

  @Test
  void commentsExistOnlyByOption() {
    String text = "#made today\nnetwork,x\n1.0.0.0/24,#a\n# \"open\n1.0.1.0/24,b\n#";
    Rows rows = Rows.of(CsvSource.builder().commentCharacter('#').build(), text);
    assertEquals(List.of("1.0.0.0/24 {\"x\":\"#a\"}", "1.0.1.0/24 {\"x\":\"b\"}"), rows.lines());
    assertEquals(3, rows.report().skippedLines());
    assertThrows(RowException.class, () -> Rows.of(text));
  }

  @Test
  void textAfterAClosingQuoteIsAnErrorOfTheRow() {
    RowError error = Rows.errorOf("network,x\n1.0.0.0/24,\"a\"b\n");
    assertEquals(RowFault.QUOTES, error.fault());
    assertEquals(2, error.line());
    assertTrue(error.message().contains("after a closing quote"), error.message());
  }

  @Test
  void aQuoteInsideAPlainFieldIsAnErrorOfTheRow() {
    RowError error = Rows.errorOf("network,x\n1.0.0.0/24,5\" pipe\n");
    assertEquals(RowFault.QUOTES, error.fault());
    assertEquals(2, error.line());
    assertEquals(RowFault.QUOTES, Rows.errorOf("network,x\n1.0.0.0/24, \"a\"\n").fault());
  }

  @Test
  void aQuoteThatEndsTheTextIsNotClosed() {
    assertEquals(RowFault.QUOTES, Rows.errorOf("network,x\n1.0.0.0/24,\"").fault());
    assertEquals(RowFault.QUOTES, Rows.errorOf("network,x\n1.0.0.0/24,\"a\"\"").fault());
  }

  @Test
  void moreOrFewerFieldsThanTheHeaderAreAnErrorOfTheRow() {
    RowError few = Rows.errorOf("network,x\n1.0.0.0/24,a\n1.0.1.0/24\n");
    assertEquals(RowFault.FIELD_COUNT, few.fault());
    assertEquals(3, few.line());
    RowError many = Rows.errorOf("network,x\n1.0.0.0/24,a,\n");
    assertEquals(RowFault.FIELD_COUNT, many.fault());
    assertTrue(many.message().contains("2 fields"), many.message());
    assertTrue(many.message().contains("header"), many.message());
  }

  @Test
  void moreOrFewerFieldsThanTheFirstRowAreAnErrorOfTheRow() {
    RowError error = Rows.errorOf("1.0.0.0/24,a\n1.0.1.0/24,a,b\n");
    assertEquals(RowFault.FIELD_COUNT, error.fault());
    assertTrue(error.message().contains("first row"), error.message());
  }

  @Test
  void bytesThatAreNotUtf8AreAnErrorOfTheRow() {
    for (String bad :
        List.of(
            "\u00e9",
            "\u00c3",
            "\u00ed\u00a0\u0080",
            "\u00c0\u0080",
            "\u00f4\u0090\u0080\u0080",
            "\u0080")) {
      RowError error =
          Rows.errorOf(
              CsvSource.builder().build(),
              Rows.latin1("network,x\n1.0.0.0/24,a\n1.0.1.0/24,\"\nb" + bad + "\"\n"));
      assertEquals(RowFault.ENCODING, error.fault());
      assertEquals(3, error.line());
      String first = "0x%02x".formatted((int) bad.charAt(0));
      assertTrue(error.message().contains(first), error.message());
      assertTrue(error.message().contains("field 2"), error.message());
    }
  }

  @Test
  void textCutInsideACharacterIsAnErrorOfTheRow() {
    byte[] cut = Rows.latin1("network,x\n1.0.0.0/24,\u00e2\u0082");
    assertEquals(RowFault.ENCODING, Rows.errorOf(CsvSource.builder().build(), cut).fault());
  }

  @Test
  void badBytesInTheHeaderOrTheTargetAreErrorsOfTheirRows() {
    CsvSource source = CsvSource.builder().build();
    assertEquals(
        RowFault.ENCODING, Rows.errorOf(source, Rows.latin1("network,\u00e9\n::/0,a")).fault());
    assertEquals(
        RowFault.ENCODING, Rows.errorOf(source, Rows.latin1("network,x\n::/0\u00e9,a")).fault());
  }

  @Test
  void theReplacementCharacterItselfIsText() {
    assertEquals(List.of("{\"x\":\"\ufffd\"}"), Rows.of("network,x\n::/0,\ufffd\n").payloads);
  }

  @Test
  void charactersAcrossReadsOfTheInputArrive() {
    String wide = "\ud83d\ude00\u00e9\u20ac".repeat(10_000);
    for (int shift = 0; shift < 9; shift++) {
      String value = "x".repeat(shift) + wide;
      assertEquals(
          List.of("{\"x\":\"" + value + "\"}"), Rows.of("network,x\n::/0," + value).payloads);
    }
  }
}
