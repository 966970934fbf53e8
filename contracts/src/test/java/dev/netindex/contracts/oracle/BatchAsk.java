package dev.netindex.contracts.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.Family;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.BatchVisitor;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Asks many addresses of one family in every form of a batch. Belongs to one thread. */
public final class BatchAsk {
  private static final long UNTOUCHED = -77;
  private static final List<String> NOTHING = List.of();

  private final IndexReader reader;
  private final BatchLookup batch;
  private final MatchCursor cursor;

  /** Asks this reader. */
  public BatchAsk(IndexReader reader) {
    this.reader = reader;
    this.batch = reader.batch();
    this.cursor = reader.cursor();
  }

  /**
   * Compares what a part of some addresses gives, and that the rest is left alone.
   *
   * @param v6 their family
   * @param asked addresses of this family, in any order
   * @param expected their answers
   * @param from the first to ask
   * @param to the one after the last
   */
  public void part(
      boolean v6, List<PlainAddress> asked, List<List<Assertion>> expected, int from, int to) {
    int[] bits = asked.stream().mapToInt(address -> (int) address.low()).toArray();
    long[] high = asked.stream().mapToLong(PlainAddress::high).toArray();
    long[] low = asked.stream().mapToLong(PlainAddress::low).toArray();
    int size = asked.size();
    String what = "batch of " + from + " to " + to + " of " + size;
    int hits = (int) expected.subList(from, to).stream().filter(rows -> !rows.isEmpty()).count();
    boolean[] found = new boolean[size];
    Arrays.fill(found, 0, from, true);
    Arrays.fill(found, to, size, true);
    int count =
        v6
            ? batch.containsIpv6(high, low, from, to, found)
            : batch.containsIpv4(bits, from, to, found);
    assertEquals(hits, count, () -> "contains, " + what);
    long[] rows = untouched(size);
    count = v6 ? batch.firstIpv6(high, low, from, to, rows) : batch.firstIpv4(bits, from, to, rows);
    assertEquals(hits, count, () -> "first, " + what);
    long[] offsets = untouched(size);
    long[] lengths = untouched(size);
    count =
        v6
            ? batch.payloadsIpv6(high, low, from, to, offsets, lengths)
            : batch.payloadsIpv4(bits, from, to, offsets, lengths);
    assertEquals(hits, count, () -> "payloads, " + what);
    for (int i = 0; i < size; i++) {
      if (i < from || i >= to) {
        assertTrue(found[i], "an answer outside the part");
        assertEquals(UNTOUCHED, rows[i], "a row outside the part");
        assertEquals(UNTOUCHED, offsets[i], "an offset outside the part");
        assertEquals(UNTOUCHED, lengths[i], "a length outside the part");
      } else {
        int at = i;
        assertEquals(!expected.get(i).isEmpty(), found[i], () -> "contains " + asked.get(at));
        first(asked.get(i), expected.get(i), rows[i]);
        payload(asked.get(i), expected.get(i), offsets[i], lengths[i]);
      }
    }
    List<List<Assertion>> seen = new ArrayList<>();
    asked.forEach(address -> seen.add(new ArrayList<>()));
    int[] last = {from};
    BatchVisitor gather =
        (query, match) -> {
          assertTrue(query >= last[0], "batch goes back");
          last[0] = query;
          return seen.get(query).add(Answers.of(match));
        };
    assertTrue(
        v6 ? batch.matchIpv6(high, low, from, to, gather) : batch.matchIpv4(bits, from, to, gather),
        "batch ran to the end");
    for (int i = 0; i < size; i++) {
      int at = i;
      Object all = i < from || i >= to ? NOTHING : expected.get(i);
      assertEquals(all, seen.get(i), () -> "matches of " + asked.get(at) + ", " + what);
    }
  }

  private static long[] untouched(int size) {
    long[] numbers = new long[size];
    Arrays.fill(numbers, UNTOUCHED);
    return numbers;
  }

  private void first(PlainAddress asked, List<Assertion> expected, long row) {
    if (expected.isEmpty()) {
      assertEquals(BatchLookup.NONE, row, () -> "first row of " + asked);
    } else {
      assertTrue(row >= 0, () -> "no first row of " + asked);
      Family family = asked.v6() ? Family.IPV6 : Family.IPV4;
      assertEquals(expected.getFirst(), Answers.of(cursor.moveTo(family, row)), asked::toString);
    }
  }

  private void payload(PlainAddress asked, List<Assertion> expected, long offset, long length) {
    if (expected.isEmpty()) {
      assertEquals(BatchLookup.NONE, offset, () -> "offset of " + asked);
      assertEquals(0, length, () -> "length of " + asked);
    } else {
      byte[] payload = reader.memory().asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
      assertEquals(
          expected.getFirst().payload(), Assertion.text(payload), () -> "payload of " + asked);
    }
  }
}
