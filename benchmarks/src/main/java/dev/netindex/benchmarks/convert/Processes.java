package dev.netindex.benchmarks.convert;

import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Trials in processes of their own, all with the same heap and collector. */
final class Processes {
  private static final List<String> OPTIONS =
      List.of(
          "-Xmx512m",
          "-XX:+UseSerialGC",
          "--sun-misc-unsafe-memory-access=allow",
          "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn");
  private static final long LOOK_MILLIS = 20;

  private final Path command;
  private final Path java = ProcessHandle.current().info().command().map(Path::of).orElseThrow();

  /**
   * Prepares.
   *
   * @param command the {@code netindex} command
   */
  Processes(Path command) {
    this.command = command;
  }

  Outcome run(Way way, Path database, Path index) throws IOException, InterruptedException {
    return way == Way.COMMAND ? build(database, index) : trial(way, database, index);
  }

  private Outcome trial(Way way, Path database, Path index)
      throws IOException, InterruptedException {
    List<String> options = new ArrayList<>(List.of(java.toString()));
    options.addAll(OPTIONS);
    options.addAll(List.of("-cp", System.getProperty("java.class.path")));
    options.addAll(
        List.of(Trial.class.getName(), way.name(), database.toString(), index.toString()));
    Process process =
        new ProcessBuilder(options).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    require(process.waitFor(), way);
    return Outcome.parse(output);
  }

  /**
   * The script replaces itself by the virtual machine, so that its number is that of the latter.
   */
  private Outcome build(Path database, Path index) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            command.toString(), "build", database.toString(), "-o", index.toString(), "--quiet");
    builder.environment().put("NETINDEX_JAVA_OPTS", OPTIONS.getFirst());
    builder.environment().put("NETINDEX_NO_BUILD", "1");
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    long start = System.nanoTime();
    Process process = builder.start();
    long resident = 0;
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      resident = Math.max(resident, PeakMemory.resident(process.pid()));
    }
    long nanos = System.nanoTime() - start;
    require(process.exitValue(), Way.COMMAND);
    return new Outcome(rows(index), nanos, 0, resident);
  }

  private static long rows(Path index) throws IOException {
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    try (IndexReader reader = IndexReader.open(index, trusting)) {
      return reader.size();
    }
  }

  private static void require(int status, Way way) {
    if (status != 0) {
      throw new IllegalStateException(way.text() + " ended with status " + status);
    }
  }
}
