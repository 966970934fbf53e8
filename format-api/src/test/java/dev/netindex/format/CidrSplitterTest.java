package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CidrSplitterTest {
  private static final String END_4 = "255.255.255.255";
  private static final String END_6 = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

  @Test
  void case6ARangeIsSplitIntoTheFewestNetworks() {
    assertSplit(
        "5.57.17.0-5.57.22.255", "5.57.17.0/24", "5.57.18.0/23", "5.57.20.0/23", "5.57.22.0/24");
  }

  @Test
  void theWholeSpaceIsOneNetwork() {
    assertSplit("0.0.0.0-" + END_4, "0.0.0.0/0");
    assertSplit("::-" + END_6, "::/0");
    assertSplit("0.0.0.0/0", "0.0.0.0/0");
    assertSplit("::/0", "::/0");
  }

  @Test
  void oneAddressIsOneNetwork() {
    for (String text : List.of("0.0.0.0", "1.2.3.4", END_4)) {
      assertSplit(text, text + "/32");
      assertSplit(text + "-" + text, text + "/32");
    }
    for (String text : List.of("::", "1::2", END_6)) {
      assertSplit(text, text + "/128");
      assertSplit(text + "-" + text, text + "/128");
    }
  }

  @Test
  void theEndsOfTheSpaceAreReachedAndNotPassed() {
    assertSplit("255.255.255.254-" + END_4, "255.255.255.254/31");
    assertSplit("255.255.255.253-" + END_4, "255.255.255.253/32", "255.255.255.254/31");
    assertSplit("128.0.0.0-" + END_4, "128.0.0.0/1");
    assertSplit("8000::-" + END_6, "8000::/1");
    assertSplit("::-::1", "::/127");
  }

  @Test
  void theHalvesOfAnIpv6AddressAreCrossed() {
    assertSplit("::ffff:ffff:ffff:ffff-0:0:0:1::", "::ffff:ffff:ffff:ffff/128", "0:0:0:1::/128");
    assertSplit("::-0:0:0:1::", "::/64", "0:0:0:1::/128");
    assertSplit("::-0:0:0:1:ffff:ffff:ffff:ffff", "::/63");
  }

  @Test
  void theWorstRangesHave62And254Networks() {
    IpTarget worst4 = (IpTarget) Target.parse("0.0.0.1-255.255.255.254");
    IpTarget worst6 = (IpTarget) Target.parse("::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe");
    assertEquals(62, worst4.networks().size());
    assertEquals(254, worst6.networks().size());
    assertEquals(reference(worst4), worst4.networks());
    assertEquals(reference(worst6), worst6.networks());
  }

  @Test
  void theListIsImmutable() {
    List<Target.Network> networks = ((IpTarget) Target.parse("1.2.3.4")).networks();
    assertThrows(UnsupportedOperationException.class, networks::clear);
  }

  @Test
  void randomRangesAreSplitAsTheTreeOfAllNetworksSays() {
    SeededRandom.repeat(
        10_000,
        random -> {
          IpTarget target =
              random.oneIn(4) ? RandomTargets.network(random) : RandomTargets.range(random);
          assertEquals(reference(target), target.networks(), target::toString);
        });
  }

  private static void assertSplit(String target, String... networks) {
    List<String> split =
        ((IpTarget) Target.parse(target)).networks().stream().map(Target::toString).toList();
    assertEquals(Stream.of(networks).toList(), split, target);
  }

  /** Takes each node of the binary tree of networks that lies inside, from the root down. */
  private static List<Target.Network> reference(IpTarget target) {
    List<Target.Network> networks = new ArrayList<>();
    BigInteger first = ReferenceAddress.number(target.first());
    BigInteger last = ReferenceAddress.number(target.last());
    collect(networks, target.family(), BigInteger.ZERO, 0, first, last);
    return networks;
  }

  private static void collect(
      List<Target.Network> networks,
      Family family,
      BigInteger start,
      int prefix,
      BigInteger first,
      BigInteger last) {
    BigInteger size = ReferenceAddress.size(family, prefix);
    BigInteger end = start.add(size).subtract(BigInteger.ONE);
    if (start.compareTo(last) > 0 || end.compareTo(first) < 0) {
      return;
    }
    if (start.compareTo(first) >= 0 && end.compareTo(last) <= 0) {
      networks.add(new Target.Network(ReferenceAddress.address(family, start), prefix));
      return;
    }
    collect(networks, family, start, prefix + 1, first, last);
    BigInteger middle = start.add(size.shiftRight(1));
    collect(networks, family, middle, prefix + 1, first, last);
  }
}
