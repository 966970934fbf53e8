package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.format.Family;
import java.util.List;

/** Goals for a routing table of nested prefixes, in an interval section. */
final class NestedGoals {
  private static final double TIMES = 3;

  private NestedGoals() {}

  static List<Goal> all() {
    Directories goals = new Directories("LARGE", "DEFAULT");
    for (String kind : List.of("all", "longest")) {
      goals.atLeast(
          TIMES,
          "bgp-" + kind,
          kind.equals("all")
              ? "all matches, times the plain walk of the tree"
              : "longest prefix, times the plain walk of the tree",
          size -> Race.speed(side(kind, size), side(kind, "NONE")));
    }
    return goals.goals();
  }

  private static SideName side(String kind, String size) {
    return new SideName(kind, "pyasn", Family.IPV4, size);
  }
}
