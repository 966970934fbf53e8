package dev.netindex.benchmarks.sides;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The process of one side. For each line {@code FROM TO} that it is sent, it answers those
 * questions, and says in how many nanoseconds and the number made of the answers; after {@code warm
 * MILLISECONDS} it answers any for so long. Between lines it sleeps, so that others have the
 * machine.
 */
public final class TakeTurns {
  /** Questions a call, so that the method with the loop is compiled as a whole and called often. */
  private static final int PIECE = 1024;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private TakeTurns() {}

  /**
   * Runs until the input ends.
   *
   * @param arguments a {@link SideName}, and a file of addresses
   * @throws IOException if the data can't be read
   */
  public static void main(String[] arguments) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try (Side side = Sides.open(SideName.parse(arguments[0]), Path.of(arguments[1]))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] words = line.split(" ");
        int number = Integer.parseInt(words[1]);
        System.out.println(
            words[0].equals("warm")
                ? warmUp(side, number)
                : turn(side, Integer.parseInt(words[0]), number));
      }
    }
  }

  private static String warmUp(Side side, int millis) throws IOException {
    long until = System.nanoTime() + 1_000_000L * millis;
    long sum = 0;
    int at = 0;
    while (System.nanoTime() < until) {
      sum += side.run(at, at + PIECE);
      at = (at + PIECE) % Questions.COUNT;
    }
    return "0 " + sum;
  }

  /** Takes the time of this thread on its processor, not what others took meanwhile. */
  private static String turn(Side side, int from, int to) throws IOException {
    long sum = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    for (int at = from; at < to; at += PIECE) {
      sum += side.run(at, Math.min(at + PIECE, to));
    }
    return (THREADS.getCurrentThreadCpuTime() - start) + " " + sum;
  }
}
