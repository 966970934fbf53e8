package dev.netindex.benchmarks.goals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Goals for one size of the directory, and the same figure for another one beside it. */
final class Directories {
  private final String counted;
  private final String other;
  private final List<Goal> goals = new ArrayList<>();

  /**
   * Starts a list.
   *
   * @param counted the size that the goals are for
   * @param other the size whose figures only stand beside them
   */
  Directories(String counted, String other) {
    this.counted = counted;
    this.other = other;
  }

  void atLeast(double limit, String id, String text, Function<String, Measurement> measurement) {
    goals.add(Goal.atLeast(limit, id, text(text, counted), measurement.apply(counted)));
    beside(id, text, measurement);
  }

  void atMost(double limit, String id, String text, Function<String, Measurement> measurement) {
    goals.add(Goal.atMost(limit, id, text(text, counted), measurement.apply(counted)));
    beside(id, text, measurement);
  }

  void none(String id, String text, Function<String, Measurement> measurement) {
    goals.add(Goal.none(id, text(text, counted), measurement.apply(counted)));
    beside(id, text, measurement);
  }

  private void beside(String id, String text, Function<String, Measurement> measurement) {
    String name = id + "-" + other.toLowerCase(Locale.ROOT);
    goals.add(Goal.none(name, text(text, other), measurement.apply(other)));
  }

  private static String text(String text, String directory) {
    return text + "; " + directory.toLowerCase(Locale.ROOT) + " directory";
  }

  List<Goal> goals() {
    return List.copyOf(goals);
  }
}
