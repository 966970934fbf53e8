package dev.netindex.format.builder;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares built files with those of {@link SpecEncoder}; replay with {@code -Dnetindex.seed}. */
class RandomisedBuildTest {
  private static final int ROUNDS = 400;
  private static final byte[] METADATA = "m".getBytes(StandardCharsets.US_ASCII);

  private final long seed = Long.getLong("netindex.seed", System.nanoTime());

  @Test
  void anyInsertionsGiveTheBytesThatTheTextOfTheFormatAsksFor() {
    RandomInsertions insertions = new RandomInsertions(seed);
    for (int round = 0; round < ROUNDS; round++) {
      List<Assertion> assertions = insertions.next();
      assertArrayEquals(
          SpecEncoder.encode(assertions, METADATA),
          build(assertions),
          "round " + round + " of -Dnetindex.seed=" + seed);
    }
  }

  @Test
  void theSameInsertionsTwiceGiveTheSameBytes() {
    RandomInsertions insertions = new RandomInsertions(seed);
    for (int round = 0; round < ROUNDS / 10; round++) {
      List<Assertion> assertions = insertions.next();
      assertArrayEquals(
          build(assertions), build(assertions), "round " + round + " of -Dnetindex.seed=" + seed);
    }
  }

  @Test
  void writingInBetweenChangesNothing() {
    RandomInsertions insertions = new RandomInsertions(seed);
    for (int round = 0; round < ROUNDS / 10; round++) {
      List<Assertion> assertions = insertions.next();
      IndexBuilder builder = new IndexBuilder();
      int third = assertions.size() / 3;
      add(builder, assertions.subList(0, third));
      builder.toByteArray();
      add(builder, assertions.subList(third, assertions.size()));
      assertArrayEquals(
          build(assertions),
          builder.metadata(METADATA).toByteArray(),
          "round " + round + " of -Dnetindex.seed=" + seed);
    }
  }

  private static byte[] build(List<Assertion> assertions) {
    IndexBuilder builder = new IndexBuilder().metadata(METADATA);
    add(builder, assertions);
    return builder.toByteArray();
  }

  private static void add(IndexBuilder builder, List<Assertion> assertions) {
    assertions.forEach(assertion -> builder.add(assertion.target(), assertion.payload()));
  }
}
