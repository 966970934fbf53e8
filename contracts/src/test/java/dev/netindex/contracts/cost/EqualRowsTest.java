package dev.netindex.contracts.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions with one answer do not pay for the number of rows that would match. */
final class EqualRowsTest {
  private static final int FEW = 10;
  private static final int MANY = 300_000;
  private static final int LOOKUPS = 400;
  private static final int REPEATS = 15;

  /** The many would cost 30,000 times as much if each row were looked at. */
  private static final long TIMES = 50;

  private static final IpAddress V4 = IpAddress.parse("10.1.2.3");
  private static final IpAddress V6 = IpAddress.parse("2001:db8::1");

  /** Rows in file order: so many copies of one target, then another target. */
  record Rows(String many, String last, IpAddress asked, String longest) {
    IndexReader reader(int copies) {
      IndexBuilder builder = new IndexBuilder();
      Target target = Target.parse(many);
      for (int i = 0; i < copies; i++) {
        builder.add(target, new byte[0]);
      }
      builder.add(Target.parse(last), new byte[0]);
      return IndexReader.open(builder.toByteArray());
    }
  }

  static List<Rows> rows() {
    return List.of(
        new Rows("10.0.0.0/8", "11.0.0.0/8", V4, "10.0.0.0/8"),
        new Rows("10.0.0.0/8", "10.1.2.3", V4, "10.1.2.3"),
        new Rows("10.0.0.0-10.255.255.255", "10.0.0.0/8", V4, "10.0.0.0/8"),
        new Rows("10.0.0.0-10.255.255.255", "10.1.2.0/24", V4, "10.1.2.0/24"),
        new Rows("10.1.2.0-10.1.2.7", "10.0.0.0/8", V4, "10.0.0.0/8"),
        new Rows("10.1.2.3-10.1.2.3", "0.0.0.0/0", V4, "0.0.0.0/0"),
        new Rows("10.0.0.0-10.255.255.255", "11.0.0.0/8", V4, ""),
        new Rows("2001:db8::/32", "2001:db9::/32", V6, "2001:db8::/32"),
        new Rows(
            "2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:db8::/32",
            V6,
            "2001:db8::/32"),
        new Rows("2001:db8::1-2001:db8::1", "::/0", V6, "::/0"));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void membershipFirstAndLongestPrefixCostTheSameForManyEqualRows(Rows rows) {
    IndexReader few = rows.reader(FEW);
    IndexReader many = rows.reader(MANY);
    for (IndexReader reader : List.of(few, many)) {
      assertEquals(
          rows.longest(),
          reader.longestPrefix(rows.asked()).map(found -> found.target().toString()).orElse(""));
    }
    assertTrue(many.lookup(rows.asked()).size() >= MANY);
    Map<String, Predicate<IndexReader>> questions = new LinkedHashMap<>();
    Target target = new Target.Address(rows.asked());
    questions.put("contains", reader -> reader.contains(rows.asked()));
    questions.put("intersects", reader -> reader.intersects(target));
    questions.put("first", reader -> reader.first(rows.asked()).isPresent());
    questions.put("longestPrefix", reader -> reader.longestPrefix(rows.asked()).isPresent());
    questions.forEach(
        (name, question) -> {
          long fast = median(few, question);
          long slow = median(many, question);
          assertTrue(
              slow < TIMES * Math.max(fast, 10_000),
              () -> name + " takes " + slow + " ns among many, " + fast + " among few");
        });
  }

  private static long median(IndexReader reader, Predicate<IndexReader> question) {
    long[] nanos = new long[REPEATS];
    int found = 0;
    for (int repeat = 0; repeat < REPEATS; repeat++) {
      long started = System.nanoTime();
      for (int i = 0; i < LOOKUPS; i++) {
        found += question.test(reader) ? 1 : 0;
      }
      nanos[repeat] = System.nanoTime() - started;
    }
    assertTrue(found == 0 || found == REPEATS * LOOKUPS);
    Arrays.sort(nanos);
    return nanos[REPEATS / 2];
  }
}
