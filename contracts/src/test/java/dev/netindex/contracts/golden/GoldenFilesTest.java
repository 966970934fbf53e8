package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The golden set is complete, so that no case is skipped unseen. */
final class GoldenFilesTest {
  @Test
  void onlyTheTwoLargestAreNotInTheRepository() {
    List<String> missing =
        GoldenFiles.lines("MANIFEST.tsv").stream()
            .skip(1)
            .map(line -> line.split("\t")[0])
            .filter(name -> getClass().getResource("/golden/" + name + ".nidx") == null)
            .toList();
    assertEquals(List.of("v4-70000", "big-v4-1100000"), missing);
  }

  @Test
  void allHandmadeFilesAreRead() {
    assertEquals(7, GoldenAnswers.handmade("lenient", "empty").size());
    assertEquals(28, GoldenAnswers.handmade("reject").size());
  }

  @Test
  void everyCaseHasQueriesAndAnswers() {
    for (GoldenAnswers golden : GoldenAnswers.all()) {
      assertEquals(
          List.copyOf(golden.answers().keySet()).stream().sorted().toList(),
          golden.queries().stream().sorted().toList(),
          golden.name());
      assertEquals(golden.answers().keySet(), golden.longest().keySet(), golden.name());
    }
  }

  @Test
  void allDamagesAreRead() {
    int damages = GoldenAnswers.all().stream().mapToInt(c -> c.damages().size()).sum();
    assertEquals(20_888, damages);
  }
}
