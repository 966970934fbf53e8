package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

class AddressTextTest {
  private static final List<String> CASE_11 =
      List.of(
          "127.1",
          "3232235521",
          "0x7f.1.1.1",
          "1.2.3.256",
          "1.2.3.4.",
          "1.2.3.4 ",
          " 1.2.3.4",
          "",
          "[::1]",
          "1::2::3",
          "12345::",
          "1:2:3:4:5:6:7:8:9",
          "localhost",
          "\uFF11.2.3.4");

  @Test
  void case1MappedAddressesInEveryFormAreTheIpv4Address() {
    IpAddress address = IpAddress.parse("8.8.8.8");
    assertEquals(IpAddress.ofIpv4(0x08080808), address);
    for (String text : List.of("::ffff:8.8.8.8", "::ffff:808:808", "0:0:0:0:0:FFFF:8.8.8.8")) {
      assertEquals(address, IpAddress.parse(text), text);
    }
  }

  @Test
  void case2CompatibleAddressesStayIpv6() {
    IpAddress compatible = IpAddress.parse("::8.8.8.8");
    assertEquals(IpAddress.ofIpv6(0, 0x08080808), compatible);
    assertEquals("::808:808", compatible.toString());
    assertNotEquals(IpAddress.parse("8.8.8.8"), compatible);
  }

  @Test
  void case10LeadingZerosAreRefused() {
    String zeros = " without leading zeros";
    Refused.address(
        "010.1.1.1", Fault.ADDRESS_TEXT, 0, "octet 1" + zeros, "\"010\" in \"010.1.1.1\"");
    Refused.address(
        "192.168.1.086", Fault.ADDRESS_TEXT, 10, "octet 4" + zeros, "\"086\" in \"192.168.1.086\"");
    Refused.address("1.2.3.00", Fault.ADDRESS_TEXT, 6, "octet 4" + zeros, "\"00\" in \"1.2.3.00\"");
    Refused.address(
        "::ffff:010.1.1.1",
        Fault.ADDRESS_TEXT,
        7,
        "octet 1" + zeros,
        "\"010\" in \"::ffff:010.1.1.1\"");
  }

  @Test
  void case10ZerosThatDoNotLeadAreTaken() {
    assertEquals(0x00010101, IpAddress.parse("0.1.1.1").ipv4Bits());
    assertEquals(0x01000000, IpAddress.parse("1.0.0.0").ipv4Bits());
    assertEquals(0x0A141E28, IpAddress.parse("10.20.30.40").ipv4Bits());
  }

  @Test
  void case11WhatOtherParsersTakeIsRefused() {
    for (String text : CASE_11) {
      assertEquals(Fault.ADDRESS_TEXT, Refused.address(text).fault(), text);
    }
  }

  @Test
  void case11RefusingTakesLessThanAMillisecond() {
    for (String text : CASE_11) {
      long best = Long.MAX_VALUE;
      for (int i = 0; i < 100; i++) {
        long start = System.nanoTime();
        Refused.address(text);
        best = Math.min(best, System.nanoTime() - start);
      }
      long nanoseconds = best;
      assertTrue(best < 1_000_000, () -> text + " took " + nanoseconds + " ns");
    }
  }

  @Test
  void case12AZoneIsIgnoredOnlyWhenAsked() {
    IpAddress address = IpAddress.ofIpv6(0xFE80_0000_0000_0000L, 1);
    for (String zone : List.of("eth0", "no-such-if", "7", "en0.100", "25eth0", "\\Device\\{1}")) {
      String text = "fe80::1%" + zone;
      assertEquals(address, IpAddress.parse(text, ParseOption.IGNORE_ZONE), text);
      InvalidInputException e = Refused.address(text);
      assertEquals(Fault.ADDRESS_ZONE, e.fault(), text);
      assertEquals(7, e.offset(), text);
    }
  }

  @Test
  void case12AnEmptyZoneIsRefusedEvenWhenIgnored() {
    assertEquals(Fault.ADDRESS_ZONE, Refused.address("fe80::1%").fault());
    InvalidInputException e = Refused.address("fe80::1%", ParseOption.IGNORE_ZONE);
    assertEquals(Fault.ADDRESS_ZONE, e.fault());
    assertEquals(8, e.offset());
  }

  @Test
  void zonesOfSpacesPercentSignsSlashesControlsOrOtherScriptsAreRefused() {
    for (String zone : List.of("a b", "a%b", "%", "a/64", "a\n", "\0", "\u007F", "\uFF11")) {
      String text = "fe80::1%" + zone;
      InvalidInputException e = Refused.address(text, ParseOption.IGNORE_ZONE);
      assertEquals(Fault.ADDRESS_ZONE, e.fault(), text);
    }
  }

