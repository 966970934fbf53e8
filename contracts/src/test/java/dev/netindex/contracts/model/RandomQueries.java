package dev.netindex.contracts.model;

import static dev.netindex.contracts.model.RandomNumbers.address;
import static dev.netindex.contracts.model.RandomNumbers.below;
import static dev.netindex.contracts.model.RandomNumbers.pick;

import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** Questions near the edges of given rows, and some anywhere. */
public final class RandomQueries {
  private final RandomGenerator random;
  private final List<Assertion> rows;

  /** Takes the rows whose edges are asked for. */
  public RandomQueries(RandomGenerator random, List<Assertion> rows) {
    this.random = random;
    this.rows = rows;
  }

  /** Returns addresses, each once. */
  public List<PlainAddress> addresses(int fromRows, int anywhere) {
    Set<PlainAddress> asked = new TreeSet<>();
    for (boolean v6 : new boolean[] {false, true}) {
      asked.add(new PlainAddress(v6, BigInteger.ZERO));
      asked.add(PlainAddress.highest(v6));
      for (int i = 0; i < anywhere; i++) {
        asked.add(address(random, v6));
      }
    }
    List<Assertion> largest =
        rows.stream()
            .filter(row -> row.target().isIp())
            .sorted(
                Comparator.<Assertion, BigInteger>comparing(row -> size(row.target())).reversed())
            .limit(3)
            .toList();
    for (int i = 0; i < fromRows && !rows.isEmpty(); i++) {
      boolean large = i % 4 == 0 && !largest.isEmpty();
      PlainTarget target = pick(random, large ? largest : rows).target();
      if (target.isIp()) {
        asked.add(target.firstAddress().plus(-1));
        asked.add(target.firstAddress());
        asked.add(target.lastAddress());
        asked.add(target.lastAddress().plus(1));
        BigInteger middle = target.first().add(target.last()).shiftRight(1);
        asked.add(new PlainAddress(target.v6(), middle));
        BigInteger inside = target.first().add(below(random, size(target)));
        asked.add(new PlainAddress(target.v6(), inside));
      }
    }
    return List.copyOf(asked);
  }

  private static BigInteger size(PlainTarget target) {
    return target.last().subtract(target.first()).add(BigInteger.ONE);
  }

  /** Returns targets made of such addresses. */
  List<PlainTarget> targets(List<PlainAddress> addresses, int number) {
    List<PlainTarget> asked = new ArrayList<>();
    for (boolean v6 : new boolean[] {false, true}) {
      asked.add(PlainTarget.network(PlainAddress.highest(v6), 0));
    }
    for (int i = 0; i < number; i++) {
      PlainAddress a = pick(random, addresses);
      int bits = PlainAddress.bits(a.v6());
      PlainAddress b = pick(random, addresses);
      asked.add(
          switch (random.nextInt(5)) {
            case 0 -> PlainTarget.address(a);
            case 1 -> PlainTarget.network(a, random.nextInt(bits + 1));
            case 3 -> PlainTarget.range(a, halfOf(b, a));
            case 2 -> PlainTarget.network(a, bits - random.nextInt(10));
            default -> PlainTarget.range(a, a.v6() == b.v6() ? b : a);
          });
    }
    rows.stream()
        .map(Assertion::target)
        .filter(PlainTarget::isIp)
        .limit(number)
        .forEach(asked::add);
    return asked;
  }

  /** Returns the first half of one IPv6 address with the second of another, else the other. */
  private static PlainAddress halfOf(PlainAddress first, PlainAddress second) {
    return first.v6() && second.v6() ? PlainAddress.v6(first.high(), second.low()) : second;
  }

  /** Returns AS numbers, of rows and others. */
  List<Long> asns(int number) {
    Set<Long> asked = new TreeSet<>(List.of(0L, 1L, 2L, 0xFFFF_FFFEL, 0xFFFF_FFFFL));
    rows.stream()
        .map(Assertion::target)
        .filter(target -> !target.isIp())
        .limit(number)
        .forEach(target -> asked.add(target.first().longValue()));
    return List.copyOf(asked);
  }
}
