package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.format.IpAddress;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchView;
import dev.netindex.format.reader.Query;
import dev.netindex.format.reader.ReaderSet;
import dev.netindex.format.reader.TargetKind;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The golden questions, asked of files whose answers nobody wrote down. */
public final class GoldenQueries {
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final List<PlainAddress> addresses = new ArrayList<>();
  private final List<Long> numbers = new ArrayList<>();

  /** Takes the questions of a case. */
  public GoldenQueries(GoldenAnswers golden) {
    for (String text : golden.queries()) {
      if (text.startsWith("AS")) {
        numbers.add(Long.parseLong(text.substring(2)));
      } else {
        addresses.add(PlainAddress.parse(text));
      }
    }
  }

  /** Returns a question as the product's value; families are as written. */
  static Query query(String text) {
    return text.startsWith("AS")
        ? Query.asn(Long.parseLong(text.substring(2)))
        : Query.ip(PlainAddress.parse(text).toIp());
  }

  /** Compares all answers with those computed from the rows that the same reader lists. */
  void answerLikeTheirRows(IndexReader reader, String what) {
    List<Assertion> rows = new ArrayList<>();
    reader.visitAll(match -> rows.add(Answers.of(match)));
    BruteForce model = new BruteForce(rows);
    assertEquals(model.all(), rows, () -> "file order after " + what);
    for (long number : numbers) {
      assertEquals(model.asn(number), Answers.of(reader.lookupAsn(number)), what);
    }
    for (PlainAddress asked : addresses) {
      IpAddress ip = asked.toIp();
      List<Assertion> found = Answers.of(reader.lookup(ip));
      assertEquals(model.containing(asked), found, what);
      assertEquals(BruteForce.longest(found), reader.longestPrefix(ip).map(Answers::of), what);
      assertEquals(!found.isEmpty(), reader.contains(ip), what);
    }
  }

  /** Asks everything; each question returns within a second, or fails as the format documents. */
  public void returnOrFailAsDocumented(IndexReader reader, String what) {
    returnOrFailAsDocumented(reader, what, 0, 1);
  }

  /** Asks one address in so many, beginning at one of them, and everything else. */
  void returnOrFailAsDocumented(IndexReader reader, String what, int from, int step) {
    attempt(what + ", all", () -> reader.visitAll(GoldenQueries::read));
    attempt(what + ", coverage", reader::coverage);
    attempt(what + ", inspection", reader::inspect);
    attempt(what + ", fine routing", () -> ReaderSet.withFineRouting(List.of(reader)));
    for (long number : numbers) {
      String where = what + ", AS" + number;
      attempt(where, () -> reader.visitAsn(number, GoldenQueries::read));
      attempt(where, () -> reader.containsAsn(number));
    }
    for (int i = from % step; i < addresses.size(); i += step) {
      PlainAddress asked = addresses.get(i);
      String where = what + ", " + asked;
      IpAddress ip = asked.toIp();
      Target around = Target.Network.masking(ip, asked.v6() ? 40 : 12);
      attempt(where, () -> reader.visit(ip, GoldenQueries::read));
      attempt(where, () -> reader.lookup(ip).forEach(Match::payloadBytes));
      attempt(where, () -> reader.contains(ip));
      attempt(where, () -> reader.longestPrefix(ip).ifPresent(Match::payloadBytes));
      attempt(where, () -> reader.visitIntersecting(around, GoldenQueries::read));
      attempt(where, () -> reader.visitWithin(around, GoldenQueries::read));
    }
  }

  /** Reads all that a match says; in a file that nobody checked it need not make sense. */
  private static boolean read(MatchView match) {
    match.recordId();
    if (match.kind() != TargetKind.ASN) {
      match.family();
    }
    match.prefixLength();
    match.startHigh();
    match.startLow();
    match.endHigh();
    match.endLow();
    match.asn();
    attempt("payload", () -> match.payload().toArray(ValueLayout.JAVA_BYTE));
    attempt("text", () -> match.appendTarget(new StringBuilder()));
    attempt("target", match::target);
    attempt("match", match::toMatch);
    return true;
  }

  private static void attempt(String what, Runnable question) {
    long taken = nanos(what, question);
    if (taken > LONGEST_NANOS) {
      taken = nanos(what, question); // the machine may have been busy, but not twice
    }
    long longer = taken;
    assertTrue(longer < LONGEST_NANOS, () -> what + " takes " + longer + " ns");
  }

  private static long nanos(String what, Runnable question) {
    long started = System.nanoTime();
    try {
      question.run();
    } catch (NetindexException documented) {
      // An answer, too.
    } catch (AssertionError inside) {
      throw new AssertionError(what + ": " + inside.getMessage(), inside);
    } catch (Throwable other) {
      throw new AssertionError(what + " fails with " + other, other);
    }
    return System.nanoTime() - started;
  }
}
