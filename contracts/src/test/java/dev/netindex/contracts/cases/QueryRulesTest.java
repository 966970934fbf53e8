package dev.netindex.contracts.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.reader.BatchException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.MatchVisitor;
import dev.netindex.format.reader.Query;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What may be asked, and what a cursor and a visitor may do. */
final class QueryRulesTest {
  private final IndexReader reader =
      Rows.of("10.0.0.0/8", "net", "10.0.0.1", "host", "10.0.0.0-10.0.0.9", "range", "AS7", "as");

  @Test
  void anAsNumberIsNoPlaceToIntersectOrToLieIn() {
    Target asn = Target.parse("AS7");
    MatchVisitor none = match -> true;
    MatchCursor cursor = reader.cursor();
    for (Executable call :
        List.<Executable>of(
            () -> reader.intersecting(asn),
            () -> reader.within(asn),
            () -> reader.intersects(asn),
            () -> reader.visitIntersecting(asn, none),
            () -> reader.visitWithin(asn, none),
            () -> reader.lookup(Query.intersecting(asn)),
            () -> cursor.matchIntersecting(asn),
            () -> cursor.matchWithin(asn))) {
      InvalidInputException refused = assertThrows(InvalidInputException.class, call);
      assertEquals(Fault.QUERY_TARGET, refused.fault());
      assertTrue(refused.getMessage().contains("AS7"), refused.getMessage());
    }
  }

  @Test
  void aVisitorsExceptionComesOutAsItIs() {
    RuntimeException mine = new RuntimeException("mine");
    MatchVisitor failing =
        match -> {
          throw mine;
        };
    IpAddress ip = IpAddress.parse("10.0.0.1");
    assertSame(mine, assertThrows(RuntimeException.class, () -> reader.visit(ip, failing)));
    assertSame(mine, assertThrows(RuntimeException.class, () -> reader.visitAsn(7, failing)));
    assertSame(mine, assertThrows(RuntimeException.class, () -> reader.visitAll(failing)));
    for (RuntimeException own :
        List.of(
            new IllegalStateException("mine"),
            new IndexOutOfBoundsException("mine"),
            new IllegalArgumentException("mine"))) {
      RuntimeException thrown =
          assertThrows(
              RuntimeException.class,
              () ->
                  reader.visit(
                      ip,
                      match -> {
                        throw own;
                      }));
      assertSame(own, thrown);
    }
  }

  @Test
  void aBatchNamesTheQueryAtWhichItsVisitorFailed() {
    RuntimeException mine = new RuntimeException("mine");
    List<Query> queries =
        List.of(
            Query.asn(9),
            Query.ip(IpAddress.parse("11.0.0.1")),
            Query.ip(IpAddress.parse("10.0.0.1")),
            Query.asn(7));
    BatchException failed =
        assertThrows(
            BatchException.class,
            () ->
                reader.visitBatch(
                    queries,
                    (query, match) -> {
                      throw mine;
                    }));
    assertEquals(2, failed.queryIndex());
    assertSame(mine, failed.getCause());
    assertTrue(failed.getMessage().contains("2"), failed.getMessage());
  }

  @Test
  void numbersThatNoAsCanHaveMiss() {
    for (long number : new long[] {0, -1, 1L << 32, (1L << 32) + 7, Long.MIN_VALUE}) {
      assertEquals(List.of(), reader.lookupAsn(number));
      assertFalse(reader.containsAsn(number));
    }
    assertTrue(reader.containsAsn(7));
  }

  @Test
  void aCursorHasNoMatchBeforeTheFirstAndAfterTheLast() {
    MatchCursor cursor = reader.cursor();
    assertFalse(cursor.next(), "no query yet");
    nothingToRead(cursor);
    cursor.matchAsn(7);
    nothingToRead(cursor);
    assertTrue(cursor.next());
    assertEquals(7, cursor.asn());
    assertFalse(cursor.next());
    nothingToRead(cursor);
    assertFalse(cursor.next());
  }

  private static void nothingToRead(MatchCursor cursor) {
    for (Executable read :
        List.<Executable>of(
            cursor::recordId,
            cursor::kind,
            cursor::target,
            cursor::payload,
            cursor::payloadOffset,
            cursor::toMatch)) {
      assertThrows(IllegalStateException.class, read);
    }
  }

  @Test
  void aNewQueryForgetsTheHalfFinishedOne() {
    MatchCursor cursor = reader.cursor().matchAll();
    assertTrue(cursor.next());
    cursor.matchLongest(IpAddress.parse("10.0.0.1"));
    assertTrue(cursor.next());
    assertEquals("10.0.0.1", cursor.target().toString());
    assertFalse(cursor.next());
    cursor.matchIpv4(0x0A000005);
    List<Long> ids = new ArrayList<>();
    while (cursor.next()) {
      ids.add(cursor.recordId());
    }
    assertEquals(List.of(2L, 0L), ids);
  }

  @Test
  void aMatchStaysWhenTheCursorMovesOn() {
    MatchCursor cursor = reader.cursor().matchAll();
    assertTrue(cursor.next());
    Match first = cursor.toMatch();
    while (cursor.next()) {
      assertTrue(cursor.recordId() >= 0);
    }
    assertEquals("10.0.0.0-10.0.0.9", first.target().toString());
    assertEquals("range", first.payloadText());
    assertEquals(2, first.recordId());
  }

  @Test
  void coverageOutlivesItsReader() {
    IndexReader closing = Rows.of("10.0.0.0/8", "net");
    var coverage = closing.coverage();
    closing.close();
    assertTrue(coverage.mayContain(IpAddress.parse("10.0.0.1")));
    assertFalse(coverage.mayContain(IpAddress.parse("11.0.0.1")));
    assertFalse(coverage.mayContain(IpAddress.parse("a00::1")), "families are apart");
  }

  @Test
  void textThatIsNoAddressIsRefused() {
    for (String text : List.of("", "10.0.0.0/8", "AS7", "10.0.0", "::g", "localhost")) {
      assertThrows(InvalidInputException.class, () -> reader.lookup(text), text);
    }
  }
}
