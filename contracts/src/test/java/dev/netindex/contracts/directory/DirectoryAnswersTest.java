package dev.netindex.contracts.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.model.Built;
import dev.netindex.contracts.model.RandomQueries;
import dev.netindex.contracts.model.Rounds;
import dev.netindex.contracts.oracle.Ask;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.BatchAsk;
import dev.netindex.contracts.oracle.BruteForce;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.format.reader.DirectoryForm;
import dev.netindex.format.reader.DirectoryInspection;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Directories of every size give what brute force gives, singly and in batches. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD) // an endless loop fails
final class DirectoryAnswersTest {
  private static final int MANY = 50_000;
  private static final int FORMS = 5;

  @ParameterizedTest
  @EnumSource(CrowdedRows.class)
  void crowdedRowsAnswerAsWithout(CrowdedRows crowd) {
    List<Assertion> rows = crowd.assertions(crowd.ordinal() % FORMS);
    boolean many = rows.size() > MANY;
    compare(rows, crowd.v6(), many ? 20 : 30, many ? 40 : 60);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void everyFormOfIdsAndReferencesGivesTheSame(int form) {
    compare(CrowdedRows.GAPLESS.assertions(form), false, 20, 20);
    compare(CrowdedRows.LOW_NETWORKS_V6.assertions(form), true, 20, 20);
    compare(CrowdedRows.CHAINS.assertions(form), false, 20, 20);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void numbersOfRowsAroundPowersOfTwo(boolean v6) {
    CrowdedRows.aroundPowers(v6).forEach(targets -> compareNumbered(targets, v6));
  }

  private static void compareNumbered(List<PlainTarget> targets, boolean v6) {
    compare(CrowdedRows.number(targets, 4), v6, 30, 10);
  }

  private static void compare(List<Assertion> rows, boolean v6, int fromRows, int anywhere) {
    byte[] file = Built.file(rows);
    List<PlainAddress> asked =
        new ArrayList<>(new RandomQueries(Rounds.generator(7), rows).addresses(fromRows, anywhere));
    asked.removeIf(address -> address.v6() != v6);
    Collections.shuffle(asked, new Random(8));
    asked.addAll(asked.subList(0, 5));
    BruteForce model = new BruteForce(rows);
    List<List<Assertion>> expected = asked.stream().map(model::containing).toList();
    for (DirectoryChoice choice : DirectoryChoice.values()) {
      OpenOptions options = choice.of(OpenOptions.defaults());
      try (IndexReader reader = IndexReader.open(file, options)) {
        BatchAsk batches = new BatchAsk(reader);
        batches.part(v6, asked, expected, 3, asked.size() - 2);
        Ask ask = new Ask(reader);
        for (int i = 0; i < asked.size(); i++) {
          ask.ip(asked.get(i), expected.get(i), BruteForce.longest(expected.get(i)));
        }
        batches.part(v6, asked, expected, 0, asked.size());
        if (choice == DirectoryChoice.NONE) {
          assertEquals(DirectoryForm.NONE, inspect(reader, v6).form());
        }
        if (choice.onDemand() && asked.size() > 150) {
          assertNotEquals(DirectoryForm.PENDING, inspect(reader, v6).form(), "enough questions");
        }
      } catch (AssertionError failed) {
        throw new AssertionError(choice + ": " + failed.getMessage(), failed);
      }
    }
  }

  private static DirectoryInspection inspect(IndexReader reader, boolean v6) {
    return v6 ? reader.inspect().ipv6Directory() : reader.inspect().ipv4Directory();
  }
}
