package dev.netindex.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;

/** Shows that benchmarks compile and run. */
public class TrivialBenchmark {
  /**
   * Does next to nothing.
   *
   * @return the time
   */
  @Benchmark
  public long nanoTime() {
    return System.nanoTime();
  }
}
