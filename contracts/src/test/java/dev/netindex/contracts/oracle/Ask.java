package dev.netindex.contracts.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.MatchVisitor;
import dev.netindex.format.reader.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Asks one question in every form that the reader has for it, and compares each answer. Holds one
 * cursor, which all questions reuse; belongs to one thread.
 */
public final class Ask {
  private static final int STOP_AT_EVERY = 48;

  private final IndexReader reader;
  private final MatchCursor cursor;

  /** Asks this reader. */
  public Ask(IndexReader reader) {
    this.reader = reader;
    this.cursor = reader.cursor();
  }

  /** Compares what an address gives: all matches, the first, membership, and longest prefix. */
  public void ip(PlainAddress asked, List<Assertion> expected, Optional<Assertion> longest) {
    IpAddress ip = asked.toIp();
    Target target = new Target.Address(ip);
    lists(asked, expected, reader.lookup(ip), reader.lookup(Query.ip(ip)));
    lists(asked, expected, reader.intersecting(target));
    assertEquals(first(expected), reader.first(ip).map(Answers::of), () -> "first " + asked);
    assertEquals(!expected.isEmpty(), reader.contains(ip), () -> "contains " + asked);
    assertEquals(!expected.isEmpty(), reader.intersects(target), () -> "intersects " + asked);
    visits(asked, expected, visitor -> reader.visit(ip, visitor));
    walks(asked, expected, cursor.match(ip));
    walks(asked, expected, cursor.match(Query.ip(ip)));
    if (asked.v6()) {
      walks(asked, expected, cursor.matchIpv6(asked.high(), asked.low()));
      assertEquals(
          !expected.isEmpty(),
          reader.containsIpv6(asked.high(), asked.low()),
          () -> "containsIpv6 " + asked);
    } else {
      walks(asked, expected, cursor.matchIpv4((int) asked.low()));
      assertEquals(
          !expected.isEmpty(),
          reader.containsIpv4((int) asked.low()),
          () -> "containsIpv4 " + asked);
    }
    longest(asked, longest);
    if (!expected.isEmpty()) {
      assertTrue(reader.coverage().mayContain(ip), () -> "coverage " + asked);
    }
  }

  private void longest(PlainAddress asked, Optional<Assertion> longest) {
    IpAddress ip = asked.toIp();
    List<Assertion> one = longest.stream().toList();
    assertEquals(
        longest, reader.longestPrefix(ip).map(Answers::of), () -> "longestPrefix " + asked);
    walks(asked, one, cursor.matchLongest(ip));
    walks(
        asked,
        one,
        asked.v6()
            ? cursor.matchLongestIpv6(asked.high(), asked.low())
            : cursor.matchLongestIpv4((int) asked.low()));
  }

  /** Compares what an AS number gives. */
  public void asn(long number, List<Assertion> expected) {
    String asked = "AS" + number;
    lists(asked, expected, reader.lookupAsn(number), reader.lookup(Query.asn(number)));
    assertEquals(first(expected), reader.firstAsn(number).map(Answers::of), asked);
    assertEquals(!expected.isEmpty(), reader.containsAsn(number), asked);
    visits(asked, expected, visitor -> reader.visitAsn(number, visitor));
    walks(asked, expected, cursor.matchAsn(number));
    walks(asked, expected, cursor.match(Query.asn(number)));
  }

  /** Compares which rows share an address with a target. */
  public void intersecting(PlainTarget asked, List<Assertion> expected) {
    Target target = asked.toTarget();
    Query query = Query.intersecting(target);
    lists(asked, expected, reader.intersecting(target), reader.lookup(query));
    assertEquals(!expected.isEmpty(), reader.intersects(target), () -> "intersects " + asked);
    visits(asked, expected, visitor -> reader.visitIntersecting(target, visitor));
    walks(asked, expected, cursor.matchIntersecting(target));
    walks(asked, expected, cursor.match(query));
  }

  /** Compares which rows lie in a target. */
  public void within(PlainTarget asked, List<Assertion> expected) {
    Target target = asked.toTarget();
    lists(asked, expected, reader.within(target));
    visits(asked, expected, visitor -> reader.visitWithin(target, visitor));
    walks(asked, expected, cursor.matchWithin(target));
  }

  /** Compares all rows, and their number. */
  public void all(List<Assertion> expected) {
    assertEquals(expected.size(), reader.size(), "size");
    assertEquals(expected.isEmpty(), reader.isEmpty(), "isEmpty");
    visits("all", expected, reader::visitAll);
    walks("all", expected, cursor.matchAll());
  }

  /** Compares what many questions give at once, in their order. */
  public void batch(List<Query> asked, List<List<Assertion>> expected) {
    List<List<Assertion>> seen = new ArrayList<>();
    asked.forEach(query -> seen.add(new ArrayList<>()));
    int[] last = {0};
    boolean toTheEnd =
        reader.visitBatch(
            asked,
            (query, match) -> {
              assertTrue(query >= last[0], "batch goes back");
              last[0] = query;
              seen.get(query).add(Answers.of(match));
              return true;
            });
    assertTrue(toTheEnd, "batch ran to the end");
    for (int i = 0; i < asked.size(); i++) {
      Query query = asked.get(i);
      assertEquals(expected.get(i), seen.get(i), () -> "batch " + query);
    }
    batchStops(asked, expected);
  }

  private void batchStops(List<Query> asked, List<List<Assertion>> expected) {
    int total = expected.stream().mapToInt(List::size).sum();
    for (int stop : new int[] {1, total / 2, total}) {
      if (stop > 0 && stop <= total) {
        int[] calls = {0};
        assertFalse(reader.visitBatch(asked, (query, match) -> ++calls[0] < stop));
        assertEquals(stop, calls[0], "batch stopped");
      }
    }
  }

  @SafeVarargs
  private static void lists(Object asked, List<Assertion> expected, List<Match>... answers) {
    for (List<Match> answer : answers) {
      assertEquals(expected, Answers.of(answer), () -> "list of " + asked);
    }
  }

  private static Optional<Assertion> first(List<Assertion> rows) {
    return rows.stream().findFirst();
  }

  private void walks(Object asked, List<Assertion> expected, MatchCursor started) {
    List<Assertion> seen = new ArrayList<>();
    while (started.next()) {
      seen.add(Answers.of(started));
    }
    assertEquals(expected, seen, () -> "cursor over " + asked);
    assertFalse(started.next(), () -> "cursor past the end of " + asked);
  }

  private void visits(Object asked, List<Assertion> expected, Predicate<MatchVisitor> visit) {
    List<Assertion> seen = new ArrayList<>();
    boolean toTheEnd = visit.test(view -> seen.add(Answers.checked(view, reader)));
    assertTrue(toTheEnd, () -> "visit to the end of " + asked);
    assertEquals(expected, seen, () -> "visit of " + asked);
    int rows = expected.size();
    for (int stop = 1; stop <= rows; stop += stop < STOP_AT_EVERY ? 1 : 1 + rows / 7) {
      int at = stop;
      seen.clear();
      boolean ended =
          visit.test(
              view -> {
                seen.add(Answers.of(view));
                return seen.size() < at;
              });
      assertFalse(ended, () -> "visit stopped at " + at + " of " + asked);
      assertEquals(expected.subList(0, at), seen, () -> "visit stopped at " + at + " of " + asked);
    }
  }
}
