package dev.netindex.format.builder;

import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Insertions of many shapes, all from one random seed. */
final class RandomInsertions {
  private static final int[] COUNTS = {0, 1, 2, 3, 40, 255, 256, 257, 511, 512, 513, 1100};

  private final Random random;

  RandomInsertions(long seed) {
    random = new Random(seed);
  }

  List<Assertion> next() {
    List<Target> targets = targets();
    int lengths = random.nextInt(4);
    int values = random.nextBoolean() ? 3 : 1000;
    return targets.stream().map(target -> new Assertion(target, payload(lengths, values))).toList();
  }

  private byte[] payload(int lengths, int values) {
    int value = random.nextInt(values);
    byte[] payload = new byte[lengths < 3 ? 2 * lengths : value % 7];
    if (payload.length > 0) {
      payload[0] = (byte) value;
      payload[payload.length - 1] ^= (byte) (value >>> 8);
    }
    return payload;
  }

  private List<Target> targets() {
    return switch (random.nextInt(6)) {
      case 0 -> ordered(family(Family.IPV4));
      case 1 -> ordered(family(Family.IPV6));
      case 2 -> zipped(family(Family.IPV4), family(Family.IPV6));
      case 3 -> ordered(asns());
      case 4 -> zipped(family(Family.IPV4), asns());
      default -> {
        List<Target> all = new ArrayList<>(family(Family.IPV4));
        all.addAll(family(Family.IPV6));
        all.addAll(asns());
        yield ordered(all);
      }
    };
  }

  private int count() {
    return COUNTS[random.nextInt(COUNTS.length)];
  }

  private List<Target> family(Family family) {
    return random.nextInt(3) < 2 ? disjoint(family) : overlapping(family);
  }

  /** Addresses and networks that do not touch, with a common number of zero bits between starts. */
  private List<Target> disjoint(Family family) {
    int count = count();
    int room = family.bits() - 1 - Integer.numberOfTrailingZeros(Integer.highestOneBit(count + 1));
    int gapBits = random.nextInt(Math.max(1, room - 1));
    int shift = random.nextInt(Math.max(1, room - gapBits - 1));
    int kinds = random.nextInt(3);
    List<Target> targets = new ArrayList<>();
    BigInteger at = new BigInteger(room, random).shiftRight(1);
    at = at.shiftRight(shift).shiftLeft(shift);
    BigInteger limit = BigInteger.ONE.shiftLeft(family.bits());
    for (int row = 0; row < count && at.compareTo(limit) < 0; row++) {
      boolean network = kinds == 1 || (kinds == 2 && random.nextBoolean());
      int hostBits = random.nextInt(shift + 1);
      targets.add(
          network
              ? new Target.Network(address(family, at), family.bits() - hostBits)
              : new Target.Address(address(family, at)));
      BigInteger gap = new BigInteger(gapBits, random).add(BigInteger.ONE);
      at = at.add(gap.shiftLeft(shift));
    }
    return targets;
  }

  /** All kinds, often equal ones. */
  private List<Target> overlapping(Family family) {
    int count = count();
    int spread = 1 + random.nextInt(family.bits());
    List<Target> targets = new ArrayList<>();
    for (int row = 0; row < count; row++) {
      BigInteger a = new BigInteger(spread, random);
      BigInteger b = new BigInteger(spread, random);
      int prefix = random.nextInt(family.bits() + 1);
      targets.add(
          switch (random.nextInt(3)) {
            case 0 -> new Target.Address(address(family, a));
            case 1 -> Target.Network.masking(address(family, a), prefix);
            default -> new Target.Range(address(family, a.min(b)), address(family, a.max(b)));
          });
    }
    return targets;
  }

  private List<Target> asns() {
    int count = count();
    int bound = random.nextBoolean() ? 50 : Integer.MAX_VALUE;
    List<Target> targets = new ArrayList<>();
    for (int row = 0; row < count; row++) {
      targets.add(new Target.Asn(1L + random.nextInt(bound) * (bound == 50 ? 1L : 2L)));
    }
    return targets;
  }

  private static Target zip(List<Target> a, List<Target> b, int at) {
    return at % 2 == 0 ? a.get(at / 2) : b.get(at / 2);
  }

  /** One of each in turn, so that ids rise by two. */
  private static List<Target> zipped(List<Target> a, List<Target> b) {
    int both = Math.min(a.size(), b.size());
    List<Target> targets = new ArrayList<>();
    for (int at = 0; at < 2 * both; at++) {
      targets.add(zip(a, b, at));
    }
    targets.addAll(a.subList(both, a.size()));
    targets.addAll(b.subList(both, b.size()));
    return targets;
  }

  private List<Target> ordered(List<Target> targets) {
    List<Target> result = new ArrayList<>(targets);
    switch (random.nextInt(5)) {
      case 0 -> Collections.shuffle(result, random);
      case 1 -> Collections.reverse(result);
      case 2 -> Collections.rotate(result, random.nextInt(100));
      default -> {}
    }
    return result;
  }

  private static IpAddress address(Family family, BigInteger value) {
    return IpAddress.of(family, value.shiftRight(64).longValue(), value.longValue());
  }
}
