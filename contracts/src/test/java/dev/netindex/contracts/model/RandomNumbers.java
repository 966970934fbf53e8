package dev.netindex.contracts.model;

import dev.netindex.contracts.oracle.PlainAddress;
import java.math.BigInteger;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random numbers and choices. */
final class RandomNumbers {
  private RandomNumbers() {}

  /** Returns a number from 0 to {@code bound - 1}. */
  static BigInteger below(RandomGenerator random, BigInteger bound) {
    byte[] bytes = new byte[bound.bitLength() / 8 + 9];
    random.nextBytes(bytes);
    return new BigInteger(1, bytes).mod(bound);
  }

  /** Returns any address. */
  static PlainAddress address(RandomGenerator random, boolean v6) {
    BigInteger highest = PlainAddress.highest(v6).value();
    return new PlainAddress(v6, below(random, highest.add(BigInteger.ONE)));
  }

  /** Returns an element. */
  static <T> T pick(RandomGenerator random, List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Puts a list into another order. */
  static <T> void shuffle(RandomGenerator random, List<T> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      T moved = list.get(i);
      list.set(i, list.get(j));
      list.set(j, moved);
    }
  }
}
