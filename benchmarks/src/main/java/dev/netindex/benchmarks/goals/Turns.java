package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.Questions;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives out turns: which questions come next, and in which order the sides answer them. */
final class Turns {
  /** The fastest side is to take about so long. */
  private static final double TURN_NANOS = 50e6;

  /** The slowest one is not to take much longer than so. */
  private static final double LONG_NANOS = 5e8;

  private static final int SMALLEST = 1 << 10;

  private final List<Racer> racers;
  private int size = SMALLEST;
  private int next;

  Turns(List<Racer> racers) {
    this.racers = racers;
  }

  /** Lets all sides run at once, without taking their time, and finds out how long a turn is. */
  void warmUp(Duration time) throws IOException {
    for (Racer racer : racers) {
      racer.warmUp(time);
    }
    for (Racer racer : racers) {
      racer.answer();
    }
    double[] nanos = round();
    double fastest = Arrays.stream(nanos).min().orElseThrow();
    double slowest = Arrays.stream(nanos).max().orElseThrow();
    while (size < Questions.COUNT && size * fastest < TURN_NANOS && size * slowest < LONG_NANOS) {
      size *= 2;
    }
  }

  /**
   * Lets each side answer the same questions, forwards and backwards in turn, so that no side
   * always follows the same one.
   *
   * @return nanoseconds a question, of each side
   * @throws IllegalStateException if answers differ
   */
  double[] round() throws IOException {
    int from = (int) ((long) next * size % Questions.COUNT);
    double[] nanos = new double[racers.size()];
    Map<String, Long> sums = new HashMap<>();
    for (int i = 0; i < nanos.length; i++) {
      int at = next % 2 == 0 ? i : nanos.length - 1 - i;
      Racer racer = racers.get(at);
      racer.ask(from, from + size);
      Racer.Answer answer = racer.answer();
      nanos[at] = (double) answer.nanos() / size;
      Long other = sums.putIfAbsent(racer.side().answers(), answer.sum());
      if (other != null && other != answer.sum()) {
        throw new IllegalStateException("another answer than others give: " + racer.side());
      }
    }
    next++;
    return nanos;
  }
}