  @Test
  void ipv4AddressesHaveNoZone() {
    InvalidInputException e = Refused.address("1.2.3.4%eth0", ParseOption.IGNORE_ZONE);
    assertEquals(Fault.ADDRESS_ZONE, e.fault());
    assertEquals(7, e.offset());
  }

  @Test
  void aMappedAddressMayHaveAnIgnoredZone() {
    assertEquals(
        IpAddress.ofIpv4(0x01020304),
        IpAddress.parse("::ffff:1.2.3.4%eth0", ParseOption.IGNORE_ZONE));
  }

  @Test
  void literalFamilyKeepsMappedAddressesIpv6() {
    IpAddress literal = IpAddress.parse("::ffff:1.2.3.4", ParseOption.LITERAL_FAMILY);
    assertEquals(IpAddress.ofIpv6(0, 0xFFFF_0102_0304L), literal);
    assertEquals("::ffff:1.2.3.4", literal.toString());
    assertEquals(
        literal,
        IpAddress.parse("::ffff:102:304%1", ParseOption.IGNORE_ZONE, ParseOption.LITERAL_FAMILY));
    assertEquals(IpAddress.ofIpv4(1), IpAddress.parse("0.0.0.1", ParseOption.LITERAL_FAMILY));
  }

  @Test
  void maskingMeansNothingForAnAddress() {
    assertEquals(
        IpAddress.ofIpv4(0x01020304), IpAddress.parse("1.2.3.4", ParseOption.MASK_HOST_BITS));
  }

  @Test
  void everyMistakeInIpv4IsNamedWithItsPlace() {
    Fault text = Fault.ADDRESS_TEXT;
    String neither = "an IPv4 address in dotted decimal or an IPv6 address";
    Refused.address("", text, 0, neither, "empty text");
    Refused.address("3232235521", text, 0, neither, "\"3232235521\"");
    Refused.address("localhost", text, 0, neither, "\"localhost\"");
    Refused.address("127.1", text, 5, "'.' after octet 2", "the end of \"127.1\"");
    Refused.address("0x7f.1.1.1", text, 1, "'.' after octet 1", "'x' in \"0x7f.1.1.1\"");
    Refused.address("1.2.3.256", text, 6, "octet 4 of 0 to 255", "\"256\" in \"1.2.3.256\"");
    Refused.address(
        "1.2.99999999999.4",
        text,
        4,
        "octet 3 of 0 to 255",
        "\"99999999999\" in \"1.2.99999999999.4\"");
    Refused.address("1.2.3.4.", text, 7, "the end after octet 4", "'.' in \"1.2.3.4.\"");
    Refused.address("1.2.3.4 ", text, 7, "the end after octet 4", "' ' in \"1.2.3.4 \"");
    Refused.address("1.2.3.4:80", text, 7, "the end after octet 4", "':' in \"1.2.3.4:80\"");
    Refused.address(" 1.2.3.4", text, 0, "a decimal digit of octet 1", "' ' in \" 1.2.3.4\"");
    Refused.address("1..3.4", text, 2, "a decimal digit of octet 2", "'.' in \"1..3.4\"");
    Refused.address("1.2.3.", text, 6, "a decimal digit of octet 4", "the end of \"1.2.3.\"");
    Refused.address("1.-2.3.4", text, 2, "a decimal digit of octet 2", "'-' in \"1.-2.3.4\"");
    Refused.address(
        "\uFF11.2.3.4", text, 0, "a decimal digit of octet 1", "'\\uff11' in \"\\uff11.2.3.4\"");
  }

  @Test
  void everyMistakeInIpv6IsNamedWithItsPlace() {
    Fault text = Fault.ADDRESS_TEXT;
    Refused.address("[::1]", text, 0, "an address without brackets", "'[' in \"[::1]\"");
    Refused.address("1::2::3", text, 4, "'::' at most once", "':' in \"1::2::3\"");
    Refused.address(
        "12345::", text, 0, "group 1 of 1 to 4 hexadecimal digits", "\"12345\" in \"12345::\"");
    Refused.address(
        "1:2:3:4:5:6:7:8:9", text, 15, "the end after group 8", "':' in \"1:2:3:4:5:6:7:8:9\"");
    Refused.address(
        "1:2:3:4:5:6:7::8",
        text,
        15,
        "at most 7 groups beside '::'",
        "'8' in \"1:2:3:4:5:6:7::8\"");
    Refused.address(
        "1:2:3:4:5:6:7",
        text,
        13,
        "8 groups, or '::' in place of some",
        "the end of \"1:2:3:4:5:6:7\"");
    Refused.address(":1::2", text, 0, "a hexadecimal digit of group 1", "':' in \":1::2\"");
    Refused.address(":::", text, 2, "a hexadecimal digit of group 1", "':' in \":::\"");
    Refused.address("::1:", text, 4, "group 2 after ':'", "the end of \"::1:\"");
    Refused.address("::g", text, 2, "a hexadecimal digit of group 1", "'g' in \"::g\"");
    Refused.address("::1 ", text, 3, "':' or the end after group 1", "' ' in \"::1 \"");
    Refused.address("::1.2.3", text, 7, "'.' after octet 3", "the end of \"::1.2.3\"");
    Refused.address("::1.2.3.4:5", text, 9, "the end after octet 4", "':' in \"::1.2.3.4:5\"");
    Refused.address(
        "1:2:3:4:5:6:7:1.2.3.4",
        text,
        14,
        "an IPv4 tail only in place of the last two of 8 groups",
        "'1' in \"1:2:3:4:5:6:7:1.2.3.4\"");
    Refused.address(
        "1:2:1.2.3.4",
        text,
        11,
        "8 groups, or '::' in place of some",
        "the end of \"1:2:1.2.3.4\"");
  }

