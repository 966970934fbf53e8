package dev.netindex.benchmarks.run;

import dev.netindex.benchmarks.sides.Questions;
import dev.netindex.benchmarks.sides.SideBenchmark;
import dev.netindex.benchmarks.sides.SideCheck;
import dev.netindex.benchmarks.sides.SideName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the sides of one table in rounds, and sums up. */
public final class RunSides {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final SideTable table;
  private final List<SideName> sides;
  private final Path results;
  private final boolean quick;
  private final Summary summary = new Summary();

  private RunSides(SideTable table, List<SideName> sides, Path results, boolean quick) {
    this.table = table;
    this.sides = sides;
    this.results = results;
    this.quick = quick;
  }

  /**
   * Runs a table.
   *
   * @param arguments the name of a table in lower case; the folder for the results; the number of
   *     rounds, 0 for a quick look; what the names of the sides have to contain, if not all are
   *     asked for
   * @throws IOException if a file can't be read or written
   * @throws RunnerException if a benchmark fails
   */
  public static void main(String[] arguments) throws IOException, RunnerException {
    SideTable table = SideTable.of(arguments[0]);
    int rounds = Integer.parseInt(arguments[2]);
    String only = arguments.length > 3 ? arguments[3] : "";
    List<SideName> sides = table.sides(rounds == 0, only);
    if (sides.isEmpty()) {
      throw new IllegalArgumentException("no case contains " + only);
    }
    String name = arguments[0] + "-" + STAMP.format(LocalDateTime.now(ZoneOffset.UTC));
    Path results = Files.createDirectories(Path.of(arguments[1])).resolve(name);
    new RunSides(table, sides, results, rounds == 0).run(Math.max(rounds, 1));
  }

  private void run(int rounds) throws IOException, RunnerException {
    String machine = Machine.describe();
    System.out.println(machine);
    Path folder = Files.createTempDirectory("netindex-addresses");
    try (Questions questions = new Questions()) {
      SideCheck.check(sides, questions);
      for (SideName side : sides) {
        Path link = folder.resolve(SideBenchmark.file(side));
        if (!Files.exists(link)) {
          Files.createSymbolicLink(link, questions.of(side));
        }
      }
      for (int round = 1; round <= rounds; round++) {
        for (int threads : table.threads()) {
          String ending = String.format(Locale.ROOT, "-round%d-threads%d.json", round, threads);
          measure(folder, threads, results.resolveSibling(results.getFileName() + ending));
        }
      }
    } finally {
      for (SideName side : sides) {
        Files.deleteIfExists(folder.resolve(SideBenchmark.file(side)));
      }
      Files.delete(folder);
    }
    String text = machine + "\n" + summary.table();
    Path file = results.resolveSibling(results.getFileName() + ".md");
    Files.writeString(file, text);
    System.out.println("\n" + text);
    System.out.println("written: " + file + " and JSON beside it");
  }

  private void measure(Path folder, int threads, Path json) throws RunnerException {
    summary.add(
        new Runner(
                new OptionsBuilder()
                    .include("\\.SideBenchmark\\.")
                    .param("side", sides.stream().map(SideName::toString).toArray(String[]::new))
                    .jvmArgsAppend("-D" + SideBenchmark.FOLDER + "=" + folder)
                    .forks(1)
                    .threads(threads)
                    .warmupIterations(quick ? 1 : 2)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(quick ? 1 : 3)
                    .measurementTime(quick ? TimeValue.milliseconds(500) : TimeValue.seconds(1))
                    .shouldFailOnError(true)
                    .addProfiler(GCProfiler.class)
                    .addProfiler(CpuTimeProfiler.class)
                    .resultFormat(ResultFormatType.JSON)
                    .result(json.toString())
                    .build())
            .run());
  }
}
