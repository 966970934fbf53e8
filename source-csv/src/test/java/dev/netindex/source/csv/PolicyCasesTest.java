package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cases of the address policy that are about CSV, by their numbers there. */
class PolicyCasesTest {
  private static final String INTEGERS = "\"16777216\",\"16777471\",A\n\"0\",\"16777215\",B\n";

  @Test
  void case13IntegerColumnsAreAddressesWithTheOption() {
    Rows rows = Rows.of(CsvSource.builder().addresses(AddressForm.INTEGER).build(), INTEGERS);
    assertEquals(List.of("1.0.0.0-1.0.0.255", "0.0.0.0-0.255.255.255"), rows.targets);
  }

  @Test
  void case13IntegerColumnsAreRefusedWithoutTheOptionAndTheErrorNamesIt() {
    for (CsvSource source :
        List.of(
            CsvSource.builder().build(),
            CsvSource.builder().header(HeaderPolicy.NONE).build(),
            CsvSource.builder().range(1, 2).build(),
            CsvSource.builder().columns(List.of("ip_from", "ip_to", "x")).build())) {
      RowError error = Rows.errorOf(source, INTEGERS);
      assertEquals(RowFault.ADDRESS_FORM, error.fault());
      assertEquals(1, error.line());
      assertTrue(error.message().contains("--addresses integer"), error.message());
      assertTrue(error.message().contains("AddressForm.INTEGER"), error.message());
      assertFalse(error.message().contains("CIDR"), error.message());
      assertFalse(error.message().contains("/32"), error.message());
    }
  }

  @Test
  void case14DoubledQuotesAreOneQuote() {
    Rows rows = Rows.of("network,city\n1.0.0.0/24,\"Kup\"\"yans'k\"\n");
    assertEquals(List.of("1.0.0.0/24 {\"city\":\"Kup\\\"yans'k\"}"), rows.lines());
  }

  @Test
  void case14AQuotedFieldWithCommaAndLineFeedStaysOneField() {
    Rows rows = Rows.of("network,city,x\n1.0.0.0/24,\"a,b\nc\",d\n");
    assertEquals(List.of("1.0.0.0/24 {\"city\":\"a,b\\nc\",\"x\":\"d\"}"), rows.lines());
  }

  @Test
  void case15ByteOrderMarkAndNoFinalNewline() {
    Rows rows = Rows.of("\ufeffnetwork,asn\r\n1.0.0.0/24,13335");
    assertEquals(List.of("1.0.0.0/24 {\"asn\":\"13335\"}"), rows.lines());
    CsvSource byName = CsvSource.builder().target("network").build();
    assertEquals(
        List.of("1.0.0.0/24 {\"asn\":\"13335\"}"),
        Rows.of(byName, "\ufeffnetwork,asn\r\n1.0.0.0/24,13335").lines());
  }

  @Test
  void case16AQuoteNeverClosedNamesTheLineWhereTheRecordStarts() {
    String input = "network,x\n1.0.0.0/24,a\n1.0.1.0/24,\"b\n1.0.2.0/24,c\n1.0.3.0/24,d\n";
    Rows seen = new Rows();
    RowException e =
        assertThrows(
            RowException.class,
            () ->
                CsvSource.builder()
                    .build()
                    .read(
                        new ByteArrayInputStream(Rows.latin1(input)),
                        "some.csv",
                        seen,
                        ImportProgress.NONE));
    assertEquals(3, e.error().line());
    assertEquals(RowFault.QUOTES, e.error().fault());
    assertTrue(e.getMessage().startsWith("some.csv, line 3: "), e.getMessage());
    assertEquals(List.of("1.0.0.0/24"), seen.targets);
  }

  @Test
  void case17AReversedRangeNamesLineAndBothAddresses() {
    RowError error = Rows.errorOf("start,end,x\n1.0.0.0,1.0.0.255,a\n60.54.50.0,0.0.0.0,b\n");
    assertEquals(RowFault.RANGE, error.fault());
    assertEquals(3, error.line());
    assertTrue(error.message().contains("line 3"), error.message());
    assertTrue(error.message().contains("60.54.50.0"), error.message());
    assertTrue(error.message().contains("0.0.0.0"), error.message());
    assertEquals(1, Rows.errorOf("60.54.50.0,0.0.0.0\n").line());
  }

  @Test
  void case17ASkippedRangeIsCountedAndTheRestImported() {
    CsvSource source = CsvSource.builder().skipBadRows(true).build();
    Rows rows = Rows.of(source, "1.0.0.0,1.0.0.255\n60.54.50.0,0.0.0.0\n2.0.0.0,2.0.0.1\n");
    assertEquals(List.of("1.0.0.0-1.0.0.255", "2.0.0.0-2.0.0.1"), rows.targets);
    assertEquals(2, rows.report().rows());
    assertEquals(1, rows.report().rejected());
    assertEquals(2, rows.report().firstErrors().getFirst().line());
  }
}
