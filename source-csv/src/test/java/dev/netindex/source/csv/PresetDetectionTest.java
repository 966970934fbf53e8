package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Presets recognised by content. */
class PresetDetectionTest {
  private static Optional<CsvPreset> detect(String text) {
    return CsvPreset.detect(text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          IP2LOCATION     | "0","16777215","-","-"~"16777216","16777471","AU","Australia"
          IP2LOCATION     | "0","16777215","-","-","-","-"
          IP2LOCATION     | "0","16777215","-","-","-","-","0.000000","0.000000"
          IP2LOCATION     | "0","16777215","US","x","a, b","-","0.000000","-1.0","-"
          IP2LOCATION     | "0","16777215","US","x","-","-","0.000000","-1.0","-","-07:00"
          IP2LOCATION_ASN | "16777216","16777471","1.0.0.0/24","13335","CloudFlare"
          IP2PROXY        | "16777216","16777471","PUB","US","United States of America"
          IP2PROXY        | "1","2","VPN","US","x","-","-","isp","-","DCH"
          IP2PROXY        | "1","2","TOR","US","x","-","-","isp","-","DCH","1","a","3","-","-","99"
          DB_IP           | 1.0.0.0,1.0.0.255,OC,AU,Queensland,"South Brisbane",-27.4767,153.017
          DB_IP           | 1.0.0.0,1.0.0.255,OC,AU
          IP_LOCATION_DB  | 1.0.0.0,1.0.0.255,AU~::,::1,US
          IP_LOCATION_DB  | 16777216,16777471,AU
          IP_LOCATION_DB  | 1.0.0.0,1.0.0.255,13335,"Cloudflare, Inc."
          IP_LOCATION_DB  | 1,2,AU,Queensland,,Brisbane,,-27.4767,153.017,Australia/Brisbane
          IPINFO          | network,country,country_code,continent,continent_code,asn,as_name,as_domain
          IPINFO          | start_ip,end_ip,join_key,city~x
          TOR             | # Last updated~16777216,16777471,AU
          TOR             | #~16777216,16777471,AU~16777472,16778239,??
          TOR             | #~2001:200::,2001:200::1,JP
          PREFIX_ASN      | ; IP-ASN32-DAT file~1.0.0.0/24\t15169
          PREFIX_ASN      | 2001:200::/32\t2500
          PFX2AS          | 1.0.0.0\t24\t13335~1.0.4.0\t22\t38803_56203,5
          BLOCK_LIST      | 1.2.3.4
          BLOCK_LIST      | ; Spamhaus~1.10.16.0/20 ; SBL256894~
          BLOCK_LIST      | # list~~ AS64500 ~10.0.0.1/8
          """)
  void knownLayoutsAreRecognised(CsvPreset preset, String text) {
    String lines = text.replace('~', '\n').replace("\\t", "\t");
    assertEquals(Optional.of(preset), detect(lines));
    assertEquals(Optional.of(preset), detect(lines + "\n"));
    assertEquals(Optional.of(preset), detect("\ufeff" + lines.replace("\n", "\r\n") + "\r\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "# nothing but comments\n",
        "network,asn\n1.0.0.0/24,1\n",
        "start,end,country\n1.0.0.0,1.0.0.1,AU\n",
        "1.0.0.0,1.0.0.255,Australia\n",
        "1.0.0.0,1.0.0.255,AU\n1.0.0.0,1.0.0.255,AU,x\n",
        "1.0.0.0,1.0.0.255,AU\n16777216,16777471,5,x\n",
        "1.0.0.0,16777471,AU\n",
        "1.0.0.0/24,AU\n",
        "1.0.0.0/24\tx\n",
        "1.0.0.0/24\t1\t2\n",
        "\"1\",\"2\",\"AUS\",\"Australia\"\n",
        "\"1\",\"2\",\"AU\"\n",
        "1.2.3.4\nx\n",
        "{\"network\":\"1.0.0.0/24\"}\n",
        "network\n1.0.0.0/24\n"
      })
  void otherTextIsNot(String text) {
    assertEquals(Optional.empty(), detect(text));
  }

  @Test
  void aLineThatIsCutDoesNotCount() {
    String text = "1.0.0.0,1.0.0.255,13335,\"Cloudflare, Inc.\"\n".repeat(5_000);
    for (int length : new int[] {60, 61, 90, 5_000, 65_536, 65_537, 200_000}) {
      assertEquals(Optional.of(CsvPreset.IP_LOCATION_DB), detect(text.substring(0, length)));
    }
  }

  @Test
  void compressedFilesAreRecognisedByTheirStart() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      for (int i = 0; i < 60_000; i++) {
        gzip.write(
            (i % 256 + "." + i % 199 + ".0.1 # " + i * 31 + "\n").getBytes(StandardCharsets.UTF_8));
      }
    }
    byte[] bytes = out.toByteArray();
    assertEquals(Optional.of(CsvPreset.BLOCK_LIST), CsvPreset.detect(bytes));
    assertEquals(Optional.of(CsvPreset.BLOCK_LIST), CsvPreset.detect(Arrays.copyOf(bytes, 4_096)));
    assertEquals(Optional.empty(), CsvPreset.detect(Arrays.copyOf(bytes, 12)));
    bytes[2] = 99;
    assertEquals(Optional.empty(), CsvPreset.detect(bytes));
  }

  @Test
  void anyBytesAreAnswered() {
    SeededRandom.repeat(
        3_000,
        random -> {
          byte[] bytes = new byte[random.nextInt(200)];
          random.nextBytes(bytes);
          CsvPreset.detect(bytes);
        });
  }
}
