package dev.netindex.codec.json.infer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctCounterTest {
  private static void fill(DistinctCounter counter, int count) {
    for (int repeat = 0; repeat < 2; repeat++) {
      for (int i = 0; i < count; i++) {
        counter.add(Fingerprints.mix(17, i));
      }
    }
  }

  @Test
  void fewAreCountedExactly() {
    for (int count : new int[] {0, 1, 7, 8, 9, 1_000, 32_768}) {
      DistinctCounter counter = new DistinctCounter(new DistinctBudget());
      fill(counter, count);
      assertEquals(count, counter.estimate());
    }
  }

  @Test
  void manyAreEstimated() {
    for (int count : new int[] {32_769, 100_000, 1_000_000}) {
      DistinctCounter counter = new DistinctCounter(new DistinctBudget());
      fill(counter, count);
      assertEquals(count, counter.estimate(), count * 0.04);
    }
  }

  @Test
  void theFingerprint0IsCountedToo() {
    DistinctCounter counter = new DistinctCounter(new DistinctBudget());
    counter.add(0);
    counter.add(0);
    assertEquals(1, counter.estimate());
  }

  @Test
  void manyCountersShareOneBudget() {
    DistinctBudget budget = new DistinctBudget();
    List<DistinctCounter> counters = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      DistinctCounter counter = new DistinctCounter(budget);
      fill(counter, 32_768);
      counters.add(counter);
    }
    assertTrue(budget.cap() < 32_768);
    for (DistinctCounter counter : counters) {
      assertEquals(32_768, counter.estimate(), 32_768 * 0.15);
    }
  }
}
