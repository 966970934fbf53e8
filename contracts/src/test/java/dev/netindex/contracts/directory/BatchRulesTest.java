package dev.netindex.contracts.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.model.Built;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BatchAsk;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.Family;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What batches promise besides their answers. */
final class BatchRulesTest {
  private static final int[] SIZES = {0, 1, 2, 63, 64, 65, 255, 256, 257, 1024, 3000};
  private static final int ROWS = 400;

  private static List<Assertion> rows(boolean packed) {
    List<Assertion> rows = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      PlainAddress v4 = PlainAddress.v4((long) i << 23);
      PlainAddress v6 = PlainAddress.v6((long) i << 55, 0);
      rows.add(new Assertion(PlainTarget.network(v4, packed ? 10 : 8), rows.size(), "a" + i % 40));
      rows.add(new Assertion(PlainTarget.network(v6, packed ? 70 : 8), rows.size(), "b" + i % 50));
      if (packed) {
        i++;
      }
    }
    return rows;
  }

  private static IndexReader open(boolean packed, DirectoryChoice choice) {
    return IndexReader.open(Built.file(rows(packed)), choice.of(OpenOptions.defaults()));
  }

  @ParameterizedTest
  @EnumSource(DirectoryChoice.class)
  void batchesOfEverySizeUnsortedAndWithRepetitions(DirectoryChoice choice) {
    Random random = new Random(5);
    for (boolean packed : new boolean[] {true, false}) {
      BruteForce model = new BruteForce(rows(packed));
      try (IndexReader reader = open(packed, choice)) {
        BatchAsk ask = new BatchAsk(reader);
        for (boolean v6 : new boolean[] {false, true}) {
          List<PlainAddress> some = new ArrayList<>();
          List<List<Assertion>> answers = new ArrayList<>();
          for (int i = 0; i < 200; i++) {
            some.add(
                v6
                    ? PlainAddress.v6(random.nextLong() >>> 1, random.nextLong() >> 60)
                    : PlainAddress.v4(random.nextInt() & 0xFFFF_FFFFL));
            answers.add(model.containing(some.getLast()));
          }
          for (int size : SIZES) {
            List<PlainAddress> asked = new ArrayList<>();
            List<List<Assertion>> expected = new ArrayList<>();
            for (int i = 0; i < size; i++) {
              int which = random.nextInt(some.size());
              asked.add(some.get(which));
              expected.add(answers.get(which));
            }
            ask.part(v6, asked, expected, 0, size);
            ask.part(v6, asked, expected, size / 3, size - size / 4);
            ask.part(v6, asked, expected, size, size);
          }
        }
      }
    }
  }

  private static Map<String, Runnable> calls(IndexReader reader, int size, int from, int to) {
    BatchLookup batch = reader.batch();
    int[] bits = new int[size];
    long[] halves = new long[size];
    boolean[] found = new boolean[size];
    long[] numbers = new long[size];
    Map<String, Runnable> calls = new LinkedHashMap<>();
    calls.put("contains", () -> batch.containsIpv4(bits, from, to, found));
    calls.put("contains v6", () -> batch.containsIpv6(halves, halves, from, to, found));
    calls.put("first", () -> batch.firstIpv4(bits, from, to, numbers));
    calls.put("first v6", () -> batch.firstIpv6(halves, halves, from, to, numbers));
    calls.put("payloads", () -> batch.payloadsIpv4(bits, from, to, numbers, numbers));
    calls.put("payloads v6", () -> batch.payloadsIpv6(halves, halves, from, to, numbers, numbers));
    calls.put("match", () -> batch.matchIpv4(bits, from, to, (query, match) -> true));
    calls.put("match v6", () -> batch.matchIpv6(halves, halves, from, to, (query, match) -> true));
    return calls;
  }

  @ParameterizedTest
  @EnumSource(DirectoryChoice.class)
  void rangesOutsideTheArraysAreRefused(DirectoryChoice choice) {
    int[][] ranges = {{-1, 2}, {0, 6}, {3, 2}, {6, 6}, {0, Integer.MIN_VALUE}};
    try (IndexReader reader = open(true, choice)) {
      for (int[] range : ranges) {
        calls(reader, 5, range[0], range[1])
            .forEach(
                (name, call) -> assertThrows(IndexOutOfBoundsException.class, call::run, name));
      }
      calls(reader, 5, 5, 5).values().forEach(Runnable::run);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void shorterArraysAreRefusedBeforeAnythingIsAsked(boolean packed) {
    try (IndexReader reader = open(packed, DirectoryChoice.LARGE)) {
      BatchLookup batch = reader.batch();
      int[] bits = new int[9];
      long[] nine = new long[9];
      long[] eight = new long[8];
      List<Runnable> calls =
          List.of(
              () -> batch.containsIpv4(bits, 0, 9, new boolean[8]),
              () -> batch.containsIpv6(nine, nine, 0, 9, new boolean[8]),
              () -> batch.containsIpv6(nine, eight, 0, 9, new boolean[9]),
              () -> batch.firstIpv4(bits, 0, 9, eight),
              () -> batch.firstIpv6(nine, nine, 0, 9, eight),
              () -> batch.firstIpv6(eight, nine, 0, 9, nine),
              () -> batch.payloadsIpv4(bits, 0, 9, nine, eight),
              () -> batch.payloadsIpv4(bits, 0, 9, eight, nine),
              () -> batch.payloadsIpv6(nine, nine, 0, 9, nine, eight),
              () -> batch.payloadsIpv6(nine, nine, 0, 9, eight, nine),
              () -> batch.payloadsIpv6(nine, eight, 0, 9, nine, nine),
              () -> batch.matchIpv6(nine, eight, 0, 9, BatchRulesTest::neverCalled),
              () -> batch.matchIpv6(eight, nine, 0, 9, BatchRulesTest::neverCalled));
      calls.forEach(call -> assertThrows(IndexOutOfBoundsException.class, call::run));
      assertEquals(0, nine[0], "nothing was answered");
      assertEquals(0, eight[0], "nothing was answered");
    }
  }

  private static boolean neverCalled(int query, Object match) {
    throw new AssertionError("asked for " + query + ": " + match);
  }

  @ParameterizedTest
  @EnumSource(DirectoryChoice.class)
  void aClosedReaderSaysSo(DirectoryChoice choice) {
    IndexReader reader = open(false, choice);
    Map<String, Runnable> calls = calls(reader, 70, 0, 70);
    calls.values().forEach(Runnable::run);
    reader.close();
    calls.forEach((name, call) -> assertThrows(IndexClosedException.class, call::run, name));
  }

  @ParameterizedTest
  @EnumSource(DirectoryChoice.class)
  void visitorsStopAndFailAsTheyLike(DirectoryChoice choice) {
    for (boolean packed : new boolean[] {true, false}) {
      try (IndexReader reader = open(packed, choice)) {
        BatchLookup batch = reader.batch();
        int[] bits = new int[150];
        long[] halves = new long[150];
        for (int stop : new int[] {1, 64, 65, 150}) {
          int[] calls = {0};
          assertFalse(batch.matchIpv4(bits, 0, 150, (query, match) -> ++calls[0] < stop));
          assertEquals(stop, calls[0]);
          calls[0] = 0;
          assertFalse(batch.matchIpv6(halves, halves, 0, 150, (query, match) -> ++calls[0] < stop));
          assertEquals(stop, calls[0]);
        }
        IndexOutOfBoundsException thrown = new IndexOutOfBoundsException("the visitor's own");
        assertSame(
            thrown,
            assertThrows(
                IndexOutOfBoundsException.class,
                () ->
                    batch.matchIpv4(
                        bits,
                        0,
                        150,
                        (query, match) -> {
                          throw thrown;
                        })));
        assertTrue(batch.matchIpv4(bits, 0, 150, (query, match) -> true), "usable as before");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(DirectoryChoice.class)
  void aCursorMovesToRowsThatAreThere(DirectoryChoice choice) {
    try (IndexReader reader = open(true, choice)) {
      MatchCursor cursor = reader.cursor();
      for (Family family : Family.values()) {
        cursor.moveTo(family, ROWS / 2 - 1);
        assertFalse(cursor.next(), "there is no next match");
        for (long row : new long[] {-1, ROWS / 2, Long.MIN_VALUE, Long.MAX_VALUE}) {
          assertThrows(IndexOutOfBoundsException.class, () -> cursor.moveTo(family, row));
        }
      }
    }
  }
}
