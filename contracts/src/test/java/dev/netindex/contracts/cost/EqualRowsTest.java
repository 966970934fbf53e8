package dev.netindex.contracts.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
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

  /** Below this a median says nothing: 400 lookups in 10 microseconds. */
  private static final long LEAST_NANOS = 10_000;

  private static final IpAddress V4 = IpAddress.parse("10.1.2.3");
  private static final IpAddress V6 = IpAddress.parse("2001:db8::1");

  /**
   * So many rows that contain an address, and one more.
   *
   * @param name says which
   * @param many the target of each
   * @param last the target of the one more
   * @param asked the address
   * @param longest the answer, in text; empty for none
   */
  record Rows(String name, IntFunction<Target> many, String last, IpAddress asked, String longest) {
    static Rows equal(String target, String last, IpAddress asked, String longest) {
      Target same = Target.parse(target);
      return new Rows(target + " and " + last, i -> same, last, asked, longest);
    }

    static Rows ranges(int startStep, int endStep, String last, String longest) {
      IntFunction<Target> many =
          i ->
              new Target.Range(
                  IpAddress.ofIpv4(0x0A000000 + i * startStep / 32),
                  IpAddress.ofIpv4(0x0A800000 + i * endStep));
      String name = "ranges " + startStep + ", " + endStep + " and " + last;
      return new Rows(name, many, last, V4, longest);
    }

    IndexReader reader(int copies) {
      IndexBuilder builder = new IndexBuilder();
      for (int i = 0; i < copies; i++) {
        builder.add(many.apply(i), new byte[0]);
      }
      builder.add(Target.parse(last), new byte[0]);
      // Among few rows a directory would answer so fast that the others look slow.
      OpenOptions options = OpenOptions.defaults().directory(DirectorySize.NONE);
      return IndexReader.open(builder.toByteArray(), options);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Rows> rows() {
    String v6Range = "2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff";
    return List.of(
        Rows.equal("10.0.0.0/8", "11.0.0.0/8", V4, "10.0.0.0/8"),
        Rows.equal("10.0.0.0/8", "10.1.2.3", V4, "10.1.2.3"),
        Rows.equal("10.0.0.0-10.255.255.255", "10.0.0.0/8", V4, "10.0.0.0/8"),
        Rows.equal("10.0.0.0-10.255.255.255", "10.1.2.0/24", V4, "10.1.2.0/24"),
        Rows.equal("10.1.2.0-10.1.2.7", "10.0.0.0/8", V4, "10.0.0.0/8"),
        Rows.equal("10.1.2.3-10.1.2.3", "0.0.0.0/0", V4, "0.0.0.0/0"),
        Rows.equal("10.0.0.0-10.255.255.255", "11.0.0.0/8", V4, ""),
        Rows.equal("2001:db8::/32", "2001:db9::/32", V6, "2001:db8::/32"),
        Rows.equal(v6Range, "2001:db8::/32", V6, "2001:db8::/32"),
        Rows.equal("2001:db8::1-2001:db8::1", "::/0", V6, "::/0"),
        Rows.ranges(0, 1, "10.0.0.0/8", "10.0.0.0/8"),
        Rows.ranges(0, 7, "0.0.0.0/0", "0.0.0.0/0"),
        Rows.ranges(1, 0, "10.0.0.0/8", "10.0.0.0/8"),
        Rows.ranges(7, 1, "0.0.0.0/0", "0.0.0.0/0"),
        Rows.ranges(7, 1, "11.0.0.0/8", ""));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void membershipFirstAndLongestPrefixCostTheSameAmongManyMatches(Rows rows) {
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
          long fast = Math.max(median(few, question), LEAST_NANOS);
          long slow = median(many, question);
          assertTrue(
              slow < TIMES * fast,
              () -> name + " takes " + slow + " ns among many, " + fast + " among few");
        });
  }

  @Test
  void containmentCostsTheSameAmongManyRowsThatEndTooLate() {
    Rows rows = Rows.equal("10.0.0.0/8", "10.0.0.0", V4, "10.0.0.0/8");
    Target asked = Target.parse("10.0.0.0");
    Predicate<IndexReader> question = reader -> reader.within(asked).size() == 1;

    long fast = Math.max(median(rows.reader(FEW), question), LEAST_NANOS);
    long slow = median(rows.reader(MANY), question);

    assertTrue(slow < TIMES * fast, () -> slow + " ns among many, " + fast + " among few");
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
