package dev.netindex.benchmarks.cold;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.run.Machine;
import dev.netindex.benchmarks.run.Subprocess;
import dev.netindex.benchmarks.sides.Questions;
import dev.netindex.benchmarks.sides.SideName;
import dev.netindex.format.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Opens cold files in rounds, each way once a round in a process of its own. */
public final class RunCold {
  private static final String DATA = "dbip-city-ipv4";
  private static final String WARM = "GeoLite2-City";
  private static final List<String> WAYS =
      List.of(
          "first NONE/trusted",
          "first DEFAULT/demand",
          "first DEFAULT/trusted",
          "first LARGE/trusted",
          "first DEFAULT/checked",
          "fields DEFAULT/demand",
          "fields DEFAULT/checked",
          "maxmind-fields 0");

  private final Path folder;
  private final Path addresses;
  private final Map<String, List<long[]>> trials = new LinkedHashMap<>();

  private RunCold(Path folder, Path addresses) {
    this.folder = folder;
    this.addresses = addresses;
  }

  /**
   * Runs the rounds and prints a table in Markdown.
   *
   * @param arguments a folder on the disk, for copies; the number of rounds
   * @throws IOException if a file can't be read or written
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createTempDirectory(Path.of(arguments[0]), "cold");
    int rounds = Integer.parseInt(arguments[1]);
    try (Questions questions = new Questions()) {
      RunCold run = new RunCold(folder, questions.of(side("first NONE", DATA)));
      run.link();
      for (int round = 1; round <= rounds; round++) {
        for (String way : round % 2 == 1 ? WAYS : WAYS.reversed()) {
          run.trial(way);
        }
      }
      System.out.println(Machine.describe() + "\n" + run.table(rounds));
    } finally {
      delete(folder);
    }
  }

  private static SideName side(String way, String database) {
    String[] words = way.split(" ");
    return new SideName(words[0], "records/" + database, Family.IPV4, words[1]);
  }

  /** What is opened to load the classes is not copied, and in memory. */
  private void link() throws IOException {
    Files.createDirectory(folder.resolve("records"));
    String index = "records/" + WARM + ".nidx";
    Files.createSymbolicLink(folder.resolve(index), BenchmarkFiles.records(WARM).toRealPath());
    Path database = BenchmarkFiles.mmdb(WARM);
    Files.createSymbolicLink(folder.resolve(WARM + ".mmdb"), database.toRealPath());
  }

  private void trial(String way) throws IOException {
    boolean theirs = way.startsWith("maxmind");
    String name = theirs ? DATA + ".mmdb" : "records/" + DATA + ".nidx";
    ColdFile.copy(BenchmarkFiles.folder().resolve(name), folder.resolve(name));
    String line =
        Subprocess.output(
            List.of("-D" + BenchmarkFiles.FOLDER + "=" + folder),
            ColdTrial.class,
            side(way, DATA).toString(),
            side(way, WARM).toString(),
            addresses.toString());
    String[] words = line.strip().split(" ");
    long[] numbers = new long[4];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Long.parseLong(words[i]);
    }
    trials.computeIfAbsent(way, _ -> new ArrayList<>()).add(numbers);
    System.err.println(way + ": " + line.strip());
  }

  private String table(int rounds) {
    StringBuilder table = new StringBuilder(DATA + ", median of " + rounds + " rounds\n\n");
    table.append("| | first answer, ms | thousand answers, ms | MiB read | MiB read |\n");
    table.append("|---|---:|---:|---:|---:|\n");
    for (String way : WAYS) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %.2f | %.2f | %.1f | %.1f |%n",
              way,
              median(way, 0) / 1e6,
              median(way, 1) / 1e6,
              median(way, 2) / (1 << 20),
              median(way, 3) / (1 << 20)));
    }
    return table.toString();
  }

  private double median(String way, int number) {
    return Subprocess.median(
        trials.getOrDefault(way, List.of()).stream().mapToDouble(all -> all[number]).toArray());
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.toList().reversed()) {
        Files.delete(file);
      }
    }
  }
}
