package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.SideName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What all sides needed in each round, in nanoseconds a question. */
final class Rounds {
  private final List<double[]> rounds = new ArrayList<>();

  void add(double[] nanos) {
    rounds.add(nanos.clone());
  }

  int count() {
    return rounds.size();
  }

  /**
   * Returns the median of the ratios within each round: a slow second of the machine hits both
   * sides of a ratio, or one ratio of many.
   *
   * @param above the side above the line
   * @param below the side below it
   */
  double ratio(int above, int below) {
    return median(rounds.stream().map(round -> round[above] / round[below]).toList());
  }

  /** Returns the median time of a side. */
  double nanos(int side) {
    return median(rounds.stream().map(round -> round[side]).toList());
  }

  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }

  /** Returns all medians in words. */
  String describe(List<SideName> sides) {
    List<String> parts =
        IntStream.range(0, sides.size())
            .mapToObj(i -> String.format(Locale.ROOT, "%s %.1f ns", sides.get(i), nanos(i)))
            .toList();
    return String.join(", ", parts) + ", " + count() + " rounds";
  }
}
