package dev.netindex.contracts.model;

import static dev.netindex.contracts.model.RandomNumbers.address;
import static dev.netindex.contracts.model.RandomNumbers.below;
import static dev.netindex.contracts.model.RandomNumbers.pick;

import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/** How the targets of one family lie in its space. */
enum Shape {
  /** Networks that do not touch, rising; the shape of a packed section. */
  DISJOINT {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      int bits = PlainAddress.bits(v6);
      int unit = random.nextInt(bits - 11);
      BigInteger space = BigInteger.ONE.shiftLeft(bits - unit);
      BigInteger gap = BigInteger.ONE.shiftLeft(1 + random.nextInt(bits - unit - 10));
      boolean uniform = random.nextBoolean();
      List<PlainTarget> targets = new ArrayList<>();
      BigInteger at = below(random, space.shiftRight(2));
      while (targets.size() < rows && at.compareTo(space) < 0) {
        PlainAddress start = new PlainAddress(v6, at.shiftLeft(unit));
        int longer = uniform ? 0 : random.nextInt(unit + 1);
        targets.add(
            !uniform && random.nextInt(5) == 0
                ? PlainTarget.address(start)
                : PlainTarget.network(start, bits - unit + longer));
        at = at.add(BigInteger.ONE).add(below(random, gap));
      }
      return targets;
    }
  },
  /** Addresses that do not touch, rising by up to a random step. */
  ADDRESSES {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      BigInteger step = BigInteger.ONE.shiftLeft(random.nextInt(PlainAddress.bits(v6) - 8));
      BigInteger highest = PlainAddress.highest(v6).value();
      List<PlainTarget> targets = new ArrayList<>();
      BigInteger at = below(random, highest.shiftRight(1));
      while (targets.size() < rows && at.compareTo(highest) <= 0) {
        targets.add(PlainTarget.address(new PlainAddress(v6, at)));
        at = at.add(BigInteger.ONE).add(below(random, step));
      }
      return targets;
    }
  },
  /** Networks in networks, from the whole space down to addresses, and ranges that start there. */
  NESTED {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      List<PlainTarget> targets = new ArrayList<>();
      PlainAddress inside = address(random, v6);
      while (targets.size() < rows) {
        if (random.nextInt(8) == 0) {
          inside = address(random, v6);
        }
        PlainAddress near = inside.plus(random.nextInt(9) - 4);
        int bits = PlainAddress.bits(v6);
        PlainTarget network = PlainTarget.network(near, random.nextInt(bits + 1));
        targets.add(random.nextInt(3) == 0 ? rangeFrom(random, network) : network);
      }
      return targets;
    }
  },
  /** Every kind of target in some hundred addresses. */
  DENSE {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      List<PlainTarget> targets = new ArrayList<>();
      PlainAddress base = address(random, v6);
      for (int i = 0; i < rows; i++) {
        targets.add(
            anyKind(random, base.plus(random.nextInt(256)), base.plus(random.nextInt(256))));
      }
      return targets;
    }
  },
  /** A few targets, each many times, and equal bounds of different kinds. */
  REPEATED {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      int bits = PlainAddress.bits(v6);
      PlainTarget network = PlainTarget.network(address(random, v6), random.nextInt(bits + 1));
      PlainTarget host = PlainTarget.network(network.firstAddress(), bits);
      List<PlainTarget> few =
          List.of(
              network,
              PlainTarget.range(network.firstAddress(), network.lastAddress()),
              host,
              PlainTarget.address(host.firstAddress()),
              PlainTarget.range(host.firstAddress(), host.firstAddress()),
              PlainTarget.network(network.firstAddress(), Math.max(0, network.prefix() - 3)));
      List<PlainTarget> targets = new ArrayList<>();
      for (int i = 0; i < rows; i++) {
        targets.add(pick(random, few));
      }
      if (random.nextBoolean()) {
        targets.sort(Comparator.comparing(PlainTarget::kind).reversed()); // long runs of ranges
      }
      return targets;
    }
  },
  /** Ranges that do not touch. */
  RANGES {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      BigInteger highest = PlainAddress.highest(v6).value();
      BigInteger share = highest.divide(BigInteger.valueOf(2L * rows + 2));
      List<PlainTarget> targets = new ArrayList<>();
      for (int i = 0; i < rows; i++) {
        BigInteger first = share.multiply(BigInteger.valueOf(2L * i)).add(below(random, share));
        BigInteger last = first.add(below(random, share));
        targets.add(PlainTarget.range(new PlainAddress(v6, first), new PlainAddress(v6, last)));
      }
      return targets;
    }
  },
  /** Targets at both ends of the space. */
  ENDS {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      int bits = PlainAddress.bits(v6);
      PlainAddress lowest = new PlainAddress(v6, BigInteger.ZERO);
      PlainAddress highest = PlainAddress.highest(v6);
      List<PlainTarget> targets = new ArrayList<>();
      for (int i = 0; i < rows; i++) {
        PlainAddress end = random.nextBoolean() ? lowest : highest;
        targets.add(
            switch (random.nextInt(4)) {
              case 0 -> PlainTarget.address(end);
              case 1 -> PlainTarget.network(end, random.nextInt(bits + 1));
              case 2 -> PlainTarget.range(end, end.plus(random.nextInt(9) - 4));
              default -> PlainTarget.range(end, address(random, v6));
            });
      }
      return targets;
    }
  },
  /** Addresses with IPv4 inside, which are IPv6 all the same; for IPv4 the ones inside. */
  MAPPED {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      int bits = PlainAddress.bits(v6);
      List<PlainTarget> targets = new ArrayList<>();
      for (int i = 0; i < rows; i++) {
        long low = random.nextLong(1L << 32);
        PlainAddress inside = v6 ? PlainAddress.v6(0, 0xFFFFL << 32 | low) : PlainAddress.v4(low);
        targets.add(
            switch (random.nextInt(3)) {
              case 0 -> PlainTarget.address(inside);
              case 1 -> PlainTarget.network(inside, bits - random.nextInt(33));
              default -> PlainTarget.range(inside, inside.plus(random.nextInt(1 << 20)));
            });
      }
      return targets;
    }
  },
  /** Addresses close together, and right behind them a network larger than their deltas count. */
  CLIFF {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      int bits = PlainAddress.bits(v6);
      int size = bits / 2 + random.nextInt(bits / 2 - 2);
      BigInteger cliff = below(random, BigInteger.ONE.shiftLeft(bits - size)).shiftLeft(size);
      BigInteger near = BigInteger.ONE.shiftLeft(bits / 2).min(cliff);
      List<PlainTarget> targets = new ArrayList<>();
      for (int i = 1; i < rows && i < 200 && near.signum() > 0; i++) {
        BigInteger before = cliff.subtract(BigInteger.ONE).subtract(below(random, near));
        targets.add(PlainTarget.address(new PlainAddress(v6, before)));
      }
      targets.add(PlainTarget.network(new PlainAddress(v6, cliff), bits - size));
      return targets.stream().sorted(Comparator.comparing(PlainTarget::first)).distinct().toList();
    }
  },
  /** Anything anywhere. */
  ANYTHING {
    @Override
    List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows) {
      List<PlainTarget> targets = new ArrayList<>();
      for (int i = 0; i < rows; i++) {
        targets.add(anyKind(random, address(random, v6), address(random, v6)));
      }
      return targets;
    }
  };

  /** Returns up to a number of targets of a family. */
  abstract List<PlainTarget> targets(RandomGenerator random, boolean v6, int rows);

  /** Returns a range from a network's start to its end, or to some address behind that. */
  private static PlainTarget rangeFrom(RandomGenerator random, PlainTarget network) {
    PlainAddress last = network.lastAddress();
    PlainAddress behind = last.plus(random.nextInt(1000));
    return PlainTarget.range(network.firstAddress(), random.nextBoolean() ? last : behind);
  }

  private static PlainTarget anyKind(RandomGenerator random, PlainAddress a, PlainAddress b) {
    int bits = PlainAddress.bits(a.v6());
    return switch (random.nextInt(4)) {
      case 0 -> PlainTarget.address(a);
      case 1 -> PlainTarget.network(a, random.nextInt(bits + 1));
      case 2 -> PlainTarget.network(a, bits - random.nextInt(9));
      default -> PlainTarget.range(a, b);
    };
  }
}
