package dev.netindex.benchmarks.aot;

import dev.netindex.benchmarks.run.Machine;
import dev.netindex.benchmarks.run.Subprocess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Runs workloads in rounds, in processes of their own, with and without an AOT cache. */
public final class RunAot {
  private static final List<String> WORKLOADS =
      List.of(
          "open-asn",
          "open-ipv4",
          "open-ipv6",
          "open-wide-ipv6",
          "lookup-ipv4",
          "lookup-ipv6",
          "lookup-json");
  private static final List<String> MODES = List.of("plain", "classes", "profiles");

  private final Path folder;
  private final Map<String, List<double[]>> trials = new LinkedHashMap<>();

  private RunAot(Path folder) {
    this.folder = folder;
  }

  /**
   * Runs the rounds and prints a table in Markdown.
   *
   * @param arguments the number of rounds
   * @throws IOException if a file can't be written or a process fails
   */
  public static void main(String[] arguments) throws IOException {
    int rounds = Integer.parseInt(arguments[0]);
    Path folder = Files.createTempDirectory("netindex-aot");
    RunAot run = new RunAot(folder);
    try {
      SmallIndexes.make(folder);
      for (String workload : WORKLOADS) {
        run.train(workload);
        for (int round = 1; round <= rounds; round++) {
          for (String mode : round % 2 == 1 ? MODES : MODES.reversed()) {
            run.trial(workload, mode);
          }
        }
      }
      System.out.println(Machine.describe() + "\n" + run.table(rounds));
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.toList().reversed()) {
          Files.delete(file);
        }
      }
    }
  }

  private Path cache(String workload) {
    return folder.resolve(workload + ".aot");
  }

  /** The workload itself is the training: the best case. */
  private void train(String workload) throws IOException {
    start(workload, List.of("-XX:AOTCacheOutput=" + cache(workload)));
    System.err.printf("%s: cache of %,d bytes%n", workload, Files.size(cache(workload)));
  }

  private void trial(String workload, String mode) throws IOException {
    String cache = "-XX:AOTCache=" + cache(workload);
    String line =
        start(
            workload,
            switch (mode) {
              case "plain" -> List.of();
              case "classes" ->
                  List.of(
                      "-XX:+UnlockDiagnosticVMOptions",
                      "-XX:-AOTReplayTraining",
                      "-XX:AOTMode=on",
                      cache);
              default -> List.of("-XX:AOTMode=on", cache);
            });
    String[] words = line.strip().split(" ");
    double[] numbers = new double[3];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Double.parseDouble(words[i]);
    }
    trials.computeIfAbsent(workload + " " + mode, _ -> new ArrayList<>()).add(numbers);
    System.err.println(workload + " " + mode + ": " + line.strip());
  }

  private String start(String workload, List<String> options) throws IOException {
    long now = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
    return Subprocess.output(
        options, AotTrial.class, workload, folder.toString(), Long.toString(now));
  }

  private String table(int rounds) {
    StringBuilder table = new StringBuilder("Median of " + rounds + " rounds\n\n");
    table.append("| workload | way | first answer, ms | first 100 or 100,000, ms | steady, ns |\n");
    table.append("|---|---|---:|---:|---:|\n");
    trials.forEach(
        (name, all) ->
            table.append(
                String.format(
                    Locale.ROOT,
                    "| %s | %.0f | %.1f | %,.0f |%n",
                    name.replace(" ", " | "),
                    median(all, 0) / 1e3,
                    median(all, 1) / 1e6,
                    median(all, 2))));
    return table.toString();
  }

  private static double median(List<double[]> all, int number) {
    return Subprocess.median(all.stream().mapToDouble(trial -> trial[number]).toArray());
  }
}
