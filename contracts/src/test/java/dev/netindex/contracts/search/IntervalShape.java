package dev.netindex.contracts.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Ways in which the rows of a section can lie to each other. */
enum IntervalShape {
  DISJOINT {
    @Override
    List<Interval> make(Random random, int rows, U128 maximum, int bytes) {
      TreeSet<U128> bounds = new TreeSet<>();
      while (bounds.size() < 2 * rows) {
        bounds.add(new U128(random.nextLong() & maximum.high(), random.nextLong() & maximum.low()));
      }
      List<U128> ascending = List.copyOf(bounds);
      return IntStream.range(0, rows)
          .mapToObj(i -> new Interval(ascending.get(2 * i), ascending.get(2 * i + 1)))
          .toList();
    }
  },
  NESTED {
    @Override
    List<Interval> make(Random random, int rows, U128 maximum, int bytes) {
      U128 inside = U128.random(random, bytes);
      return many(
          rows,
          () ->
              network(
                  random,
                  random.nextInt(3) > 0 ? inside : U128.random(random, bytes),
                  maximum,
                  bytes));
    }
  },
  FEW_DISTINCT {
    @Override
    List<Interval> make(Random random, int rows, U128 maximum, int bytes) {
      List<U128> bounds = many(4, () -> U128.random(random, bytes));
      return many(
          rows, () -> between(bounds.get(random.nextInt(4)), bounds.get(random.nextInt(4))));
    }
  },
  ALL_EQUAL {
    @Override
    List<Interval> make(Random random, int rows, U128 maximum, int bytes) {
      return Collections.nCopies(
          rows, between(U128.random(random, bytes), U128.random(random, bytes)));
    }
  },
  WITH_FULL_SPACE {
    @Override
    List<Interval> make(Random random, int rows, U128 maximum, int bytes) {
      return many(
          rows,
          () ->
              random.nextInt(4) == 0
                  ? new Interval(U128.ZERO, maximum)
                  : between(U128.random(random, bytes), U128.random(random, bytes)));
    }
  },
  ONE_LONG_AMONG_SHORT {
    @Override
    List<Interval> make(Random random, int rows, U128 maximum, int bytes) {
      List<Interval> made = new ArrayList<>(DISJOINT.make(random, rows, maximum, bytes));
      if (rows > 0) {
        int at = random.nextInt(rows);
        made.set(at, new Interval(made.get(at).start(), maximum));
      }
      return made;
    }
  };

  abstract List<Interval> make(Random random, int rows, U128 maximum, int bytes);

  /** Returns so many rows in the order of a section. */
  List<Interval> sorted(Random random, int rows, RowForm form) {
    return make(random, rows, form.maximum(), form.addressBytes).stream().sorted().toList();
  }

  private static <T> List<T> many(int count, Supplier<T> one) {
    return Stream.generate(one).limit(count).toList();
  }

  private static Interval between(U128 one, U128 other) {
    return one.isAbove(other) ? new Interval(other, one) : new Interval(one, other);
  }

  private static Interval network(Random random, U128 inside, U128 maximum, int bytes) {
    int hostBits = random.nextInt(8 * bytes + 1);
    long low = hostBits >= 64 ? -1 : (1L << hostBits) - 1;
    long high = hostBits <= 64 ? 0 : hostBits == 128 ? -1 : (1L << (hostBits - 64)) - 1;
    return new Interval(
        new U128(inside.high() & ~high, inside.low() & ~low),
        new U128(inside.high() | high, inside.low() | (low & maximum.low())));
  }
}
