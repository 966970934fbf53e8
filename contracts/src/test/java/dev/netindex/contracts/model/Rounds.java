package dev.netindex.contracts.model;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Seeds of randomised tests. {@code -Dnetindex.seed} sets the first one, {@code -Dnetindex.rounds}
 * how many follow; a failure prints both as they must be given to see it again.
 */
public final class Rounds {
  private static final long FIRST = Long.getLong("netindex.seed", 20_260_101L);

  private Rounds() {}

  /** One round of a randomised test. */
  @FunctionalInterface
  public interface Round {
    /** Runs with numbers that depend on the seed alone. */
    void run(RandomGenerator random, int number) throws Exception;
  }

  /**
   * Runs rounds with one seed each.
   *
   * @param usually how many, unless the system property says otherwise
   * @param round what to run
   */
  public static void run(int usually, Round round) {
    int rounds = Integer.getInteger("netindex.rounds", usually);
    for (int number = 0; number < rounds; number++) {
      long seed = FIRST + number;
      try {
        round.run(generator(seed), Math.toIntExact(Math.floorMod(seed, 1_000_000_007L)));
      } catch (Exception | AssertionError failed) {
        throw new AssertionError(
            "replay with -Dnetindex.seed=" + seed + " -Dnetindex.rounds=1: " + failed.getMessage(),
            failed);
      }
    }
  }

  /** Returns a generator whose numbers are the same on every machine. */
  public static RandomGenerator generator(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }
}
