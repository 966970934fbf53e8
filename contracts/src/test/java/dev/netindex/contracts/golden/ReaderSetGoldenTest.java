package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.IpAddress;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.CoverageRouter;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Query;
import dev.netindex.format.reader.ReaderSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Several readers asked together, and which of them a query may skip. */
final class ReaderSetGoldenTest {
  private static final int COARSE_BITS = 12;
  private static final int FINE_BITS = 16;

  private final List<IndexReader> readers =
      GoldenFiles.lines("readerset.files.txt").stream()
          .map(file -> IndexReader.open(GoldenFiles.bytes(file)))
          .toList();
  private final List<BruteForce> models =
      readers.stream().map(ReaderSetGoldenTest::rows).map(BruteForce::new).toList();
  private final List<String> queries =
      GoldenFiles.lines("readerset.queries.txt").stream().distinct().toList();
  private final Map<String, List<Sourced>> answers = new LinkedHashMap<>();
  private final Map<String, int[]> candidates = new LinkedHashMap<>();

  private record Sourced(int source, Assertion row) {}

  ReaderSetGoldenTest() {
    for (String line : GoldenFiles.lines("readerset.expected.tsv")) {
      String[] columns = line.split("\t", -1);
      if (columns[1].equals("candidates")) {
        candidates.put(columns[0], positions(columns[2]));
      } else {
        String rest = line.substring(line.indexOf('\t') + 1);
        answers
            .computeIfAbsent(columns[0], q -> new ArrayList<>())
            .add(new Sourced(Integer.parseInt(columns[1]), GoldenAnswers.row(rest)));
      }
    }
  }

  private static int[] positions(String list) {
    return list.isEmpty() || list.equals("-")
        ? new int[0]
        : Arrays.stream(list.split(",")).mapToInt(Integer::parseInt).toArray();
  }

  private static List<Assertion> rows(IndexReader reader) {
    List<Assertion> rows = new ArrayList<>();
    reader.visitAll(match -> rows.add(Answers.of(match)));
    return rows;
  }

  @Test
  void coarseRoutingNamesTheCratesCandidates() {
    CoverageRouter router =
        new CoverageRouter(readers.stream().map(IndexReader::coverage).toList());
    ReaderSet set = ReaderSet.of(readers);
    assertTrue(candidates.size() > 50, "the list of candidates was read");
    candidates.forEach(
        (query, expected) -> {
          IpAddress ip = PlainAddress.parse(query).toIp();
          assertArrayEquals(expected, router.candidatePositions(ip), query);
          assertEquals(mask(Arrays.stream(expected)), router.candidates(ip), query);
          assertEquals(mask(Arrays.stream(expected)), set.candidates(ip), query);
        });
  }

  @Test
  void candidatesAreTheReadersWithARowInTheBucket() {
    ReaderSet coarse = ReaderSet.of(readers);
    ReaderSet fine = ReaderSet.withFineRouting(readers);
    ReaderSet replaced = fine.replaced(3, readers.get(3));
    for (String query : candidates.keySet()) {
      PlainAddress asked = PlainAddress.parse(query);
      assertEquals(touching(asked, COARSE_BITS), coarse.candidates(asked.toIp()), query);
      assertEquals(touching(asked, FINE_BITS), fine.candidates(asked.toIp()), query);
      assertEquals(touching(asked, FINE_BITS), replaced.candidates(asked.toIp()), query);
    }
  }

  private long touching(PlainAddress asked, int bits) {
    return mask(
        IntStream.range(0, models.size())
            .filter(source -> models.get(source).touchesBucket(asked, bits)));
  }

  private static long mask(IntStream positions) {
    return positions.mapToLong(position -> 1L << position).reduce(0, (a, b) -> a | b);
  }

  @Test
  void coarseSetAnswersAsTheCrateDoes() {
    assertAnswers(ReaderSet.of(readers), answers);
  }

  @Test
  void fineSetAnswersAsTheCrateDoes() {
    assertAnswers(ReaderSet.withFineRouting(readers), answers);
  }

  @Test
  void replacingAReaderGivesANewSetAndLeavesTheOld() {
    IndexReader other = IndexReader.open(new GoldenAnswers("v4-net-shift8").file());
    IndexReader empty = IndexReader.open(new GoldenAnswers("empty").file());
    for (ReaderSet before : List.of(ReaderSet.of(readers), ReaderSet.withFineRouting(readers))) {
      ReaderSet after = before.replaced(1, other).replaced(6, empty);
      assertEquals(other, after.reader(1));
      assertEquals(readers.size(), after.size());
      Map<String, List<Sourced>> expected = new LinkedHashMap<>();
      List<IndexReader> now = new ArrayList<>(readers);
      now.set(1, other);
      now.set(6, empty);
      for (String query : queries) {
        expected.put(query, eachReader(now, GoldenQueries.query(query)));
      }
      assertAnswers(after, expected);
      assertAnswers(before, answers);
    }
  }

