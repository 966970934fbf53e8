package dev.netindex.benchmarks.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks of one table in rounds, and sums up. */
public final class RunTable {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private RunTable() {}

  /**
   * Runs a table.
   *
   * @param arguments the name of a table in lower case; the folder for the results; the number of
   *     rounds, 0 for a quick look
   * @throws IOException if the summary can't be written
   * @throws RunnerException if a benchmark fails
   */
  public static void main(String[] arguments) throws IOException, RunnerException {
    Table table = Table.of(arguments[0]);
    Path folder = Files.createDirectories(Path.of(arguments[1]));
    int rounds = Integer.parseInt(arguments[2]);
    String name =
        table.name().toLowerCase(Locale.ROOT)
            + "-"
            + STAMP.format(LocalDateTime.now(ZoneOffset.UTC));
    String machine = Machine.describe() + files(table);
    System.out.println(machine);
    table.missing().ifPresent(System.out::println);
    table.check(rounds == 0);

    Summary summary = new Summary();
    for (int round = 1; round <= Math.max(rounds, 1); round++) {
      Path json = folder.resolve(name + "-round" + round + ".json");
      summary.add(run(table, json, rounds == 0));
    }
    String text = machine + "\n" + summary.table();
    Files.writeString(folder.resolve(name + ".md"), text);
    System.out.println();
    System.out.println(text);
    System.out.println("written: " + folder.resolve(name + ".md") + " and JSON beside it");
  }

  private static Collection<RunResult> run(Table table, Path json, boolean quick)
      throws RunnerException {
    ChainedOptionsBuilder options = new OptionsBuilder();
    for (String benchmarks : table.classes()) {
      options.include("\\." + benchmarks + "\\.");
    }
    options
        .forks(1)
        .warmupIterations(quick ? 1 : 2)
        .warmupTime(quick ? table.quickWarmup() : time(false))
        .measurementIterations(quick ? 2 : 3)
        .measurementTime(time(quick))
        .shouldFailOnError(true)
        .addProfiler(GCProfiler.class)
        .addProfiler(CpuTimeProfiler.class)
        .resultFormat(ResultFormatType.JSON)
        .result(json.toString());
    if (quick) {
      table.quicken(options);
    }
    return new Runner(options.build()).run();
  }

  private static TimeValue time(boolean quick) {
    return quick ? TimeValue.milliseconds(300) : TimeValue.seconds(1);
  }

  private static String files(Table table) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : table.files()) {
      text.append(String.format("file:      %,d bytes %s%n", Files.size(file), file.getFileName()));
    }
    return text.toString();
  }
}
