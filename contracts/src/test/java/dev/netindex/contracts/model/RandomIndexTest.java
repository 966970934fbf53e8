package dev.netindex.contracts.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Ask;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BatchAsk;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.Target;
import dev.netindex.format.reader.BatchException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;
import dev.netindex.format.reader.OpenOptions;
import dev.netindex.format.reader.Query;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** Random indexes against brute force. */
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD) // an endless loop fails
final class RandomIndexTest {
  private static final int ROUNDS = 54;

  @TempDir Path folder;

  @Test
  void everyQueryInEveryFormEqualsBruteForce() {
    Rounds.run(
        ROUNDS,
        (random, round) -> {
          List<Assertion> rows = RandomRows.rows(random, round);
          byte[] file = Built.file(rows);
          ReaderForm[] forms = ReaderForm.values();
          ReaderForm form = forms[round / Shape.values().length % forms.length];
          DirectoryChoice[] choices = DirectoryChoice.values();
          DirectoryChoice choice = choices[(round + round / choices.length) % choices.length];
          OpenOptions options = choice.of(OpenOptions.defaults());
          try (IndexReader reader = form.open(file, options, folder.resolve("index.nidx"))) {
            compare(random, rows, reader);
          }
        });
  }

  @Test
  void everyReaderFormGivesTheSame() {
    Rounds.run(
        8,
        (random, round) -> {
          List<Assertion> rows = RandomRows.rows(random, round);
          byte[] file = Built.file(rows);
          long seed = random.nextLong();
          for (ReaderForm form : ReaderForm.values()) {
            try (IndexReader reader =
                form.open(file, OpenOptions.defaults(), folder.resolve("index.nidx"))) {
              compare(Rounds.generator(seed), rows, reader);
            }
          }
        });
  }

  private static void compare(RandomGenerator random, List<Assertion> rows, IndexReader reader) {
    BruteForce model = new BruteForce(rows);
    RandomQueries queries = new RandomQueries(random, rows);
    Ask ask = new Ask(reader);
    ask.all(model.all());
    inspect(rows, reader);
    List<Query> asked = new ArrayList<>();
    List<List<Assertion>> answers = new ArrayList<>();
    List<PlainAddress> addresses = queries.addresses(16, 8);
    for (PlainAddress address : addresses) {
      List<Assertion> expected = model.containing(address);
      ask.ip(address, expected, BruteForce.longest(expected));
      assertEquals(
          model.touchesBucket(address, 12),
          reader.coverage().mayContain(address.toIp()),
          () -> "coverage of " + address);
      asked.add(Query.ip(address.toIp()));
      answers.add(expected);
    }
    for (PlainTarget target : queries.targets(addresses, 12)) {
      List<Assertion> expected = model.intersecting(target);
      ask.intersecting(target, expected);
      ask.within(target, model.within(target));
      asked.add(Query.intersecting(target.toTarget()));
      answers.add(expected);
    }
    for (long number : queries.asns(20)) {
      List<Assertion> expected = model.asn(number);
      ask.asn(number, expected);
      asked.add(Query.asn(number));
      answers.add(expected);
    }
    ask.batch(asked, answers);
    batches(reader, model, addresses);
    failInTheMiddle(reader, asked, answers);
  }

  private static void batches(IndexReader reader, BruteForce model, List<PlainAddress> addresses) {
    BatchAsk batches = new BatchAsk(reader);
    for (boolean v6 : new boolean[] {false, true}) {
      List<PlainAddress> asked = addresses.stream().filter(ip -> ip.v6() == v6).toList();
      List<List<Assertion>> expected = asked.stream().map(model::containing).toList();
      batches.part(v6, asked, expected, 0, asked.size());
    }
  }

  private static void inspect(List<Assertion> rows, IndexReader reader) {
    Inspection seen = reader.inspect();
    assertEquals(rows.size(), seen.records());
    assertEquals(reader.memory().byteSize(), seen.fileBytes());
    assertEquals(
        rows.stream().filter(row -> row.target().isIp() && !row.target().v6()).count(),
        seen.ipv4().rows());
    assertEquals(rows.stream().filter(row -> row.target().v6()).count(), seen.ipv6().rows());
    assertEquals(rows.stream().filter(row -> !row.target().isIp()).count(), seen.asn().rows());
    List<String> payloads = rows.stream().map(Assertion::payload).distinct().toList();
    assertEquals(payloads.size(), seen.payloads().distinct());
    assertEquals(payloads.stream().mapToInt(String::length).sum(), seen.payloads().poolBytes());
  }

  private static void failInTheMiddle(
      IndexReader reader, List<Query> good, List<List<Assertion>> answers) {
    int middle = good.size() / 2;
    List<Query> asked = new ArrayList<>(good);
    asked.add(middle, Query.intersecting(new Target.Asn(7)));
    List<Assertion> seen = new ArrayList<>();
    BatchException failed =
        assertThrows(
            BatchException.class,
            () -> reader.visitBatch(asked, (query, match) -> seen.add(Answers.of(match))));
    assertEquals(middle, failed.queryIndex());
    assertEquals(InvalidInputException.class, failed.getCause().getClass());
    List<Assertion> before = answers.subList(0, middle).stream().flatMap(List::stream).toList();
    assertEquals(before, seen, "everything before the failing query, nothing after");
  }

  @Test
  void answersDoNotDependOnTheOrderOfInsertion() {
    Rounds.run(
        ROUNDS / 3,
        (random, round) -> {
          List<Assertion> rows = RandomRows.rows(random, round);
          List<Assertion> shuffled = new ArrayList<>(rows);
          RandomNumbers.shuffle(random, shuffled);
          List<Assertion> renumbered = new ArrayList<>();
          shuffled.forEach(
              row -> renumbered.add(new Assertion(row.target(), renumbered.size(), row.payload())));
          IndexReader one = IndexReader.open(Built.file(rows));
          IndexReader other = IndexReader.open(Built.file(renumbered));
          for (PlainAddress asked : new RandomQueries(random, rows).addresses(30, 5)) {
            assertEquals(
                withoutIds(Answers.of(one.lookup(asked.toIp()))),
                withoutIds(Answers.of(other.lookup(asked.toIp()))),
                asked::toString);
          }
        });
  }

  /** Equal bounds are ordered by id, so among them only the set of rows can be compared. */
  private static List<Assertion> withoutIds(List<Assertion> rows) {
    return rows.stream()
        .map(row -> new Assertion(row.target(), 0, row.payload()))
        .sorted(
            Assertion.FILE_ORDER
                .thenComparing(row -> row.target().kind())
                .thenComparing(Assertion::payload))
        .toList();
  }
}
