package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetTest {
  private static final IpAddress LOW = IpAddress.ofIpv4(0x0A000001);
  private static final IpAddress HIGH = IpAddress.ofIpv4(0x0A000002);

  @Test
  void case3DefaultNetworksHoldTheirFamilyAndNoOther() {
    IpTarget all4 = (IpTarget) Target.parse("0.0.0.0/0");
    IpTarget all6 = (IpTarget) Target.parse("::/0");
    for (String text : List.of("0.0.0.0", "1.2.3.4", "255.255.255.255")) {
      assertTrue(all4.contains(IpAddress.parse(text)), text);
      assertFalse(all6.contains(IpAddress.parse(text)), text);
    }
    String end = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";
    for (String text : List.of("::", "2001:db8::1", end)) {
      assertFalse(all4.contains(IpAddress.parse(text)), text);
      assertTrue(all6.contains(IpAddress.parse(text)), text);
    }
    assertEquals("255.255.255.255", all4.last().toString());
    assertEquals(end, all6.last().toString());
  }

  @Test
  void case4HostAndPointToPointNetworksEndWhereTheyShould() {
    IpTarget a = (IpTarget) Target.parse("10.0.0.0/31");
    IpTarget b = (IpTarget) Target.parse("10.0.0.1/32");
    IpTarget c = (IpTarget) Target.parse("10.0.0.2/31");
    String[] members = {"a", "ab", "c", "c", ""};
    for (int i = 0; i < members.length; i++) {
      IpAddress address = IpAddress.ofIpv4(0x0A000000 + i);
      assertEquals(members[i].contains("a"), a.contains(address), address::toString);
      assertEquals(members[i].contains("b"), b.contains(address), address::toString);
      assertEquals(members[i].contains("c"), c.contains(address), address::toString);
    }
  }

  @Test
  void networksCheckPrefixAndHostBits() {
    assertFault(Fault.NETWORK_PREFIX, () -> new Target.Network(LOW, -1));
    assertFault(Fault.NETWORK_PREFIX, () -> new Target.Network(LOW, 33));
    assertFault(Fault.NETWORK_PREFIX, () -> new Target.Network(IpAddress.ofIpv6(0, 0), 129));
    assertFault(Fault.NETWORK_PREFIX, () -> Target.Network.masking(LOW, 33));
    assertFault(Fault.NETWORK_PREFIX, () -> Target.Network.masking(LOW, Integer.MIN_VALUE));
    assertFault(Fault.NETWORK_HOST_BITS, () -> new Target.Network(LOW, 31));
    assertFault(Fault.NETWORK_HOST_BITS, () -> new Target.Network(LOW, 0));
    assertEquals(
        "invalid network host bits: expected 10.0.0.0/8, found 10.0.0.1/8",
        assertThrows(InvalidInputException.class, () -> new Target.Network(LOW, 8)).getMessage());
    assertEquals("10.0.0.0/8", Target.Network.masking(LOW, 8).toString());
  }

  @Test
  void rangesCheckFamilyAndOrder() {
    assertFault(Fault.RANGE_ENDPOINTS, () -> new Target.Range(HIGH, LOW));
    assertFault(Fault.RANGE_ENDPOINTS, () -> new Target.Range(LOW, IpAddress.ofIpv6(0, -1)));
    assertFault(Fault.RANGE_ENDPOINTS, () -> new Target.Range(IpAddress.ofIpv6(0, 0), LOW));
    assertEquals("10.0.0.1-10.0.0.1", new Target.Range(LOW, LOW).toString());
  }

  @Test
  void asNumbersAreFrom1To4294967295() {
    for (long number : new long[] {0, -1, 4294967296L, Long.MIN_VALUE, Long.MAX_VALUE}) {
      assertFault(Fault.AS_NUMBER, () -> new Target.Asn(number));
    }
    assertEquals("AS1", new Target.Asn(1).toString());
    assertEquals("AS4294967295", new Target.Asn(4294967295L).toString());
  }

  @Test
  void nullIsRefusedByEveryConstructor() {
    assertThrows(NullPointerException.class, () -> new Target.Address(null));
    assertThrows(NullPointerException.class, () -> new Target.Network(null, 0));
    assertThrows(NullPointerException.class, () -> new Target.Range(null, LOW));
    assertThrows(NullPointerException.class, () -> new Target.Range(LOW, null));
  }

  @Test
  void oneAddressAsAddressNetworkAndRangeAreThreeTargets() {
    List<IpTarget> targets =
        List.of(new Target.Address(LOW), new Target.Network(LOW, 32), new Target.Range(LOW, LOW));
    for (IpTarget target : targets) {
      assertEquals(1, targets.stream().filter(target::equals).count());
      assertEquals(LOW, target.first());
      assertEquals(LOW, target.last());
      assertEquals(List.of(new Target.Network(LOW, 32)), target.networks());
      assertEquals(Family.IPV4, target.family());
    }
    assertNotEquals(targets.get(0), targets.get(1));
  }

  @Test
  void mappedValuesAreLiteral() {
    IpAddress mapped = IpAddress.ofIpv6(0, 0xFFFF_0A00_0001L);
    assertFalse(new Target.Address(LOW).contains(mapped));
    assertFalse(new Target.Network(LOW, 32).contains(mapped));
    assertEquals("::ffff:10.0.0.1/128", new Target.Network(mapped, 128).toString());
  }

  @Test
  void appendingIsTheSameAsTheText() {
    SeededRandom.repeat(
        1_000,
        random -> {
          Target target = RandomTargets.next(random);
          StringBuilder out = new StringBuilder("x");
          target.appendTo(out);
          assertEquals("x" + target, out.toString());
        });
  }

  @Test
  void membershipIsWhatArithmeticSays() {
    SeededRandom.repeat(
        30_000,
        random -> {
          IpTarget target =
              random.oneIn(2) ? RandomTargets.network(random) : RandomTargets.range(random);
          BigInteger first = ReferenceAddress.number(target.first());
          BigInteger last = ReferenceAddress.number(target.last());
          if (target instanceof Target.Network network) {
            BigInteger size = ReferenceAddress.size(target.family(), network.prefix());
            assertEquals(size, last.subtract(first).add(BigInteger.ONE));
          }
          for (IpAddress address :
              List.of(
                  target.first(),
                  target.last(),
                  random.near(target.first()),
                  random.near(target.last()),
                  random.nextAddress(target.family()))) {
            BigInteger number = ReferenceAddress.number(address);
            boolean inside = first.compareTo(number) <= 0 && number.compareTo(last) <= 0;
            assertEquals(inside, target.contains(address), target + " and " + address);
          }
        });
  }

  private static void assertFault(Fault fault, org.junit.jupiter.api.function.Executable action) {
    InvalidInputException e = assertThrows(InvalidInputException.class, action);
    assertEquals(fault, e.fault(), e::getMessage);
    assertEquals(NetindexException.NO_OFFSET, e.offset());
  }
}
