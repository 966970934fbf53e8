package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which columns are the target. */
class CsvColumnsTest {
  private static CsvSource.Builder source() {
    return CsvSource.builder();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "network",
        "cidr",
        "CIDR",
        "Prefix",
        "ip_range",
        "IP-Range",
        "subnet",
        "ip",
        "IP Address",
        "address",
        "target"
      })
  void aKnownNameIsTheTarget(String name) {
    Rows rows = Rows.of("a,b," + name + "\n8.8.8.8,9.9.9.9,1.0.0.0\n");
    assertEquals(List.of("1.0.0.0 {\"a\":\"8.8.8.8\",\"b\":\"9.9.9.9\"}"), rows.lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "start,end",
        "start_ip,end_ip",
        "Start IP,End IP",
        "startIp,endIp",
        "startIpNum,endIpNum",
        "ip_from,ip_to",
        "ip_start,ip_end",
        "range_start,range_end",
        "first,last",
        "from,to",
        "network_start_ip,network_last_ip",
        "START-ADDRESS,END-ADDRESS"
      })
  void aPairOfKnownNamesIsStartAndEnd(String names) {
    String[] pair = names.split(",");
    Rows rows = Rows.of(pair[1] + ",x," + pair[0] + "\n1.0.0.255,8.8.8.8,1.0.0.0\n");
    assertEquals(List.of("1.0.0.0-1.0.0.255 {\"x\":\"8.8.8.8\"}"), rows.lines());
  }

  @Test
  void aNameOfNetworksGoesBeforeAPairAndThatBeforeANameOfAddresses() {
    assertEquals(
        List.of("1.0.0.0/24"), Rows.of("start,end,ip,network\n1,2,3,1.0.0.0/24\n").targets);
    assertEquals(List.of("1.0.0.0-1.0.0.9"), Rows.of("ip,end,start\nx,1.0.0.9,1.0.0.0\n").targets);
  }

  @Test
  void aStartWithoutAnEndIsNoPair() {
    assertEquals(List.of("1.0.0.0"), Rows.of("start,ip\n2026-01-01,1.0.0.0\n").targets);
  }

  @Test
  void aKnownNameThatAppearsTwiceIsRefused() {
    RowError error = Rows.errorOf("network,network\n1.0.0.0/24,1.0.0.0/24\n");
    assertEquals(RowFault.COLUMNS, error.fault());
    assertEquals(1, error.line());
  }

  @Test
  void columnsAreChosenByName() {
    CsvSource target = source().target("x").build();
    assertEquals(
        List.of("1.0.0.0/24 {\"network\":\"2.0.0.0/24\"}"),
        Rows.of(target, "network,x\n2.0.0.0/24,1.0.0.0/24\n").lines());
    CsvSource range = source().range("a", "b").build();
    assertEquals(
        List.of("1.0.0.0-1.0.0.1 {\"c\":\"\"}"),
        Rows.of(range, "c,b,a\n,1.0.0.1,1.0.0.0\n").lines());
  }

  @Test
  void columnsAreChosenByPosition() {
    CsvSource target = source().target(2).build();
    assertEquals(
        List.of("1.0.0.0/24 {\"network\":\"2.0.0.0/24\"}"),
        Rows.of(target, "network,x\n2.0.0.0/24,1.0.0.0/24\n").lines());
    CsvSource range = source().range(3, 1).build();
    assertEquals(
        List.of("1.0.0.0-1.0.0.1 {\"column2\":\"9.9.9.9\"}"),
        Rows.of(range, "1.0.0.1,9.9.9.9,1.0.0.0\n").lines());
  }

  @Test
  void digitsAreAPositionUnlessAColumnIsCalledSo() {
    CsvSource mixed = source().rangeColumns("1", "b").build();
    assertEquals(
        List.of("1.0.0.0-1.0.0.9 {\"c\":\"x\"}"),
        Rows.of(mixed, "a,b,c\n1.0.0.0,1.0.0.9,x\n").lines());
    assertEquals(
        List.of("1.0.0.0-1.0.0.9 {\"a\":\"x\"}"),
        Rows.of(mixed, "a,b,1\nx,1.0.0.9,1.0.0.0\n").lines());
    assertEquals(
        List.of("1.0.0.0-1.0.0.9"),
        Rows.of(source().rangeColumns("b", "1").build(), "a,b\n1.0.0.9,1.0.0.0\n").targets);
    CsvSource second = source().targetColumn("2").build();
    assertEquals(List.of("1.0.0.0 {\"column1\":\"2\"}"), Rows.of(second, "2,1.0.0.0\n").lines());
    assertEquals(
        List.of("1.0.0.0 {\"1\":\"x\"}"),
        Rows.of(source().columns(List.of("2", "1")).targetColumn("2").build(), "1.0.0.0,x\n")
            .lines());
  }

  @Test
  void oneColumnWrittenInTwoWaysIsNoRange() {
    for (CsvSource source :
        List.of(
            source().rangeColumns("1", "01").skipBadRows(true).build(),
            source().rangeColumns("network", "1").skipBadRows(true).build())) {
      RowError error = Rows.errorOf(source, "network,x\n1.0.0.0/24,a\n");
      assertEquals(RowFault.COLUMNS, error.fault());
      assertTrue(error.message().contains("column 1 for both"), error.message());
    }
  }

  @Test
  void columnsThatAreNotThereAreRefusedAlsoWhenBadRowsAreSkipped() {
    for (CsvSource source :
        List.of(
            source().target("y").skipBadRows(true).build(),
            source().target("X").skipBadRows(true).build(),
            source().range("network", "end").skipBadRows(true).build(),
            source().target(3).skipBadRows(true).build(),
            source().targetColumn("3").skipBadRows(true).build(),
            source().targetColumn("12345678901").skipBadRows(true).build(),
            source().targetColumn("3a").skipBadRows(true).build(),
            source().range(1, 9).skipBadRows(true).build())) {
      RowError error = Rows.errorOf(source, "network,x\n1.0.0.0/24,a\n");
      assertEquals(RowFault.COLUMNS, error.fault());
      assertEquals(1, error.line());
    }
  }

  @Test
  void impossibleChoicesAreRefusedAtOnce() {
    assertThrows(IllegalArgumentException.class, () -> source().target(0));
    assertThrows(IllegalArgumentException.class, () -> source().target(""));
    assertThrows(IllegalArgumentException.class, () -> source().targetColumn("0"));
    assertThrows(IllegalArgumentException.class, () -> source().targetColumn(""));
    assertThrows(IllegalArgumentException.class, () -> source().rangeColumns("2", "2"));
    assertThrows(IllegalArgumentException.class, () -> source().range(2, 2));
    assertThrows(IllegalArgumentException.class, () -> source().range("a", "a"));
    assertThrows(IllegalArgumentException.class, () -> source().range(-1, 2));
  }

  @Test
  void theContentTellsWhereNoNameDoes() {
    assertEquals(
        List.of("1.0.0.0-1.0.0.255 {\"column3\":\"13335\",\"column4\":\"Cloudflare, Inc.\"}"),
        Rows.of("1.0.0.0,1.0.0.255,13335,\"Cloudflare, Inc.\"\n").lines());
    assertEquals(List.of("::-::ff"), Rows.of("x,::,y,::ff\n").targets);
    assertEquals(List.of("1.0.0.0/24"), Rows.of("name,1.0.0.0/24,7\n").targets);
    assertEquals(List.of("1.0.0.0-1.0.0.9"), Rows.of("name,1.0.0.0-1.0.0.9,7\n").targets);
    assertEquals(List.of("1.0.0.0"), Rows.of("name,1.0.0.0,AS7\n").targets);
    assertEquals(List.of("AS7"), Rows.of("name,AS7\n").targets);
    assertEquals(List.of("1.0.0.0/24"), Rows.of("where,what\n1.0.0.0/24,x\n").targets);
    assertEquals(List.of("AS7"), Rows.of("number,name\nAS7,Asia\n").targets);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.0.0.0/24,2.0.0.0/24",
        "1.0.0.0/24,2.0.0.0",
        "1.0.0.0,2.0.0.0,3.0.0.0",
        "AS1,AS2",
        "what,ever\nUS,DE"
      })
  void whatDoesNotTellIsRefusedAndTheOptionsAreNamed(String text) {
    RowError error = Rows.errorOf(text);
    assertEquals(RowFault.COLUMNS, error.fault());
    assertTrue(error.message().contains("target"), error.message());
    assertTrue(error.message().contains("start"), error.message());
    assertTrue(error.message().contains("end"), error.message());
  }

  @Test
  void integersTellByTheFirstTwoColumns() {
    CsvSource source = source().addresses(AddressForm.INTEGER).build();
    assertEquals(List.of("0.0.0.1-0.0.0.2"), Rows.of(source, "1,2,3\n").targets);
    assertEquals(List.of("0.0.0.1"), Rows.of(source, "1,US\n").targets);
    assertEquals(List.of("0.0.0.1"), Rows.of(source, "number\n1\n").targets);
    assertEquals(RowFault.COLUMNS, Rows.errorOf(source, "US,1\n").fault());
    assertEquals(
        List.of("0.0.0.1-0.0.0.2 {\"network\":\"x\"}"),
        Rows.of(source, "network,network_start_integer,network_last_integer\nx,1,2\n").lines());
  }

  @Test
  void aRowThatDoesNotTellIsSkippedAndTheNextOneAsked() {
    CsvSource source = source().skipBadRows(true).header(HeaderPolicy.NONE).build();
    Rows rows = Rows.of(source, "?,US\n1.0.0.0/24,US\n2.0.0.0/24,US\n");
    assertEquals(List.of("1.0.0.0/24", "2.0.0.0/24"), rows.targets);
    assertEquals(1, rows.report().rejected());
  }
}
