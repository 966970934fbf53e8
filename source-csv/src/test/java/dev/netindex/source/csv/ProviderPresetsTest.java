package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Files of other providers, with rows made by hand. */
class ProviderPresetsTest {
  private static final String RANGE = "1.0.0.0-1.0.0.255 ";

  @Test
  void dbIpHasFourLayouts() {
    assertEquals(
        List.of(
            RANGE + "country='AU'",
            "2001:200::-2001:200:ffff:ffff:ffff:ffff:ffff:ffff country='JP'"),
        TypedLines.of(
            CsvPreset.DB_IP,
            "1.0.0.0,1.0.0.255,AU",
            "2001:200::,2001:200:ffff:ffff:ffff:ffff:ffff:ffff,JP"));
    assertEquals(
        List.of(RANGE + "continent='OC',country='AU'"),
        TypedLines.of(CsvPreset.DB_IP, "1.0.0.0,1.0.0.255,OC,AU"));
    assertEquals(
        List.of(RANGE + "asn=13335,organisation='Cloudflare, Inc.'"),
        TypedLines.of(CsvPreset.DB_IP, "1.0.0.0,1.0.0.255,13335,\"Cloudflare, Inc.\""));
    assertEquals(
        List.of(
            RANGE
                + "continent='OC',country='AU',stateprov='Queensland',city='South Brisbane',"
                + "latitude=-27.4767,longitude=153.017"),
        TypedLines.of(
            CsvPreset.DB_IP,
            "1.0.0.0,1.0.0.255,OC,AU,Queensland,\"South Brisbane\",-27.4767,153.017"));
  }

  @Test
  void ipLocationDbHasThreeLayoutsInTextAndDecimal() {
    assertEquals(
        List.of(RANGE + "country_code='AU'"),
        TypedLines.of(CsvPreset.IP_LOCATION_DB, "1.0.0.0,1.0.0.255,AU"));
    assertEquals(
        List.of(RANGE + "country_code='AU'"),
        TypedLines.of(CsvPreset.IP_LOCATION_DB, "16777216,16777471,AU"));
    assertEquals(
        List.of("2001:200::-2001:200:ffff:ffff:ffff:ffff:ffff:ffff asn=2500,organisation='WIDE'"),
        TypedLines.of(
            CsvPreset.IP_LOCATION_DB,
            "42540528726795050063891204319802818560,42540528806023212578155541913346768895,2500,"
                + "WIDE"));
    assertEquals(
        List.of(
            RANGE
                + "country_code='AU',state1='Queensland',city='Brisbane',postcode='0400',"
                + "latitude=-27.4767,longitude=153.017,timezone='Australia/Brisbane'"),
        TypedLines.of(
            CsvPreset.IP_LOCATION_DB,
            "1.0.0.0,1.0.0.255,AU,Queensland,,Brisbane,0400,-27.4767,153.017,Australia/Brisbane"));
  }

  @Test
  void aFirstRowWithoutAddressDecidesNothing() {
    TypedLines lines =
        TypedLines.of(
            CsvSource.builder().preset(CsvPreset.IP_LOCATION_DB).skipBadRows(true),
            "start,end,cc\n16777216,16777471,AU\n");
    assertEquals(List.of(RANGE + "country_code='AU'"), lines.lines);
    assertEquals(1, lines.report().rejected());
  }

  @Test
  void ipinfoLosesAsAndJoinKey() {
    assertEquals(
        List.of(
            "1.0.0.0/24 country='Australia',country_code='AU',continent='Oceania',"
                + "continent_code='OC',asn=13335,as_name='Cloudflare, Inc.',"
                + "as_domain='cloudflare.com'",
            "1.0.1.1 country='China',country_code='CN',continent='Asia',continent_code='AS'"),
        TypedLines.of(
            CsvPreset.IPINFO,
            "network,country,country_code,continent,continent_code,asn,as_name,as_domain",
            "1.0.0.0/24,Australia,AU,Oceania,OC,AS13335,\"Cloudflare, Inc.\",cloudflare.com",
            "1.0.1.1,China,CN,Asia,AS,,,"));
    assertEquals(
        List.of("1.0.0.0-1.0.0.255 city='Brisbane',lat=-27.46,lng=153.02,postal_code='4000'"),
        TypedLines.of(
            CsvPreset.IPINFO,
            "start_ip,end_ip,join_key,city,lat,lng,postal_code",
            "1.0.0.0,1.0.0.255,1.0.0.0,Brisbane,-27.46,153.02,4000"));
  }

