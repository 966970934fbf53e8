package dev.netindex.contracts.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.model.Rounds;
import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** 130,000 rows of 70 overlapping feeds in both families. */
final class FeedsTest {
  private static final int ADDRESSES = 20_000;

  private static List<Assertion> rows() throws IOException {
    List<Assertion> rows = new ArrayList<>();
    for (String line :
        SharedData.lines(SharedData.need("data", "feeds", "feeds.csv.gz")).stream()
            .skip(1)
            .toList()) {
      String[] columns = line.split(",", -1);
      PlainTarget target = PlainTarget.parse(columns[1]);
      rows.add(new Assertion(target, rows.size(), columns[0] + " " + columns[2]));
    }
    return rows;
  }

  @Test
  void everyRowComesBackAndEveryMatchOfTwentyThousandAddresses() throws IOException {
    List<Assertion> rows = rows();
    assertEquals(130_419, rows.size());
    IndexBuilder builder = new IndexBuilder();
    rows.forEach(row -> builder.add(row.target().toTarget(), row.bytes()));
    IndexReader reader = IndexReader.open(builder.toByteArray());
    List<Assertion> sorted = new BruteForce(rows).all();
    List<Assertion> seen = new ArrayList<>();
    reader.visitAll(match -> seen.add(Answers.of(match)));
    assertEquals(sorted, seen);

    RandomGenerator random = Rounds.generator(70);
    Scan v4 = new Scan(sorted, false);
    Scan v6 = new Scan(sorted, true);
    MatchCursor cursor = reader.cursor();
    long matches = 0;
    for (int i = 0; i < ADDRESSES; i++) {
      PlainAddress asked = address(random, rows);
      List<Assertion> expected = (asked.v6() ? v6 : v4).containing(asked);
      List<Assertion> found = new ArrayList<>();
      cursor.match(asked.toIp());
      while (cursor.next()) {
        found.add(Answers.of(cursor));
      }
      assertEquals(expected, found, asked::toString);
      assertEquals(
          BruteForce.longest(expected),
          reader.longestPrefix(asked.toIp()).map(Answers::of),
          asked::toString);
      assertEquals(!expected.isEmpty(), reader.contains(asked.toIp()), asked::toString);
      matches += expected.size();
    }
    assertEquals(true, matches > ADDRESSES, "some addresses have many matches: " + matches);
  }

  /** Returns an address at or near the edge of a row, seldom any other. */
  private static PlainAddress address(RandomGenerator random, List<Assertion> rows) {
    PlainTarget near = rows.get(random.nextInt(rows.size())).target();
    return switch (random.nextInt(8)) {
      case 0 -> PlainAddress.v4(random.nextLong(1L << 32));
      case 1 -> near.lastAddress();
      case 2 -> near.lastAddress().plus(1);
      case 3 -> near.firstAddress().plus(-1);
      default -> near.firstAddress().plus(random.nextInt(64));
    };
  }

  /** The rows of one family, looked at one after the other for each address. */
  private static final class Scan {
    private final List<Assertion> rows;
    private final long[] firstHigh;
    private final long[] lastHigh;
    private final long[] firstLow;
    private final long[] lastLow;

    Scan(List<Assertion> sorted, boolean v6) {
      rows = sorted.stream().filter(row -> row.target().v6() == v6).toList();
      firstHigh = rows.stream().mapToLong(r -> signed(r.target().firstAddress().high())).toArray();
      lastHigh = rows.stream().mapToLong(r -> signed(r.target().lastAddress().high())).toArray();
      firstLow = rows.stream().mapToLong(r -> signed(r.target().firstAddress().low())).toArray();
      lastLow = rows.stream().mapToLong(r -> signed(r.target().lastAddress().low())).toArray();
    }

    /** Returns a number that is in the signed order where the bits are in the unsigned one. */
    private static long signed(long bits) {
      return bits + Long.MIN_VALUE;
    }

    /** Stops at the first row that starts after the address: none behind it starts earlier. */
    List<Assertion> containing(PlainAddress asked) {
      long high = signed(asked.high());
      long low = signed(asked.low());
      List<Assertion> found = new ArrayList<>();
      for (int i = 0; i < firstHigh.length; i++) {
        if (firstHigh[i] > high || firstHigh[i] == high && firstLow[i] > low) {
          break;
        }
        if (lastHigh[i] > high || lastHigh[i] == high && lastLow[i] >= low) {
          found.add(rows.get(i));
        }
      }
      return found;
    }
  }
}
