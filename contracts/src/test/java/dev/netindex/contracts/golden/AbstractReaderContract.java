package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Ask;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import dev.netindex.format.reader.Query;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every form of reader must do with the golden files. */
abstract class AbstractReaderContract {
  /** Of the questions to files that no form should have opened, so many are enough. */
  private static final int ONE_IN = 7;

  @TempDir Path folder;

  /** Returns the form under test. */
  abstract ReaderForm form();

  /** Counts refusals that named the crate's check. */
  void refused(int refusals) {}

  static List<GoldenAnswers> cases() {
    return GoldenAnswers.all();
  }

  static List<GoldenAnswers> listedCases() {
    return cases().stream().filter(golden -> golden.rows().isPresent()).toList();
  }

  static List<GoldenAnswers> damagedCases() {
    return cases().stream().filter(golden -> !golden.damages().isEmpty()).toList();
  }

  static List<String> handmadeThatOpen() {
    return GoldenAnswers.handmade("lenient", "empty");
  }

  static List<String> handmadeThatDoNot() {
    return GoldenAnswers.handmade("reject");
  }

  /** Returns how the form is opened, but for the limits. */
  OpenOptions options() {
    return OpenOptions.defaults();
  }

  IndexReader open(byte[] file) throws IOException {
    return form().open(file, options().limits(Limits.CRATE), folder.resolve("index.nidx"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyQueryInEveryFormAnswersAsTheCrateDoes(GoldenAnswers golden) throws IOException {
    Map<String, List<Assertion>> answers = golden.answers();
    Map<String, List<Assertion>> longest = golden.longest();
    try (IndexReader reader = open(golden.file())) {
      Ask ask = new Ask(reader);
      for (String query : golden.queries()) {
        List<Assertion> expected = answers.get(query);
        if (query.startsWith("AS")) {
          ask.asn(Long.parseLong(query.substring(2)), expected);
        } else {
          ask.ip(PlainAddress.parse(query), expected, longest.get(query).stream().findFirst());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void allQueriesInOneBatchAnswerAsTheCrateDoes(GoldenAnswers golden) throws IOException {
    try (IndexReader reader = open(golden.file())) {
      List<String> texts = golden.queries();
      List<Query> queries = texts.stream().map(GoldenQueries::query).toList();
      Map<String, List<Assertion>> answers = golden.answers();
      new Ask(reader).batch(queries, texts.stream().map(answers::get).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void textQueriesAnswerAsTheAddressDoes(GoldenAnswers golden) throws IOException {
    try (IndexReader reader = open(golden.file())) {
      golden
          .answers()
          .forEach(
              (query, expected) -> {
                if (!query.startsWith("AS") && !query.startsWith("::ffff:")) {
                  assertEquals(expected, Answers.of(reader.lookup(query)), query);
                }
              });
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void allRowsAndMetadataAreThere(GoldenAnswers golden) throws IOException {
    try (IndexReader reader = open(golden.file())) {
      assertEquals(
          golden.metadata(), Assertion.text(reader.metadata().toArray(ValueLayout.JAVA_BYTE)));
      List<Assertion> rows = golden.rows().orElseGet(() -> read(reader));
      new Ask(reader).all(rows);
      assertEquals(new BruteForce(rows).all(), rows, "file order");
    }
  }

  @ParameterizedTest
  @MethodSource("listedCases")
  void targetsPrintAsTheCrateWritesThem(GoldenAnswers golden) throws IOException {
    String list = golden.name() + ".all.expected.tsv";
    List<String> expected =
        GoldenFiles.lines(list).stream().map(line -> line.split("\t")[1]).toList();
    List<String> printed = new ArrayList<>();
    try (IndexReader reader = open(golden.file())) {
      reader.visitAll(match -> printed.add(match.target().toString()));
    }
    assertEquals(expected, printed);
  }

  @ParameterizedTest
  @MethodSource("damagedCases")
  @Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD) // an endless loop fails
  void damageIsAcceptedOrRefusedAsTheCrateDoes(GoldenAnswers golden) throws IOException {
    byte[] file = golden.file();
    GoldenQueries queries = new GoldenQueries(golden);
    int refusals = 0;
    for (Damage damage : golden.damages()) {
      byte[] damaged = damage.apply(file);
      if (damage.accepted()) {
        try (IndexReader reader = open(damaged)) {
          assertEquals(Long.parseLong(damage.detail()), reader.size(), damage::toString);
          queries.answerLikeTheirRows(reader, damage.toString());
        }
      } else if (form().checksRows()) {
        NetindexException refused =
            assertThrows(NetindexException.class, () -> open(damaged), damage::toString);
        Refusals.assertSame(damage, refused);
        assertTrue(refused.offset() <= damaged.length, () -> damage + " at " + refused.offset());
        refusals++;
      } else {
        openOrRefuse(queries, damage, damaged);
      }
    }
    refused(refusals);
  }

  private void openOrRefuse(GoldenQueries queries, Damage damage, byte[] damaged)
      throws IOException {
    IndexReader opened;
    try {
      opened = open(damaged);
    } catch (NetindexException refused) {
      Refusals.assertSame(damage, refused);
      return;
    }
    try (IndexReader reader = opened) {
      queries.returnOrFailAsDocumented(reader, damage.toString(), damage.position(), ONE_IN);
    }
  }

  @ParameterizedTest
  @MethodSource("handmadeThatOpen")
  void filesTheWriterWouldNotChooseAreRead(String name) throws IOException {
    List<Assertion> rows = new GoldenAnswers(name).rows().orElseThrow();
    try (IndexReader reader = open(GoldenFiles.bytes(name + ".nidx"))) {
      Ask ask = new Ask(reader);
      ask.all(rows);
      BruteForce model = new BruteForce(rows);
      for (Assertion row : rows) {
        for (long distance : new long[] {-1, 0, 1}) {
          PlainAddress asked = row.target().firstAddress().plus(distance);
          List<Assertion> expected = model.containing(asked);
          ask.ip(asked, expected, BruteForce.longest(expected));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("handmadeThatDoNot")
  void brokenRulesAreRefused(String name) throws IOException {
    byte[] file = GoldenFiles.bytes(name + ".nidx");
    String says = GoldenFiles.lines(name + ".all.expected.tsv").getFirst();
    if (form().checksRows()) {
      NetindexException refused = assertThrows(NetindexException.class, () -> open(file));
      Refusals.assertSays(says, refused);
      return;
    }
    try (IndexReader reader = open(file)) {
      new GoldenQueries(new GoldenAnswers("mixed-all")).returnOrFailAsDocumented(reader, name);
    } catch (NetindexException refused) {
      Refusals.assertSays(says, refused);
    }
  }

  @Test
  void aFileOfTypedRecordsIsReadAsBytes() throws IOException {
    try (IndexReader reader = open(GoldenFiles.bytes("codec.nidx"))) {
      assertEquals(
          Assertion.text(GoldenFiles.bytes("codec.metadata.bin")),
          Assertion.text(reader.metadata().toArray(ValueLayout.JAVA_BYTE)));
      List<String> targets =
          GoldenFiles.lines("codec.expected.tsv").stream()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\t")[0])
              .toList();
      assertEquals(targets.size(), reader.size());
      for (String target : targets) {
        assertFalse(reader.within(Target.parse(target)).isEmpty(), target);
      }
    }
  }

  private static List<Assertion> read(IndexReader reader) {
    List<Assertion> rows = new ArrayList<>();
    reader.visitAll(match -> rows.add(Answers.of(match)));
    return rows;
  }
}
