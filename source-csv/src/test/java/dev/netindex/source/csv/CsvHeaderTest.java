package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the first row is a header, and what the columns are called. */
class CsvHeaderTest {
  private static CsvSource.Builder source() {
    return CsvSource.builder();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.0.0.0/24,US",
        "1.0.0.0,US",
        "1.0.0.0-1.0.0.9,US",
        "::/0,US",
        "2001:db8::1,US",
        "AS13335,US",
        "as13335,US",
        "US,1.0.0.0/24"
      })
  void withATargetInItTheFirstRowIsData(String row) {
    assertEquals(1, Rows.of(row).report().rows());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.0.0.1/8,US",
        "1.0.0.0/99,US",
        "1.0.0.x,US",
        "1.0.0.256,US",
        " 1.0.0.0,US",
        "01.0.0.0,US",
        "fe80::1%eth0,US",
        "AS0,US",
        "16777216,US",
        "1.0.0.9-1.0.0.0,US",
        "2001:db8::g,US"
      })
  void aBrokenTargetInTheFirstRowIsAnErrorAndNoHeader(String row) {
    assertEquals(1, Rows.errorOf(row + "\n1.0.0.0/24,US\n").line());
  }

  @Test
  void withoutATargetInItTheFirstRowIsTheHeader() {
    Rows rows = Rows.of("where,what\n1.0.0.0/24,US\n");
    assertEquals(List.of("1.0.0.0/24 {\"what\":\"US\"}"), rows.lines());
  }

  @Test
  void knownTargetColumnsAloneTellAHeader() {
    CsvSource first = source().target(1).build();
    assertEquals(
        List.of("1.0.0.0/24 {\"10.0.0.0\":\"x\"}"),
        Rows.of(first, "net,10.0.0.0\n1.0.0.0/24,x\n").lines());
    CsvSource second = source().range(2, 3).build();
    assertEquals(
        List.of("1.0.0.0-1.0.0.1 {\"column1\":\"9\"}"),
        Rows.of(second, "9,1.0.0.0,1.0.0.1\n").lines());
  }

  @Test
  void anEmptyCellInAKnownTargetColumnIsNoName() {
    RowError error = Rows.errorOf(source().target(1).build(), ",US\n1.0.0.0/24,US\n");
    assertEquals(RowFault.TARGET, error.fault());
    assertEquals(1, error.line());
  }

  @Test
  void theHeaderPolicyDecides() {
    String text = "1.0.0.0/24,x\n1.0.1.0/24,y\n";
    assertEquals(
        List.of("1.0.1.0/24 {\"x\":\"y\"}"),
        Rows.of(source().header(HeaderPolicy.HEADER).build(), text).lines());
    assertEquals(
        List.of("1.0.0.0/24 {\"column2\":\"x\"}", "1.0.1.0/24 {\"column2\":\"y\"}"),
        Rows.of(source().header(HeaderPolicy.NONE).build(), text).lines());
    RowError error =
        Rows.errorOf(source().header(HeaderPolicy.NONE).build(), "network,x\n1.0.1.0/24,y\n");
    assertEquals(1, error.line());
    assertEquals(RowFault.COLUMNS, error.fault());
  }

  @Test
  void givenNamesNameTheColumnsOfAFileWithoutHeader() {
    CsvSource source = source().columns(List.of("start", "end", "asn", "")).build();
    assertEquals(
        List.of("1.0.0.0-1.0.0.255 {\"asn\":\"13335\",\"column4\":\"Cloudflare\"}"),
        Rows.of(source, "1.0.0.0,1.0.0.255,13335,Cloudflare\n").lines());
  }

  @Test
  void givenNamesReplaceThoseOfTheHeader() {
    CsvSource source = source().columns(List.of("network", "asn")).build();
    assertEquals(
        List.of("1.0.0.0/24 {\"asn\":\"1\"}"),
        Rows.of(source, "prefix,number\n1.0.0.0/24,1\n").lines());
    CsvSource byName = source().columns(List.of("a", "b")).target("b").build();
    assertEquals(
        List.of("1.0.0.0/24 {\"a\":\"x\"}"), Rows.of(byName, "p,q\nx,1.0.0.0/24\n").lines());
  }

  @Test
  void givenNamesMustBeAsManyAsTheFields() {
    CsvSource source = source().columns(List.of("network", "asn")).build();
    RowError header = Rows.errorOf(source, "network,asn,more\n1.0.0.0/24,1,2\n");
    assertEquals(RowFault.FIELD_COUNT, header.fault());
    RowError row = Rows.errorOf(source, "1.0.0.0/24,1,2\n");
    assertEquals(RowFault.FIELD_COUNT, row.fault());
    assertTrue(row.message().contains("option columns"), row.message());
  }

  @Test
  void givenNamesAreChecked() {
    assertThrows(IllegalArgumentException.class, () -> source().columns(List.of()));
    assertThrows(IllegalArgumentException.class, () -> source().columns(List.of("a", "a")));

    assertThrows(
        IllegalArgumentException.class,
        () -> source().columns(Collections.nCopies(CsvSource.MAX_FIELDS + 1, "")));
    assertThrows(NullPointerException.class, () -> source().columns(Arrays.asList("a", null)));
  }

  @Test
  void columnsWithoutANameAreCalledByTheirPosition() {
    Rows rows = Rows.of("network,,x,\n1.0.0.0/24,a,b,c\n");
    assertEquals(List.of("{\"column2\":\"a\",\"x\":\"b\",\"column4\":\"c\"}"), rows.payloads);
  }

  @Test
  void twoEqualNamesAreRefusedAlsoWhenBadRowsAreSkipped() {
    for (boolean skip : new boolean[] {false, true}) {
      CsvSource source = source().skipBadRows(skip).build();
      RowError error = Rows.errorOf(source, "network,x,x\n1.0.0.0/24,a,b\n");
      assertEquals(RowFault.COLUMNS, error.fault());
      assertEquals(1, error.line());
      assertTrue(error.message().contains("\"x\""), error.message());
      assertEquals(1, Rows.errorOf(source, "network,,column2,x,column2\n::/0,,,,\n").line());
    }
  }

  @Test
  void aTargetColumnMayShareItsNameWithAnother() {
    CsvSource source = source().target(1).build();
    assertEquals(
        List.of("1.0.0.0/24 {\"network\":\"a\"}"),
        Rows.of(source, "network,network\n1.0.0.0/24,a\n").lines());
  }

  @Test
  void namesAreNotTrimmedAndMayBeAnyText() {
    Rows rows = Rows.of("network, x ,\"a\"\"\n\"\n1.0.0.0/24,1,2\n");
    assertEquals(List.of("{\" x \":\"1\",\"a\\\"\\n\":\"2\"}"), rows.payloads);
  }

  @Test
  void aBrokenHeaderIsNeverSkipped() {
    CsvSource source = source().skipBadRows(true).build();
    RowError error = Rows.errorOf(source, "network,\"x\"y\n1.0.0.0/24,a\n");
    assertEquals(RowFault.QUOTES, error.fault());
    assertEquals(1, error.line());
    assertEquals(
        RowFault.ENCODING,
        Rows.errorOf(source, Rows.latin1("network,\u00e9\n1.0.0.0/24,a\n")).fault());
  }

  @Test
  void aBrokenFirstRowIsSkippedWhereItIsNoHeader() {
    CsvSource source = source().header(HeaderPolicy.NONE).skipBadRows(true).build();
    Rows rows = Rows.of(source, "1.0.0.0/24,\"x\"y\n1.0.1.0/24,a\n");
    assertEquals(List.of("1.0.1.0/24 {\"column2\":\"a\"}"), rows.lines());
    assertEquals(1, rows.report().rejected());
    CsvSource auto = source().skipBadRows(true).build();
    assertEquals(
        List.of("1.0.1.0/24 {\"column2\":\"a\"}"),
        Rows.of(auto, Rows.latin1("1.0.0.0/24,\u00e9\n1.0.1.0/24,a\n")).lines());
  }
}
