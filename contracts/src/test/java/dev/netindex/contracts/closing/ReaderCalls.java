package dev.netindex.contracts.closing;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every way of asking, by name, with questions that have answers in the golden case mixed-all. */
final class ReaderCalls {
  private static final IpAddress V4 = IpAddress.parse("0.0.0.42");
  private static final IpAddress V6 = IpAddress.parse("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff");
  private static final Target NETWORK = Target.parse("0.0.0.0/0");
  private static final Target NETWORK_V6 = Target.parse("::/0");
  private static final long ASN = 42;

  private ReaderCalls() {}

  /** Returns the calls on a reader. */
  static Map<String, Runnable> of(IndexReader reader) {
    Map<String, Runnable> calls = new LinkedHashMap<>();
    for (IpAddress ip : List.of(V4, V6)) {
      calls.put("lookup " + ip, () -> reader.lookup(ip));
      calls.put("lookup text " + ip, () -> reader.lookup(ip.toString()));
      calls.put("lookup query " + ip, () -> reader.lookup(Query.ip(ip)));
      calls.put("first " + ip, () -> reader.first(ip));
      calls.put("longestPrefix " + ip, () -> reader.longestPrefix(ip));
      calls.put("contains " + ip, () -> reader.contains(ip));
      calls.put("visit " + ip, () -> reader.visit(ip, match -> true));
      calls.put("cursor " + ip, () -> walk(reader.cursor().match(ip)));
      calls.put("cursor longest " + ip, () -> walk(reader.cursor().matchLongest(ip)));
    }
    for (Target target : List.of(NETWORK, NETWORK_V6)) {
      calls.put("intersecting " + target, () -> reader.intersecting(target));
      calls.put("within " + target, () -> reader.within(target));
      calls.put("intersects " + target, () -> reader.intersects(target));
      calls.put("visitIntersecting " + target, () -> reader.visitIntersecting(target, m -> true));
      calls.put("visitWithin " + target, () -> reader.visitWithin(target, m -> true));
      calls.put("cursor in " + target, () -> walk(reader.cursor().matchWithin(target)));
      calls.put("cursor over " + target, () -> walk(reader.cursor().matchIntersecting(target)));
    }
    calls.put("lookupAsn", () -> reader.lookupAsn(ASN));
    calls.put("firstAsn", () -> reader.firstAsn(ASN));
    calls.put("containsAsn", () -> reader.containsAsn(ASN));
    calls.put("visitAsn", () -> reader.visitAsn(ASN, match -> true));
    calls.put("containsIpv4", () -> reader.containsIpv4(V4.ipv4Bits()));
    calls.put("containsIpv6", () -> reader.containsIpv6(V6.high(), V6.low()));
    calls.put("visitAll", () -> reader.visitAll(match -> true));
    calls.put("cursor all", () -> walk(reader.cursor().matchAll()));
    calls.put("cursor asn", () -> walk(reader.cursor().matchAsn(ASN)));
    calls.put("visitBatch", () -> reader.visitBatch(List.of(Query.ip(V4)), (query, match) -> true));
    return calls;
  }

  /** Goes to the end and looks at every match, though not into payloads: those are the JDK's. */
  private static void walk(MatchCursor cursor) {
    while (cursor.next()) {
      cursor.toMatch();
      cursor.payloadOffset();
    }
  }
}