  @Test
  void gapsStandForOneOrMoreGroups() {
    assertEquals(
        IpAddress.ofIpv6(0x0001_0002_0003_0004L, 0x0005_0006_0007_0000L),
        IpAddress.parse("1:2:3:4:5:6:7::"));
    assertEquals(
        IpAddress.ofIpv6(0x0000_0002_0003_0004L, 0x0005_0006_0007_0008L),
        IpAddress.parse("::2:3:4:5:6:7:8"));
    assertEquals(
        IpAddress.ofIpv6(0x0001_0002_0003_0004L, 0x0005_0000_0102_0304L),
        IpAddress.parse("1:2:3:4:5::1.2.3.4"));
    assertEquals(IpAddress.ofIpv6(0, 0), IpAddress.parse("::"));
  }

  @Test
  void addressesLongerThanTheLongestAreRefusedWithoutReadingThemWhole() {
    String longest = "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255";
    assertEquals(AddressParser.MAX_LENGTH, longest.length());
    assertEquals(IpAddress.ofIpv6(-1, -1), IpAddress.parse(longest));
    Refused.address(longest + "0");
  }

  @Test
  void hugeTextsAreQuotedInPart() {
    for (String part : List.of("1", "a", ":", ".", "1.", "a:", "::", "%", "\n", "\uD83D", "\"")) {
      String text = part.repeat(1 << 20);
      String message = Refused.address(text).getMessage();
      assertTrue(message.contains("(" + text.length() + " characters)"), message);
    }
    String zone = "fe80::1%" + "z".repeat(1 << 20);
    assertTrue(Refused.address(zone).actual().endsWith("...\" (1048584 characters)"));
    Refused.address("1.2.3." + "0".repeat(1 << 20));
    Refused.address("1.2.3." + "9".repeat(1 << 20));
    Refused.address("::" + "f".repeat(1 << 20));
  }

  @Test
  void quotesBackslashesAndWhatIsNotPrintableAreEscaped() {
    assertEquals(
        "\"\\\"\\\\'\\u0000\\u001b\\u202e\"", Refused.address("\"\\'\0\u001B\u202E").actual());
    assertEquals("'\\'' in \"::'\"", Refused.address("::'").actual());
  }

  @Test
  void anyCharSequenceIsRead() {
    StringBuilder text = new StringBuilder("xx2001:db8::1yy");
    assertEquals(
        IpAddress.ofIpv6(0x2001_0db8_0000_0000L, 1), IpAddress.parse(text.subSequence(2, 13)));
  }

  @Test
  void wellFormedTextsAreReadAsTheJdkReadsThem() {
    SeededRandom.repeat(
        30_000,
        random -> {
          IpAddress address = random.nextAddress();
          String text = TextVariants.of(address, random);
          assertEquals(address.unmapped(), IpAddress.parse(text), text);
          assertEquals(address, IpAddress.parse(text, ParseOption.LITERAL_FAMILY), text);
          byte[] jdk = InetAddress.ofLiteral(text).getAddress();
          assertArrayEquals(jdk, IpAddress.parse(text).toBytes(), text);
        });
  }

  @Test
  void mutatedTextsAreTakenExactlyWhereTheReferenceTakesThem() {
    SeededRandom.repeat(
        30_000,
        random -> {
          String text = TextVariants.mutated(TextVariants.of(random.nextAddress(), random), random);
          byte[] expected = ReferenceAddress.parse(text).orElse(null);
          if (expected == null) {
            Refused.address(text);
          } else {
            IpAddress address = IpAddress.parse(text, ParseOption.LITERAL_FAMILY);
            assertArrayEquals(expected, address.toBytes(), text);
          }
        });
  }
}
