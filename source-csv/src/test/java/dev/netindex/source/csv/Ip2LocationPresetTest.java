package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Files of IP2Location and IP2Proxy, with rows made by hand. */
class Ip2LocationPresetTest {
  private static final String ENDS = "\"16777216\",\"16777471\",";
  private static final String RANGE = "1.0.0.0-1.0.0.255 ";

  @Test
  void theNumberOfColumnsTellsTheProduct() {
    String db1 = ENDS + "\"AU\",\"Australia\"";
    String db3 = db1 + ",\"Queensland\",\"Brisbane\"";
    String db5 = db3 + ",\"-27.467540\",\"153.028090\"";
    String db9 = db5 + ",\"4000\"";
    String db11 = db9 + ",\"+10:00\"";
    String one = RANGE + "country_code='AU',country_name='Australia'";
    String three = one + ",region='Queensland',city='Brisbane'";
    String five = three + ",latitude=-27.467540,longitude=153.028090";
    String nine = five + ",zip_code='4000'";
    assertEquals(List.of(one), TypedLines.of(CsvPreset.IP2LOCATION, db1));
    assertEquals(List.of(three), TypedLines.of(CsvPreset.IP2LOCATION, db3));
    assertEquals(List.of(five), TypedLines.of(CsvPreset.IP2LOCATION, db5));
    assertEquals(List.of(nine), TypedLines.of(CsvPreset.IP2LOCATION, db9));
    assertEquals(List.of(nine + ",time_zone='+10:00'"), TypedLines.of(CsvPreset.IP2LOCATION, db11));
  }

  @Test
  void aHyphenStandsForNothing() {
    String row = "\"0\",\"16777215\",\"-\",\"-\"";
    assertEquals(List.of("0.0.0.0-0.255.255.255"), TypedLines.of(CsvPreset.IP2LOCATION, row));
    Rows rows = Rows.of(CsvSource.builder().preset(CsvPreset.IP2LOCATION).build(), row);
    assertEquals(List.of("{}"), rows.payloads);
    assertEquals(
        List.of(RANGE + "country_code='TV',country_name='a-b'"),
        TypedLines.of(CsvPreset.IP2LOCATION, ENDS + "\"TV\",\"a-b\""));
  }

  @Test
  void rangesInsideTheMappedNetworkMeanIpv4() {
    assertEquals(
        List.of(
            "::-::fffe:ffff:ffff",
            "0.0.0.0-0.255.255.255",
            "1.0.0.0-1.0.0.255 country_code='AU',country_name='Australia'",
            "255.255.255.0-255.255.255.255",
            "::1:0:0:0-2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:200::-2001:200:ffff:ffff:ffff:ffff:ffff:ffff country_code='JP',"
                + "country_name='Japan'"),
        TypedLines.of(
            CsvPreset.IP2LOCATION,
            "\"0\",\"281470681743359\",\"-\",\"-\"",
            "\"281470681743360\",\"281470698520575\",\"-\",\"-\"",
            "\"281470698520576\",\"281470698520831\",\"AU\",\"Australia\"",
            "\"281474976710400\",\"281474976710655\",\"-\",\"-\"",
            "\"281474976710656\",\"42540528726795050063891204319802818559\",\"-\",\"-\"",
            "\"42540528726795050063891204319802818560\","
                + "\"42540528806023212578155541913346768895\",\"JP\",\"Japan\""));
  }

  @Test
  void aRangePartlyInsideTheMappedNetworkIsABadRow() {
    CsvSource.Builder source = CsvSource.builder().preset(CsvPreset.IP2LOCATION);
    RowError error = TypedLines.errorOf(source, "\"0\",\"281470681743360\",\"-\",\"-\"\n");
    assertEquals(RowFault.RANGE, error.fault());
  }

