package dev.netindex.benchmarks.aot;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** One workload in this process, and one line about it. */
public final class AotTrial {
  /** Openings that count as the first ones; of lookups it is a thousand times as many. */
  private static final int FIRST_OPENINGS = 100;

  private static final long WARM_NANOS = 3_000_000_000L;
  private static final long STEADY_NANOS = 1_000_000_000L;

  private final Workload workload;
  private final int piece;
  private long sum;

  private AotTrial(Workload workload, int piece) {
    this.workload = workload;
    this.piece = piece;
  }

  /**
   * Prints the microseconds from the start of the process to the first answer, the nanoseconds of
   * the first ones that follow, and those of one answer after some seconds.
   *
   * @param arguments the workload, the folder of the small indexes, when the process was started in
   *     microseconds since 1970
   * @throws IOException if a file can't be read
   */
  public static void main(String[] arguments) throws IOException {
    String name = arguments[0];
    boolean opens = name.startsWith("open-");
    AotTrial trial =
        new AotTrial(Workload.of(name, Path.of(arguments[1])), opens ? 1 : FIRST_OPENINGS);
    trial.sum += trial.workload.run();
    long first =
        ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()) - Long.parseLong(arguments[2]);
    long start = System.nanoTime();
    trial.pieces(opens ? FIRST_OPENINGS : 10 * FIRST_OPENINGS);
    long many = System.nanoTime() - start;
    trial.during(WARM_NANOS);
    System.out.printf("%d %d %.1f %d%n", first, many, trial.during(STEADY_NANOS), trial.sum);
  }

  private void pieces(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      piece();
    }
  }

  private void piece() throws IOException {
    for (int i = 0; i < piece; i++) {
      sum += workload.run();
    }
  }

  /** Works for some time; returns the nanoseconds for one answer. */
  private double during(long nanos) throws IOException {
    long start = System.nanoTime();
    long done = 0;
    long passed = 0;
    while (passed < nanos) {
      piece();
      done += piece;
      passed = System.nanoTime() - start;
    }
    return (double) passed / done;
  }
}
