package dev.netindex.benchmarks.convert;

import java.util.Arrays;

/**
 * What one trial took.
 *
 * @param rows networks
 * @param nanos time, in nanoseconds
 * @param heap the most bytes in use after a collection; 0 if unknown
 * @param resident the most bytes in memory; 0 if unknown
 */
record Outcome(long rows, long nanos, long heap, long resident) {
  private static final String MARK = "outcome ";

  /** Returns the line from which {@link #parse} makes an equal one. */
  String line() {
    return MARK + rows + " " + nanos + " " + heap + " " + resident;
  }

  /** Finds the line in what a process printed. */
  static Outcome parse(String output) {
    long[] numbers =
        output
            .lines()
            .filter(line -> line.startsWith(MARK))
            .findFirst()
            .map(line -> line.substring(MARK.length()).split(" "))
            .map(words -> Arrays.stream(words).mapToLong(Long::parseLong).toArray())
            .orElseThrow(() -> new IllegalStateException("no outcome in: " + output));
    return new Outcome(numbers[0], numbers[1], numbers[2], numbers[3]);
  }
}
