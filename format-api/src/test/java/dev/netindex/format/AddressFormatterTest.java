package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AddressFormatterTest {
  /** Values of a group that differ in length and in the place of zeros. */
  private static final int[] GROUPS = {1, 0x10, 0xABC, 0xFFFF, 0x8000, 0x0F00};

  @Test
  void theExamplesOfRfc5952AreWrittenAsItSays() {
    String[][] examples = {
      {"2001:0db8::0001", "2001:db8::1"},
      {"2001:db8:0:0:0:0:2:1", "2001:db8::2:1"},
      {"2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"},
      {"2001:0:0:1:0:0:0:1", "2001:0:0:1::1"},
      {"2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"},
      {"2001:DB8::AAAA", "2001:db8::aaaa"},
      {"::ffff:c000:0201", "::ffff:192.0.2.1"},
      {"0:0:0:0:0:0:0:0", "::"},
      {"0:0:0:0:0:0:0:1", "::1"},
      {"1:0:0:0:0:0:0:0", "1::"},
      {"::192.0.2.1", "::c000:201"},
      {"::ffff:0:192.0.2.1", "::ffff:0:c000:201"},
      {"64:ff9b::192.0.2.33", "64:ff9b::c000:221"},
      {"0:0:1::", "0:0:1::"},
      {"1:0:0:2:3:0:0:4", "1::2:3:0:0:4"},
    };
    for (String[] example : examples) {
      IpAddress address = IpAddress.parse(example[0], ParseOption.LITERAL_FAMILY);
      assertEquals(example[1], address.toString());
    }
  }

  @Test
  void ipv4IsDottedDecimal() {
    assertEquals("0.0.0.0", IpAddress.ofIpv4(0).toString());
    assertEquals("255.255.255.255", IpAddress.ofIpv4(-1).toString());
    assertEquals("128.0.9.10", IpAddress.ofIpv4(0x8000090A).toString());
  }

  @Test
  void everyShapeOfZeroGroupsIsWrittenShortestAndFirst() {
    for (int shape = 0; shape < 256; shape++) {
      for (int first = 0; first < GROUPS.length; first++) {
        long[] halves = new long[2];
        for (int i = 0; i < 8; i++) {
          boolean zero = (shape >> i & 1) != 0;
          long group = zero ? 0 : GROUPS[(first + i) % GROUPS.length];
          halves[i / 4] = halves[i / 4] << 16 | group;
        }
        roundTrip(IpAddress.ofIpv6(halves[0], halves[1]));
      }
    }
  }

  @Test
  void randomAndBoundaryAddressesAreReadBack() {
    SeededRandom.repeat(50_000, random -> roundTrip(random.nextAddress()));
  }

  @Test
  void appendingIsTheSameAsTheText() {
    SeededRandom.repeat(
        1_000,
        random -> {
          IpAddress address = random.nextAddress();
          StringBuilder out = new StringBuilder("x");
          address.appendTo(out);
          IpAddress.append(out, address.family(), address.high(), address.low());
          assertEquals("x" + address + address, out.toString());
        });
  }

  private static void roundTrip(IpAddress address) {
    String text = address.toString();
    assertEquals(ReferenceAddress.text(address), text);
    assertEquals(address, IpAddress.parse(text, ParseOption.LITERAL_FAMILY), text);
    assertEquals(address.unmapped(), IpAddress.parse(text), text);
  }
}
