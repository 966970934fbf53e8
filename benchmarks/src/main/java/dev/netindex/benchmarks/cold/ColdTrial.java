package dev.netindex.benchmarks.cold;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.sides.Side;
import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.benchmarks.sides.Sides;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One side with a cold file, in this process, and one line about it. The classes are loaded before,
 * by the same with a file that is in memory.
 */
public final class ColdTrial {
  private static final int THOUSAND = 1000;
  private static final Path COUNTERS = Path.of("/proc/self/io");

  private ColdTrial() {}

  /**
   * Prints the nanoseconds and the bytes read from the disk until the first answer, opening
   * included, and until the thousandth.
   *
   * @param arguments the side, the warm one, and a file of addresses
   * @throws IOException if a file can't be read
   */
  public static void main(String[] arguments) throws IOException {
    SideName cold = SideName.parse(arguments[0]);
    Addresses asked = Addresses.read(Path.of(arguments[2]), cold.family());
    try (Side warm = Sides.open(SideName.parse(arguments[1]), asked)) {
      warm.run(0, 2);
    }
    long bytes = read();
    long start = System.nanoTime();
    try (Side side = Sides.open(cold, asked)) {
      long sum = side.run(0, 1);
      long first = System.nanoTime() - start;
      long firstBytes = read() - bytes;
      sum += side.run(1, THOUSAND);
      long all = System.nanoTime() - start;
      System.out.printf("%d %d %d %d %d%n", first, all, firstBytes, read() - bytes, sum);
    }
  }

  /** Returns how many bytes the system has read from disks for this process. */
  private static long read() throws IOException {
    return Files.readAllLines(COUNTERS).stream()
        .filter(line -> line.startsWith("read_bytes:"))
        .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
        .sum();
  }
}