  @Test
  void asNumbersHaveTheirNetworkLeftOut() {
    assertEquals(
        List.of(RANGE + "asn=13335,as='CloudFlare Inc.'", "1.0.1.0-1.0.3.255"),
        TypedLines.of(
            CsvPreset.IP2LOCATION_ASN,
            ENDS + "\"1.0.0.0/24\",\"13335\",\"CloudFlare Inc.\"",
            "\"16777472\",\"16778239\",\"1.0.1.0/24\",\"-\",\"-\""));
  }

  @Test
  void proxiesHaveAsManyColumnsAsTheirProduct() {
    String[] cells = {
      "PUB",
      "US",
      "United States of America",
      "Texas",
      "Dallas",
      "Example",
      "example.com",
      "DCH",
      "64500",
      "Example LLC",
      "30",
      "SPAM",
      "ExampleVPN",
      "99"
    };
    String[] members = {
      "proxy_type='PUB'",
      "country_code='US'",
      "country_name='United States of America'",
      "region='Texas'",
      "city='Dallas'",
      "isp='Example'",
      "domain='example.com'",
      "usage_type='DCH'",
      "asn=64500",
      "as='Example LLC'",
      "last_seen=30",
      "threat='SPAM'",
      "provider='ExampleVPN'",
      "fraud_score=99"
    };
    for (int columns : new int[] {3, 5, 6, 7, 8, 10, 11, 12, 13, 14}) {
      String row = ENDS + "\"" + String.join("\",\"", List.of(cells).subList(0, columns)) + "\"";
      assertEquals(
          List.of(RANGE + String.join(",", List.of(members).subList(0, columns))),
          TypedLines.of(CsvPreset.IP2PROXY, row));
    }
    assertEquals(
        List.of(RANGE + "country_code='US',country_name='United States of America'"),
        TypedLines.of(CsvPreset.IP2PROXY, ENDS + "\"US\",\"United States of America\""));
  }

  @Test
  void otherNumbersOfColumnsAreRefused() {
    for (CsvPreset preset :
        List.of(CsvPreset.IP2LOCATION, CsvPreset.IP2LOCATION_ASN, CsvPreset.IP2PROXY)) {
      for (int columns : new int[] {1, 2, 3, 11, 17, 100}) {
        String row = "\"1\"" + ",\"1\"".repeat(columns - 1) + "\n";
        RowError error = TypedLines.errorOf(CsvSource.builder().preset(preset), row);
        assertEquals(RowFault.FIELD_COUNT, error.fault());
        assertEquals(1, error.line());
        TypedLines skipped =
            TypedLines.of(CsvSource.builder().preset(preset).skipBadRows(true), row + row);
        assertEquals(2, skipped.report().rejected());
        assertTrue(skipped.lines.isEmpty());
      }
    }
  }

  @Test
  void badRowsAreSkippedAlsoAtTheStart() {
    TypedLines lines =
        TypedLines.of(
            CsvSource.builder().preset(CsvPreset.IP2LOCATION).skipBadRows(true),
            "\"x\"\n"
                + ENDS
                + "\"AU\",\"Australia\"\n\"1.0.0.0\",\"1.0.0.1\",\"AU\",\"A\"\n"
                + "\"5\",\"4\",\"AU\",\"A\"\n\"5\",\"6\",\"AU\"\n\"5\",\"6\",\"AU\",\"A\"\n");
    assertEquals(
        List.of(
            RANGE + "country_code='AU',country_name='Australia'",
            "0.0.0.5-0.0.0.6 country_code='AU',country_name='A'"),
        lines.lines);
    assertEquals(
        List.of(1L, 3L, 4L, 5L),
        lines.report().firstErrors().stream().map(RowError::line).toList());
  }

  @Test
  void namesAndTypesOfTheUserComeFirst() {
    CsvSource.Builder source =
        CsvSource.builder()
            .preset(CsvPreset.IP2LOCATION)
            .columns(List.of("a", "b", "code", "name"))
            .types(ColumnTypes.parse("code=u16"))
            .sourceField("source");
    assertEquals(
        List.of("1.0.0.0-1.0.0.255 source='in.csv',code=u16:7"),
        TypedLines.of(source, ENDS + "\"7\",\"-\"\n").lines);
  }
}
