package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TargetTextTest {
  @Test
  void goldenTargetsAreTakenOrRefusedWithTheirFault() throws IOException {
    List<String> lines;
    try (InputStream in = getClass().getResourceAsStream("targets.expected.tsv")) {
      lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    assertEquals(17, lines.size());
    for (String line : lines) {
      String text = line.substring(0, line.indexOf('\t'));
      String expected = line.substring(line.indexOf('\t') + 1);
      if (expected.equals("ok")) {
        assertEquals(text, Target.parse(text).toString());
      } else {
        // The one fault whose name differs: here it is "AS number".
        String name = expected.replace("ASN zero", Fault.AS_NUMBER.text());
        assertEquals(name, "invalid " + Refused.target(text).fault().text(), text);
      }
    }
  }

  @Test
  void theFourKindsAreReadAndWritten() {
    assertEquals(new Target.Address(ip("1.2.3.4")), Target.parse("1.2.3.4"));
    assertEquals(new Target.Network(ip("1.2.3.0"), 24), Target.parse("1.2.3.0/24"));
    assertEquals(new Target.Range(ip("1.2.3.4"), ip("1.2.3.9")), Target.parse("1.2.3.4-1.2.3.9"));
    assertEquals(new Target.Asn(42), Target.parse("AS42"));
    for (String text : List.of("1.2.3.4", "1.2.3.0/24", "1.2.3.4-1.2.3.9", "::-::1", "AS42")) {
      assertEquals(text, Target.parse(text).toString());
    }
    assertEquals("2001:db8::/32", Target.parse("2001:0DB8:0::/32").toString());
    assertEquals("1::a-1::b", Target.parse("1:0::A-1:0::B").toString());
  }

  @Test
  void case9HostBitsAreRefusedWithTheCanonicalForm() {
    String message = Refused.target("10.0.0.1/8").getMessage();
    assertTrue(message.contains("10.0.0.1/8") && message.contains("10.0.0.0/8"), message);
    Refused.target("10.0.0.1/8", Fault.NETWORK_HOST_BITS, 0, "10.0.0.0/8", "\"10.0.0.1/8\"");
    Refused.target(
        "2001:DB8::1/32", Fault.NETWORK_HOST_BITS, 0, "2001:db8::/32", "\"2001:DB8::1/32\"");
  }

  @Test
  void case9HostBitsAreMaskedWhenAsked() {
    assertEquals(
        Target.parse("10.0.0.0/8"), Target.parse("10.0.0.1/8", ParseOption.MASK_HOST_BITS));
    assertEquals(Target.parse("::/0"), Target.parse("ffff::1/0", ParseOption.MASK_HOST_BITS));
    assertEquals(
        Target.parse("1.2.3.4/32"), Target.parse("1.2.3.4/32", ParseOption.MASK_HOST_BITS));
  }

  @Test
  void case12ZonesAreRefusedWhateverTheOption() {
    for (String text :
        List.of(
            "fe80::1%eth0",
            "fe80::1%",
            "fe80::%eth0/64",
            "fe80::/64%eth0",
            "fe80::%en-0/64",
            "fe80::1%a-fe80::2",
            "fe80::1-fe80::2%a")) {
      Fault expected = text.contains("/64%") ? Fault.NETWORK_PREFIX : Fault.ADDRESS_ZONE;
      for (ParseOption option : ParseOption.values()) {
        InvalidInputException e = Refused.target(text, option);
        assertEquals(expected, e.fault(), text);
        assertEquals(text.indexOf('%'), e.offset(), text);
      }
    }
  }

  @Test
  void case1MappedTargetsAreIpv4() {
    assertEquals(Target.parse("8.8.8.8"), Target.parse("::ffff:8.8.8.8"));
    assertEquals(Target.parse("8.8.8.0/24"), Target.parse("::ffff:8.8.8.0/120"));
    assertEquals(Target.parse("0.0.0.0/0"), Target.parse("::ffff:0:0/96"));
    assertEquals(Target.parse("1.2.3.4/32"), Target.parse("::ffff:102:304/128"));
    assertEquals(Target.parse("1.2.3.4-1.2.3.9"), Target.parse("::ffff:1.2.3.4-::ffff:1.2.3.9"));
    assertEquals(
        Target.parse("10.0.0.0/8"),
        Target.parse("::ffff:10.0.0.1/104", ParseOption.MASK_HOST_BITS));
  }

  @Test
  void mappedNetworksWithHostBitsNameTheIpv4Network() {
    Refused.target(
        "::ffff:10.0.0.1/104", Fault.NETWORK_HOST_BITS, 0, "10.0.0.0/8", "\"::ffff:10.0.0.1/104\"");
  }

  @Test
  void mappedNetworksShorterThan96AreRefusedForTheirHostBits() {
    for (int prefix = 0; prefix < 96; prefix++) {
      InvalidInputException e = Refused.target("::ffff:10.0.0.0/" + prefix);
      assertEquals(Fault.NETWORK_HOST_BITS, e.fault());
      assertTrue(e.expected().contains("96 to 128"), e::getMessage);
    }
  }

  @Test
  void mappedNetworksShorterThan96AreMaskedAsIpv6() {
    Target masked = Target.parse("::ffff:10.0.0.0/95", ParseOption.MASK_HOST_BITS);
    assertEquals("::fffe:0:0/95", masked.toString());
    assertEquals(
        Target.parse("::/8"), Target.parse("::ffff:10.0.0.0/8", ParseOption.MASK_HOST_BITS));
  }

  @Test
  void rangesWithOneMappedEndHaveEndsOfTwoFamilies() {
    for (String text : List.of("::1-::ffff:1.2.3.4", "::ffff:1.2.3.4-::1:0:0:0")) {
      InvalidInputException e = Refused.target(text);
      assertEquals(Fault.RANGE_ENDPOINTS, e.fault(), text);
      assertEquals(text.indexOf('-') + 1, e.offset());
    }
  }

  @Test
  void rangesFromIpv4ToMappedAreIpv4() {
    assertEquals(Target.parse("1.2.3.4-1.2.3.9"), Target.parse("1.2.3.4-::ffff:1.2.3.9"));
    assertEquals(Target.parse("1.2.3.4-1.2.3.9"), Target.parse("::ffff:1.2.3.4-1.2.3.9"));
  }

  @Test
  void literalFamilyKeepsMappedTargetsIpv6() {
    for (String text :
        List.of(
            "::ffff:1.2.3.4",
            "::ffff:1.2.3.0/120",
            "::ffff:0.0.0.0/96",
            "::1-::ffff:1.2.3.4",
            "::ffff:1.2.3.4-::1:0:0:0")) {
      IpTarget target = (IpTarget) Target.parse(text, ParseOption.LITERAL_FAMILY);
      assertEquals(Family.IPV6, target.family(), text);
      assertEquals(text, target.toString());
    }
    assertEquals(
        Fault.RANGE_ENDPOINTS,
        Refused.target("1.2.3.4-::ffff:1.2.3.9", ParseOption.LITERAL_FAMILY).fault());
    assertEquals(
        "::fffe:0:0/95",
        Refused.target("::ffff:1.2.3.4/95", ParseOption.LITERAL_FAMILY).expected());
  }

  @Test
  void compatibleNetworksStayIpv6() {
    assertEquals("::808:800/120", Target.parse("::8.8.8.0/120").toString());
  }

  @Test
  void prefixesAreDecimalWithoutSignAndLeadingZeros() {
    for (String prefix :
        List.of("", "-1", "+8", "08", "00", "33", "128", "4294967304", " 8", "8 ", "0x8", "8/8")) {
      InvalidInputException e = Refused.target("10.0.0.0/" + prefix);
      assertEquals(Fault.NETWORK_PREFIX, e.fault(), prefix);
    }
    assertEquals(Fault.NETWORK_PREFIX, Refused.target("::/129").fault());
    assertEquals(Fault.NETWORK_PREFIX, Refused.target("10.0.0.0/255.0.0.0").fault());
    assertEquals(Fault.NETWORK_PREFIX, Refused.target("10.0.0.0/\uFF18").fault());
    String words = "a prefix length of 0 to 32";
    Refused.target("10.0.0.0/33", Fault.NETWORK_PREFIX, 9, words, "\"33\" in \"10.0.0.0/33\"");
    Refused.target("10.0.0.0/", Fault.NETWORK_PREFIX, 9, words, "the end of \"10.0.0.0/\"");
    Refused.target(
        "10.0.0.0/08",
        Fault.NETWORK_PREFIX,
        9,
        words + " without leading zeros",
        "\"08\" in \"10.0.0.0/08\"");
  }

  @Test
  void thePrefixIsCheckedBeforeTheHostBits() {
    assertEquals(Fault.NETWORK_PREFIX, Refused.target("10.0.0.1/33").fault());
    assertEquals(
        Fault.NETWORK_PREFIX, Refused.target("10.0.0.1/33", ParseOption.MASK_HOST_BITS).fault());
  }

  @Test
  void asNumbersAreDecimalWithoutSignAndLeadingZeros() {
    for (String text : List.of("AS42", "as42", "As42", "aS42")) {
      assertEquals(new Target.Asn(42), Target.parse(text));
    }
    assertEquals("AS4294967295", Target.parse("as4294967295").toString());
    for (String number :
        List.of("", "0", "00", "01", "-1", "+1", " 1", "1 ", "1.10", "4294967296", "1-2", "1x")) {
      assertEquals(Fault.AS_NUMBER, Refused.target("AS" + number).fault(), number);
    }
    assertEquals(Fault.AS_NUMBER, Refused.target("AS" + "9".repeat(100_000)).fault());
    String words = "an AS number of 1 to 4294967295";
    Refused.target("AS0", Fault.AS_NUMBER, 2, words, "\"0\" in \"AS0\"");
    Refused.target("AS", Fault.AS_NUMBER, 2, words, "the end of \"AS\"");
    Refused.target("AS1.10", Fault.AS_NUMBER, 3, words + " in decimal digits", "'.' in \"AS1.10\"");
  }

  @Test
  void whatIsNoTargetAtAllIsNamed() {
    for (String text : List.of("", "SET", "42", "A", "example", "10/8", "-", "/")) {
      assertEquals(Fault.TARGET_TEXT, Refused.target(text).fault(), text);
    }
    Refused.target(
        "13335",
        Fault.TARGET_TEXT,
        0,
        "an address, a network, a range, or an AS number like AS42",
        "\"13335\"");
  }

  @Test
  void addressesInATargetAreRefusedWithTheirPlaceInTheWholeText() {
    for (String text :
        List.of("1.2.3/8", "1.2.3.4-", "-1.2.3.4", "1.2.3.4 - 1.2.3.5", "1.2.3.4-5", "/8::")) {
      assertEquals(Fault.ADDRESS_TEXT, Refused.target(text).fault(), text);
    }
    Refused.target(
        "1.2.3.4-1.2.3.09",
        Fault.ADDRESS_TEXT,
        14,
        "octet 4 without leading zeros",
        "\"09\" in \"1.2.3.4-1.2.3.09\"");
    Refused.target(
        "1.2.3.4-1.2.3.9/32",
        Fault.ADDRESS_TEXT,
        15,
        "the end after octet 4",
        "'/' in \"1.2.3.4-1.2.3.9/32\"");
    assertEquals(0, Refused.target("1.2.3.4,").getMessage().indexOf("invalid address"));
  }

  @Test
  void rangesAreRefusedWithBothEnds() {
    Refused.target(
        "60.54.50.0-0.0.0.0",
        Fault.RANGE_ENDPOINTS,
        11,
        "an end not below the start",
        "60.54.50.0-0.0.0.0");
    Refused.target(
        "10.0.0.1-::1", Fault.RANGE_ENDPOINTS, 9, "both ends in one family", "10.0.0.1-::1");
  }

  @Test
  void hugeTextsAreQuotedInPart() {
    for (String head : List.of("", "AS1", "1.2.3.0/", "1.2.3.0/1", "1.2.3.4-", "fe80::1%")) {
      for (String part : List.of("0", "9", "x", "/", "-", "\r", "\u202E")) {
        Refused.target(head + part.repeat(1 << 18));
      }
    }
  }

  @Test
  void randomTargetsAreReadBack() {
    SeededRandom.repeat(
        30_000,
        random -> {
          Target target = RandomTargets.next(random);
          Target literal = Target.parse(target.toString(), ParseOption.LITERAL_FAMILY);
          assertEquals(target, literal);
          assertEquals(target.hashCode(), literal.hashCode());
        });
  }

  @Test
  void mutatedTextsAreTakenExactlyWhereTheReferenceTakesThem() {
    SeededRandom.repeat(
        30_000,
        random -> {
          String text = RandomTargets.text(random);
          text = random.oneIn(3) ? text : TextVariants.mutated(text, random);
          ParseOption[] options = RandomTargets.options(random);
          String expected = new ReferenceTarget(Set.of(options)).parse(text).orElse(null);
          if (expected == null) {
            Refused.target(text, options);
          } else {
            assertEquals(expected, Target.parse(text, options).toString(), text);
          }
        });
  }

  @Test
  void networksAreReadAsArithmeticSays() {
    SeededRandom.repeat(
        30_000,
        random -> {
          IpAddress address = random.nextAddress();
          Family family = address.family();
          int prefix = random.nextInt(family.bits() + 1);
          BigInteger size = ReferenceAddress.size(family, prefix);
          BigInteger number = ReferenceAddress.number(address);
          BigInteger rest = number.mod(size);
          IpAddress lowest = ReferenceAddress.address(family, number.subtract(rest));
          String text = address + "/" + prefix;
          if (rest.signum() == 0) {
            assertEquals(text, Target.parse(text, ParseOption.LITERAL_FAMILY).toString());
          } else {
            assertEquals(
                lowest + "/" + prefix, Refused.target(text, ParseOption.LITERAL_FAMILY).expected());
          }
          assertEquals(
              new Target.Network(lowest, prefix),
              Target.parse(text, ParseOption.LITERAL_FAMILY, ParseOption.MASK_HOST_BITS));
        });
  }

  private static IpAddress ip(String text) {
    return IpAddress.parse(text);
  }
}
