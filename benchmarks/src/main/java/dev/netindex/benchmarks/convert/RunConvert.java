package dev.netindex.benchmarks.convert;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Converts an MMDB file in rounds, each way once a round in a process of its own with 512 MiB of
 * heap, and lists all its networks with the peer's reader beside it.
 */
public final class RunConvert {
  private RunConvert() {}

  /**
   * Runs the rounds and prints a table in Markdown.
   *
   * @param arguments the {@code netindex} command, the MMDB file, the number of rounds
   * @throws IOException if a file can't be read or written
   * @throws InterruptedException if this thread is interrupted
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Processes processes = new Processes(Path.of(arguments[0]));
    Path database = Path.of(arguments[1]);
    int rounds = Integer.parseInt(arguments[2]);
    List<Way> ways = ways(database);
    Map<Way, List<Outcome>> outcomes = new EnumMap<>(Way.class);
    Path folder = Files.createTempDirectory("netindex-convert");
    Path index = folder.resolve("converted.nidx");
    try {
      for (int round = 1; round <= rounds; round++) {
        // Forwards and backwards in turn, so that no way always follows the same one.
        for (Way way : round % 2 == 1 ? ways : ways.reversed()) {
          Outcome outcome = processes.run(way, database, index);
          outcomes.computeIfAbsent(way, _ -> new ArrayList<>()).add(outcome);
          System.err.printf("round %d: %s: %.2f s%n", round, way.text(), outcome.nanos() / 1e9);
        }
      }
    } finally {
      Files.deleteIfExists(index);
      Files.deleteIfExists(folder);
    }
    System.out.printf("%s, %d rounds%n%n", database.getFileName(), rounds);
    System.out.println(
        "| | seconds | lowest | highest | networks | networks a second | heap, MiB | resident, MiB |");
    System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|");
    outcomes.forEach((way, all) -> System.out.println(row(way, all)));
  }

  /** The typed class has fields of GeoLite2-City, which no other file has. */
  private static List<Way> ways(Path database) {
    boolean city = database.endsWith("GeoLite2-City.mmdb");
    List<Way> all = new ArrayList<>(List.of(Way.values()));
    if (!city) {
      all.removeAll(List.of(Way.TYPED, Way.CACHED_TYPED));
    }
    return all;
  }

  private static String row(Way way, List<Outcome> all) {
    List<Double> seconds = all.stream().map(outcome -> outcome.nanos() / 1e9).sorted().toList();
    int size = seconds.size();
    double median = (seconds.get((size - 1) / 2) + seconds.get(size / 2)) / 2;
    long rows = all.getFirst().rows();
    long heap = Collections.max(all.stream().map(Outcome::heap).toList());
    long resident = Collections.max(all.stream().map(Outcome::resident).toList());
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %.2f | %,d | %,.0f | %s | %s |",
        way.text(),
        median,
        seconds.getFirst(),
        seconds.getLast(),
        rows,
        rows / median,
        mebibytes(heap),
        mebibytes(resident));
  }

  private static String mebibytes(long bytes) {
    return bytes == 0 ? "" : Long.toString(bytes >> 20);
  }
}
