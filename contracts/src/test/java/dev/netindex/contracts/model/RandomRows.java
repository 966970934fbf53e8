package dev.netindex.contracts.model;

import static dev.netindex.contracts.model.RandomNumbers.pick;

import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainTarget;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;

/** The rows of a random index, in insertion order. */
final class RandomRows {
  private static final List<Shape> SHAPES = List.of(Shape.values());
  private static final List<Integer> SIZES = List.of(0, 1, 2, 3, 20, 90, 255, 256, 257, 600);

  private RandomRows() {}

  /** Returns the rows of a round; the shapes take turns. */
  static List<Assertion> rows(RandomGenerator random, int round) {
    Shape v4 = SHAPES.get(round % SHAPES.size());
    Shape v6 = random.nextBoolean() ? v4 : pick(random, SHAPES);
    List<List<PlainTarget>> parts = new ArrayList<>();
    parts.add(v4.targets(random, false, pick(random, SIZES)));
    parts.add(v6.targets(random, true, pick(random, SIZES)));
    parts.add(asns(random, random.nextInt(60)));
    if (random.nextBoolean()) {
      parts.set(random.nextInt(3), List.of());
    }
    return number(random, order(random, parts));
  }

  private static List<PlainTarget> asns(RandomGenerator random, int rows) {
    List<PlainTarget> targets = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      targets.add(
          PlainTarget.asn(
              switch (random.nextInt(3)) {
                case 0 -> 1 + random.nextInt(20);
                case 1 -> 0xFFFF_FFFFL - random.nextInt(3);
                default -> 1 + random.nextLong(0xFFFF_FFFFL);
              }));
    }
    return targets;
  }

  /** One part after the other, in turn (so that ids rise by 2), or in any order. */
  private static List<PlainTarget> order(RandomGenerator random, List<List<PlainTarget>> parts) {
    List<PlainTarget> targets = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      List<Deque<PlainTarget>> left = new ArrayList<>();
      parts.forEach(part -> left.add(new ArrayDeque<>(part)));
      while (left.stream().anyMatch(part -> !part.isEmpty())) {
        left.stream().filter(part -> !part.isEmpty()).forEach(part -> targets.add(part.remove()));
      }
      return targets;
    }
    RandomNumbers.shuffle(random, parts);
    parts.forEach(targets::addAll);
    if (random.nextInt(3) == 0) {
      RandomNumbers.shuffle(random, targets);
    }
    return targets;
  }

  private static List<Assertion> number(RandomGenerator random, List<PlainTarget> targets) {
    int distinct = pick(random, List.of(1, 2, 7, 300, 100_000));
    int longest = pick(random, List.of(0, 1, 4, 40));
    boolean equalLengths = random.nextBoolean();
    List<Assertion> rows = new ArrayList<>();
    for (PlainTarget target : targets) {
      String text = Integer.toString(random.nextInt(distinct), 36) + "\u00ff\u0000\n".repeat(14);
      int length = equalLengths ? longest : random.nextInt(longest + 1);
      rows.add(new Assertion(target, rows.size(), text.substring(0, length)));
    }
    return rows;
  }
}
