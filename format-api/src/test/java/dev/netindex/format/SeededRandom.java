package dev.netindex.format;

import java.util.SplittableRandom;

/**
 * Random numbers whose seed is in the message of a failure. Each round of {@link #repeat} has its
 * own seed, so that {@code -Dnetindex.seed=N} starts with exactly the round that failed.
 */
public final class SeededRandom {
  /** System property with the seed of the first round. */
  public static final String PROPERTY = "netindex.seed";

  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private long state;

  /** Makes a generator; equal seeds give equal numbers in every version of Java. */
  public SeededRandom(long seed) {
    state = seed;
  }

  /** What is done in one round. */
  @FunctionalInterface
  public interface Round {
    /** Does it with fresh numbers. */
    void run(SeededRandom random) throws Exception;
  }

  /** Runs a number of rounds; a failure names the seed of its round. */
  public static void repeat(int rounds, Round round) {
    Long given = Long.getLong(PROPERTY);
    long first = given != null ? given : new SplittableRandom().nextLong() >>> 16;
    for (long seed = first; seed < first + rounds; seed++) {
      try {
        round.run(new SeededRandom(seed));
      } catch (Exception | AssertionError e) {
        throw new AssertionError(e + " [replay with -D" + PROPERTY + "=" + seed + "]", e);
      }
    }
  }

  /** Returns any number (SplitMix64). */
  public long nextLong() {
    state += GOLDEN;
    long z = (state ^ state >>> 30) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
    return z ^ z >>> 31;
  }

  /** Returns 0 to bound - 1. */
  public int nextInt(int bound) {
    return (int) Long.remainderUnsigned(nextLong(), bound);
  }

  /** Returns true in one of so many calls. */
  public boolean oneIn(int calls) {
    return nextInt(calls) == 0;
  }

  /** Returns one of the values. */
  @SafeVarargs
  public final <T> T pick(T... values) {
    return values[nextInt(values.length)];
  }

  /** Returns one of the characters. */
  public char pickChar(String characters) {
    return characters.charAt(nextInt(characters.length()));
  }

  /** Returns 64 bits that favour runs of zeros and ones, at the borders of 16-bit groups or not. */
  public long nextBits() {
    return switch (nextInt(6)) {
      case 0 -> 0;
      case 1 -> -1L;
      case 2 -> -1L << nextInt(64);
      case 3 -> -1L >>> nextInt(64);
      case 4 -> nextLong() & groupMask() & groupMask();
      default -> nextLong();
    };
  }

  /** Returns an address of the family that favours the borders of the space and of networks. */
  public IpAddress nextAddress(Family family) {
    return family == Family.IPV4
        ? IpAddress.ofIpv4((int) nextBits())
        : IpAddress.ofIpv6(nextBits(), nextBits());
  }

  /** Returns an address of either family. */
  public IpAddress nextAddress() {
    return nextAddress(pick(Family.values()));
  }

  /** Returns an address a little above or below another, around the ends of the space. */
  public IpAddress near(IpAddress address) {
    long step = nextInt(1 << nextInt(12)) - (1 << nextInt(11));
    long low = address.low() + step;
    return address.isIpv4() ? IpAddress.ofIpv4((int) low) : IpAddress.ofIpv6(address.high(), low);
  }

  private long groupMask() {
    long mask = 0;
    for (int group = 0; group < 4; group++) {
      mask = mask << 16 | (nextLong() & 1) * 0xFFFF;
    }
    return mask;
  }
}