  private static List<Sourced> eachReader(List<IndexReader> asked, Query query) {
    List<Sourced> found = new ArrayList<>();
    for (int source = 0; source < asked.size(); source++) {
      for (Assertion row : Answers.of(asked.get(source).lookup(query))) {
        found.add(new Sourced(source, row));
      }
    }
    return found;
  }

  @Test
  void intersectionAsksEachReaderInTurn() {
    for (ReaderSet set : List.of(ReaderSet.of(readers), ReaderSet.withFineRouting(readers))) {
      for (String text :
          List.of("10.0.0.0/8", "0.0.0.0/0", "::/0", "2001:db8::/33", "9.0.0.0-11.0.0.0")) {
        PlainTarget target = PlainTarget.parse(text);
        List<Sourced> expected = new ArrayList<>();
        for (int source = 0; source < models.size(); source++) {
          for (Assertion row : models.get(source).intersecting(target)) {
            expected.add(new Sourced(source, row));
          }
        }
        List<Sourced> seen = new ArrayList<>();
        assertTrue(
            set.visitIntersecting(
                target.toTarget(),
                (source, match) -> seen.add(new Sourced(source, Answers.of(match)))));
        assertEquals(expected, seen, text);
      }
    }
  }

  @Test
  void aBatchKeepsQueryThenSourceThenReaderOrder() {
    for (ReaderSet set : List.of(ReaderSet.of(readers), ReaderSet.withFineRouting(readers))) {
      Map<String, List<Sourced>> seen = new LinkedHashMap<>();
      assertTrue(
          set.visitBatch(
              queries.stream().map(GoldenQueries::query).toList(),
              (query, source, match) ->
                  seen.computeIfAbsent(queries.get(query), q -> new ArrayList<>())
                      .add(new Sourced(source, Answers.of(match)))));
      assertEquals(answers, seen);
    }
  }

  @Test
  void aSetStopsWhenTheVisitorDoes() {
    ReaderSet set = ReaderSet.of(readers);
    answers.forEach(
        (query, expected) -> {
          for (int stop = 1; stop <= expected.size(); stop++) {
            int at = stop;
            List<Sourced> seen = new ArrayList<>();
            boolean ended = visit(set, query, seen, at);
            assertEquals(expected.subList(0, at), seen, query);
            assertTrue(!ended, query);
          }
        });
  }

  @Test
  void aPositionOutsideTheSetIsRefused() {
    ReaderSet set = ReaderSet.of(readers);
    for (int position : new int[] {-1, readers.size()}) {
      NetindexException refused =
          assertThrows(NetindexException.class, () -> set.replaced(position, readers.getFirst()));
      assertEquals("reader position", refused.fault().text());
    }
  }

  @Test
  void sixtyFourReadersAreTakenAndSixtyFiveRefused() {
    IndexReader one = readers.getFirst();
    List<IndexReader> most = java.util.Collections.nCopies(64, one);
    IpAddress everywhere = IpAddress.parse("10.0.0.1");
    assertEquals(-1L, ReaderSet.of(most).candidates(everywhere));
    assertEquals(-1L, ReaderSet.withFineRouting(most).candidates(everywhere));
    assertEquals(64, ReaderSet.of(most).lookup(everywhere).stream().distinct().count());
    List<IndexReader> more = java.util.Collections.nCopies(65, one);
    for (NetindexException refused :
        List.of(
            assertThrows(NetindexException.class, () -> ReaderSet.of(more)),
            assertThrows(NetindexException.class, () -> ReaderSet.withFineRouting(more)),
            assertThrows(
                NetindexException.class,
                () -> new CoverageRouter(more.stream().map(IndexReader::coverage).toList())))) {
      assertEquals(NetindexException.Kind.LIMIT, refused.kind());
      assertEquals("routed readers", refused.fault().text());
    }
  }

  private void assertAnswers(ReaderSet set, Map<String, List<Sourced>> expected) {
    for (String query : queries) {
      List<Sourced> rows = expected.getOrDefault(query, List.of());
      List<Sourced> seen = new ArrayList<>();
      assertTrue(visit(set, query, seen, Integer.MAX_VALUE), query);
      assertEquals(rows, seen, query);
      if (!query.startsWith("AS")) {
        assertEquals(
            rows,
            set.lookup(PlainAddress.parse(query).toIp()).stream()
                .map(found -> new Sourced(found.source(), Answers.of(found.match())))
                .toList(),
            query);
      }
    }
  }

  private static boolean visit(ReaderSet set, String query, List<Sourced> seen, int stopAt) {
    if (query.startsWith("AS")) {
      return set.visitAsn(
          Long.parseLong(query.substring(2)),
          (source, match) -> add(seen, source, Answers.of(match), stopAt));
    }
    return set.visit(
        PlainAddress.parse(query).toIp(),
        (source, match) -> add(seen, source, Answers.of(match), stopAt));
  }

  private static boolean add(List<Sourced> seen, int source, Assertion row, int stopAt) {
    seen.add(new Sourced(source, row));
    return seen.size() < stopAt;
  }
}
