package dev.netindex.contracts;

import java.util.Random;

/**
 * Random numbers that can be had again: each use prints its seed, and {@code -Dnetindex.seed=N}
 * sets it.
 */
public final class Seeds {
  private static final String PROPERTY = "netindex.seed";

  private Seeds() {}

  /**
   * Returns a generator, freshly seeded.
   *
   * @param test what it is for, printed with the seed
   */
  public static Random random(String test) {
    long seed = Long.getLong(PROPERTY, System.nanoTime());
    System.out.println(test + ": -D" + PROPERTY + "=" + seed);
    return new Random(seed);
  }
}
