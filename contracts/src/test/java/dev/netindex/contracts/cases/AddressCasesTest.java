package dev.netindex.contracts.cases;

import static dev.netindex.contracts.cases.Rows.all;
import static dev.netindex.contracts.cases.Rows.longest;
import static dev.netindex.contracts.cases.Rows.member;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.NetindexException;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The numbered cases of the address policy that need an index. */
final class AddressCasesTest {
  private static final String HIGHEST_V6 = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

  @Test
  void case01AMappedQueryMeansTheIpv4Address() throws UnknownHostException {
    IndexReader reader = Rows.of("8.8.8.0/24", "A");
    for (String query :
        List.of("8.8.8.8", "::ffff:8.8.8.8", "::ffff:808:808", "0:0:0:0:0:FFFF:8.8.8.8")) {
      assertEquals(List.of("A"), all(reader, query), query);
      assertEquals(Optional.of("A"), longest(reader, query), query);
      assertTrue(member(reader, query), query);
    }
    byte[] mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 8, 8, 8, 8};
    assertEquals(1, reader.lookup(IpAddress.ofBytes(mapped)).size());
    InetAddress scoped = Inet6Address.getByAddress(null, mapped, 1);
    assertEquals(1, reader.lookup(IpAddress.of(scoped)).size());
  }

  @Test
  void case01AMappedTargetMeansTheIpv4Network() {
    IndexReader reader = Rows.of("::ffff:8.8.8.0/120", "A", "::ffff:1.2.3.4", "B");
    assertEquals(List.of("A"), all(reader, "8.8.8.8"));
    assertEquals("8.8.8.0/24", reader.lookup("8.8.8.8").getFirst().target().toString());
    assertEquals(List.of("B"), all(reader, "1.2.3.4"));
  }

  @Test
  void case01ALiteralIpv6QueryIsNotUnmapped() {
    IndexReader reader = Rows.of("8.8.8.0/24", "A");
    long low = 0xFFFF_0808_0808L;
    assertFalse(reader.containsIpv6(0, low));
    assertEquals(List.of(), reader.lookup(IpAddress.ofIpv6(0, low)));
  }

  @Test
  void case02AnIpv4CompatibleQueryStaysIpv6() {
    IndexReader reader = Rows.of("8.8.8.0/24", "A", "::808:808", "compatible");
    assertEquals(List.of("compatible"), all(reader, "::8.8.8.8"));
    assertEquals(List.of("A"), all(reader, "8.8.8.8"));
    assertEquals(List.of(), all(Rows.of("8.8.8.0/24", "A"), "::8.8.8.8"));
    assertEquals("::808:808", IpAddress.parse("::8.8.8.8").toString());
  }

  @Test
  void case03DefaultRoutesOfBothFamiliesAreApart() {
    IndexReader reader = Rows.of("0.0.0.0/0", "D4", "::/0", "D6");
    for (String query : List.of("0.0.0.0", "1.2.3.4", "255.255.255.255")) {
      assertEquals(List.of("D4"), all(reader, query), query);
    }
    for (String query : List.of("::", "2001:db8::1", HIGHEST_V6)) {
      assertEquals(List.of("D6"), all(reader, query), query);
    }
  }

  @Test
  void case04NeighbouringNetworksAndAHostInside() {
    IndexReader reader = Rows.of("10.0.0.0/31", "A", "10.0.0.1/32", "B", "10.0.0.2/31", "C");
    assertEquals(List.of("A"), all(reader, "10.0.0.0"));
    assertEquals(Set.of("A", "B"), Set.copyOf(all(reader, "10.0.0.1")));
    assertEquals(2, all(reader, "10.0.0.1").size());
    assertEquals(Optional.of("B"), longest(reader, "10.0.0.1"));
    assertEquals(List.of("C"), all(reader, "10.0.0.2"));
    assertEquals(List.of("C"), all(reader, "10.0.0.3"));
    assertEquals(List.of(), all(reader, "10.0.0.4"));
    assertEquals(List.of(), all(reader, "9.255.255.255"));
  }

  @Test
  void case05NestedPrefixesInBothOrders() {
    for (IndexReader reader :
        List.of(
            Rows.of("66.17.128.0/17", "W", "66.17.185.0/24", "S"),
            Rows.of("66.17.185.0/24", "S", "66.17.128.0/17", "W"))) {
      assertEquals(Optional.of("S"), longest(reader, "66.17.185.5"));
      assertEquals(Set.of("W", "S"), Set.copyOf(all(reader, "66.17.185.5")));
      assertEquals(Optional.of("W"), longest(reader, "66.17.128.1"));
      assertEquals(Optional.of("W"), longest(reader, "66.17.255.255"));
      assertEquals(Optional.empty(), longest(reader, "66.18.0.0"));
    }
  }

  @Test
  void case06ARangeIsReportedAsARange() {
    IndexReader reader = Rows.of("5.57.17.0-5.57.22.255", "X");
    assertEquals(List.of(), all(reader, "5.57.16.255"));
    assertEquals(List.of("X"), all(reader, "5.57.17.0"));
    assertEquals(List.of("X"), all(reader, "5.57.22.255"));
    assertEquals(List.of(), all(reader, "5.57.23.0"));
    assertEquals(Optional.empty(), longest(reader, "5.57.17.0"), "ranges are no prefixes");
    Target target = reader.lookup("5.57.20.1").getFirst().target();
    assertEquals("5.57.17.0-5.57.22.255", target.toString());
    assertEquals(
        List.of("5.57.17.0/24", "5.57.18.0/23", "5.57.20.0/23", "5.57.22.0/24"),
        ((IpTarget) target).networks().stream().map(Target.Network::toString).toList());
  }

  @Test
  void case07OverlappingRangesAllAnswer() {
    IndexReader reader =
        Rows.of(
            "5.57.16.0-5.57.22.255", "N1",
            "5.57.17.0-5.57.22.255", "N2",
            "5.57.16.0-5.57.16.255", "G");
    assertEquals(List.of("G", "N1"), all(reader, "5.57.16.9"), "the shorter one ends first");
    assertEquals(List.of("N1", "N2"), all(reader, "5.57.20.1"));
  }

  @Test
  void case08EqualRowsAreKeptAndTheirPayloadIsStoredOnce() {
    IndexReader reader = Rows.of("1.0.0.0/24", "x", "1.0.0.0/24", "x", "1.0.0.0/24", "x");
    List<Match> matches = reader.lookup("1.0.0.7");
    assertEquals(List.of("x", "x", "x"), Rows.payloads(matches));
    assertEquals(List.of(0L, 1L, 2L), matches.stream().map(Match::recordId).toList());
    List<Long> offsets = new ArrayList<>();
    reader.visitAll(match -> offsets.add(match.payloadOffset()));
    assertEquals(1, Set.copyOf(offsets).size(), "one place for three equal payloads");
    assertEquals(1, reader.inspect().payloads().poolBytes());
    assertTrue(member(reader, "1.0.0.255"));
    assertFalse(member(reader, "1.0.1.0"));
    assertEquals(0, reader.longestPrefix(IpAddress.parse("1.0.0.7")).orElseThrow().recordId());
  }

  @Test
  void case09HostBitsAreRefusedByNameOrMaskedByOption() {
    NetindexException refused =
        assertThrows(NetindexException.class, () -> Target.parse("10.0.0.1/8"));
    assertTrue(refused.getMessage().contains("10.0.0.1/8"), refused.getMessage());
    assertTrue(refused.getMessage().contains("10.0.0.0/8"), refused.getMessage());
    Target masked = Target.parse("10.0.0.1/8", ParseOption.MASK_HOST_BITS);
    IndexReader reader = Rows.of(masked.toString(), "A");
    assertEquals("10.0.0.0/8", reader.lookup("10.1.2.3").getFirst().target().toString());
  }

  @Test
  void case12ZonesAreIgnoredInQueriesAndRefusedInTargets() throws UnknownHostException {
    IndexReader reader = Rows.of("fe80::/10", "L");
    assertEquals(List.of("L"), all(reader, "fe80::1%eth0"));
    assertEquals(List.of("L"), all(reader, "fe80::1%no-such-if"));
    byte[] bytes = IpAddress.parse("fe80::1").toBytes();
    InetAddress scoped = Inet6Address.getByAddress(null, bytes, 7);
    assertEquals(List.of("L"), Rows.payloads(reader.lookup(IpAddress.of(scoped))));
    assertThrows(NetindexException.class, () -> reader.lookup("fe80::1%"));
    assertThrows(NetindexException.class, () -> Target.parse("fe80::1%eth0"));
    assertThrows(NetindexException.class, () -> Target.parse("fe80::%eth0/10"));
    assertThrows(NetindexException.class, () -> Target.parse("fe80::1%1", ParseOption.IGNORE_ZONE));
  }

  @Test
  void asZeroIsRefusedAsATargetAndMissesAsAQuery() {
    assertThrows(NetindexException.class, () -> Target.parse("AS0"));
    IndexReader reader = Rows.of("AS1", "one", "AS4294967295", "last", "AS1", "again");
    assertEquals(List.of(), reader.lookupAsn(0));
    assertFalse(reader.containsAsn(0));
    assertEquals(List.of("one", "again"), Rows.payloads(reader.lookupAsn(1)));
    assertEquals(List.of("last"), Rows.payloads(reader.lookupAsn(4_294_967_295L)));
    assertEquals(List.of(), all(reader, "0.0.0.1"), "an AS number is no address");
  }
}
