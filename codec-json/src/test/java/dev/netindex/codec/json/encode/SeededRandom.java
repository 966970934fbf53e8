package dev.netindex.codec.json.encode;

import java.util.Random;
import java.util.SplittableRandom;

/**
 * Random rounds that can be had again. Each round has its own seed, which is in the message of a
 * failure; {@code -Dnetindex.seed=N} starts with exactly that round.
 */
final class SeededRandom {
  private static final String PROPERTY = "netindex.seed";

  private SeededRandom() {}

  @FunctionalInterface
  interface Round {
    void run(Random random) throws Exception;
  }

  static void repeat(int rounds, Round round) {
    Long given = Long.getLong(PROPERTY);
    long first = given != null ? given : new SplittableRandom().nextLong() >>> 16;
    for (long seed = first; seed < first + rounds; seed++) {
      try {
        round.run(new Random(seed));
      } catch (Throwable e) {
        throw new AssertionError(e + " [replay with -D" + PROPERTY + "=" + seed + "]", e);
      }
    }
  }
}