  @Test
  void ipinfoNeedsItsHeader() {
    CsvSource.Builder source = CsvSource.builder().preset(CsvPreset.IPINFO);
    assertEquals(RowFault.COLUMNS, TypedLines.errorOf(source, "a,b\nx,y\n").fault());
  }

  @Test
  void torHasDecimalIpv4AndTextualIpv6() {
    assertEquals(
        List.of(RANGE + "country_code='AU'"),
        TypedLines.of(CsvPreset.TOR, "# Last updated", "#", "16777216,16777471,AU"));
    assertEquals(
        List.of("2001:200::-2001:200:ffff:ffff:ffff:ffff:ffff:ffff country_code='JP'"),
        TypedLines.of(CsvPreset.TOR, "#", "2001:200::,2001:200:ffff:ffff:ffff:ffff:ffff:ffff,JP"));
    RowError error =
        TypedLines.errorOf(
            CsvSource.builder().preset(CsvPreset.TOR), "1,2,AU\n4294967295,4294967296,AU\n");
    assertEquals(RowFault.ADDRESS_FORM, error.fault());
  }

  @Test
  void aTorFileWithAsNumbersIsRefused() {
    RowError error =
        TypedLines.errorOf(
            CsvSource.builder().preset(CsvPreset.TOR), "16777216,16777471,AU,13335\n");
    assertEquals(RowFault.FIELD_COUNT, error.fault());
  }

  @Test
  void tablesOfPrefixesAndAsNumbers() {
    assertEquals(
        List.of("1.0.0.0/24 asn=15169", "2001:200::/32 asn=2500"),
        TypedLines.of(
            CsvPreset.PREFIX_ASN,
            "; IP-ASN32-DAT file",
            ";",
            "1.0.0.0/24\t15169",
            "2001:200::/32\t2500"));
    assertEquals(
        List.of(
            "1.0.0.0/24 asn=13335", "1.0.4.0/22 asn=38803_56203", "2001:200::/32 asn=2500,7660"),
        TypedLines.of(
            CsvPreset.PFX2AS,
            "1.0.0.0\t24\t13335",
            "1.0.4.0\t22\t38803_56203",
            "2001:200::\t32\t2500,7660"));
  }

  @Test
  void theLengthOfAPrefixIsChecked() {
    for (String row :
        List.of("1.0.0.0\t33\t1", "1.0.0.1\t24\t1", "1.0.0.0\t\t1", "1.0.0.0\t-1\t1")) {
      RowError error = TypedLines.errorOf(CsvSource.builder().preset(CsvPreset.PFX2AS), row);
      assertEquals(RowFault.TARGET, error.fault(), row);
    }
    CsvSource.Builder masking = CsvSource.builder().preset(CsvPreset.PFX2AS).maskHostBits(true);
    assertEquals(List.of("1.0.0.0/24 asn=1"), TypedLines.of(masking, "1.0.0.1\t24\t1\n").lines);
  }

  @Test
  void jsonHasTheNamesOfThePresetToo() {
    CsvSource source = CsvSource.builder().preset(CsvPreset.IPINFO).build();
    Rows rows = Rows.of(source, "start_ip,end_ip,join_key,asn,as_name\n::,::1,::,AS1,\n");
    assertEquals(List.of("::-::1 {\"asn\":\"1\"}"), rows.lines());
    CsvSource column = CsvSource.builder().preset(CsvPreset.IPINFO).payloadColumn("asn").build();
    assertEquals(List.of("1"), Rows.of(column, "network,asn\n::/0,AS1\n").payloads);
  }

  @Test
  void everyPresetIsFoundByItsName() {
    for (CsvPreset preset : CsvPreset.values()) {
      assertEquals(Optional.of(preset), CsvPreset.named(preset.text()));
      assertTrue(preset.text().matches("[a-z0-9-]+"));
    }
    assertEquals(Optional.empty(), CsvPreset.named("IPINFO"));
  }
}
