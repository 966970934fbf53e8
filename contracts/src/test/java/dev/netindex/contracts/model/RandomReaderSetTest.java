package dev.netindex.contracts.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import dev.netindex.format.reader.Query;
import dev.netindex.format.reader.ReaderSet;
import dev.netindex.format.reader.SourceMatch;
import dev.netindex.format.reader.SourceVisitor;
import dev.netindex.format.reader.TargetKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Random sets of readers against brute force over each. */
final class RandomReaderSetTest {
  private static final int COARSE_BITS = 12;
  private static final int FINE_BITS = 16;

  private record Sourced(int source, Assertion row) {}

  @Test
  void setsAnswerLikeTheirReadersOneAfterTheOther() {
    Rounds.run(
        12,
        (random, round) -> {
          List<List<Assertion>> rows = new ArrayList<>();
          for (int source = 0; source < 2 + random.nextInt(5); source++) {
            rows.add(RandomRows.rows(random, round + source));
          }
          List<BruteForce> models = rows.stream().map(BruteForce::new).toList();
          List<IndexReader> readers =
              rows.stream().map(part -> open(Built.file(part), round + part.size())).toList();
          List<Assertion> together = rows.stream().flatMap(List::stream).toList();
          RandomQueries queries = new RandomQueries(random, together);
          List<PlainAddress> addresses = queries.addresses(40, 10);
          List<PlainTarget> targets = queries.targets(addresses, 10);
          List<Long> numbers = queries.asns(10);
          ReaderSet coarse = ReaderSet.of(readers);
          ReaderSet fine = ReaderSet.withFineRouting(readers);
          compare(coarse, COARSE_BITS, models, addresses, targets, numbers);
          compare(fine, FINE_BITS, models, addresses, targets, numbers);
          List<BruteForce> swapped = new ArrayList<>(models);
          swapped.set(0, models.getLast());
          ReaderSet coarseSwapped = coarse.replaced(0, readers.getLast());
          ReaderSet fineSwapped = fine.replaced(0, readers.getLast());
          compare(coarseSwapped, COARSE_BITS, swapped, addresses, targets, numbers);
          compare(fineSwapped, FINE_BITS, swapped, addresses, targets, numbers);
          compare(fine, FINE_BITS, models, addresses, targets, numbers);
        });
  }

  private static IndexReader open(byte[] file, int number) {
    DirectoryChoice[] choices = DirectoryChoice.values();
    DirectoryChoice choice = choices[number % choices.length];
    return IndexReader.open(file, choice.of(OpenOptions.defaults()));
  }

  private static void compare(
      ReaderSet set,
      int bits,
      List<BruteForce> models,
      List<PlainAddress> addresses,
      List<PlainTarget> targets,
      List<Long> numbers) {
    for (PlainAddress asked : addresses) {
      IpAddress ip = asked.toIp();
      List<Sourced> expected = each(models, model -> model.containing(asked));
      assertEquals(expected, collect(to -> assertTrue(set.visit(ip, to))), asked::toString);
      assertEquals(expected, sourced(set.lookup(ip)), asked::toString);
      assertEquals(expected, sourced(set.lookup(Query.ip(ip))), asked::toString);
      assertEquals(!expected.isEmpty(), set.contains(ip), asked::toString);
      assertEquals(
          longest(expected),
          sourced(set.longestPrefix(ip).stream().toList()).stream().findFirst(),
          asked::toString);
      long mask =
          IntStream.range(0, models.size())
              .filter(source -> models.get(source).touchesBucket(asked, bits))
              .mapToLong(source -> 1L << source)
              .sum();
      assertEquals(mask, set.candidates(ip), asked::toString);
    }
    for (PlainTarget asked : targets) {
      assertEquals(
          each(models, model -> model.intersecting(asked)),
          collect(to -> assertTrue(set.visitIntersecting(asked.toTarget(), to))),
          asked::toString);
    }
    for (long number : numbers) {
      assertEquals(
          each(models, model -> model.asn(number)),
          collect(to -> assertTrue(set.visitAsn(number, to))),
          () -> "AS" + number);
    }
  }

  /** Returns the longest of all readers, of equal ones that of the first reader. */
  private static Optional<Sourced> longest(List<Sourced> all) {
    return all.stream()
        .filter(found -> found.row().target().kind() != TargetKind.RANGE)
        .min(
            Comparator.comparingInt((Sourced found) -> -found.row().target().prefix())
                .thenComparingInt(Sourced::source)
                .thenComparingLong(found -> found.row().id()));
  }

  private static List<Sourced> sourced(List<SourceMatch> found) {
    return found.stream().map(one -> new Sourced(one.source(), Answers.of(one.match()))).toList();
  }

  private static List<Sourced> each(
      List<BruteForce> models, Function<BruteForce, List<Assertion>> question) {
    List<Sourced> rows = new ArrayList<>();
    for (int source = 0; source < models.size(); source++) {
      for (Assertion row : question.apply(models.get(source))) {
        rows.add(new Sourced(source, row));
      }
    }
    return rows;
  }

  private static List<Sourced> collect(Consumer<SourceVisitor> visit) {
    List<Sourced> seen = new ArrayList<>();
    visit.accept((source, match) -> seen.add(new Sourced(source, Answers.of(match))));
    return seen;
  }

  @Test
  void aClosedReaderInASetIsSaidToBeClosed() {
    List<Assertion> rows = List.of(new Assertion(PlainTarget.parse("10.0.0.0/8"), 0, "x"));
    IndexReader open = IndexReader.open(Built.file(rows));
    IndexReader closed = IndexReader.open(Built.file(rows));
    ReaderSet set = ReaderSet.of(List.of(open, closed));
    closed.close();
    IpAddress inside = IpAddress.parse("10.0.0.1");
    assertThrows(IndexClosedException.class, () -> set.visit(inside, (source, match) -> true));
    assertThrows(IndexClosedException.class, () -> set.lookup(inside));
  }
}
