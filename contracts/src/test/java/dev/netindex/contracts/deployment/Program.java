package dev.netindex.contracts.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The program of a user, the sources of which are resources of the tests: compiled as a module, run
 * as a module or on a class path in a virtual machine of its own.
 *
 * @param classes the folder of its classes
 */
record Program(Path classes) {
  private static final String MODULE = "com.example.where";
  private static final String MAIN = "com.example.where.Where";

  /**
   * What a run said.
   *
   * @param exitCode 0 if it went well
   * @param out lines of its standard output
   * @param err its standard error
   */
  record Run(int exitCode, List<String> out, String err) {}

  /** Compiles the program; a warning is a failure. */
  static Program compile(Path classes, List<Path> modulePath) {
    Path sources = Path.of(URI.create(Program.class.getResource("/deployment/where").toString()));
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    int exitCode =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                writer,
                writer,
                "-Xlint:all",
                "-Werror",
                "-d",
                classes.toString(),
                "-cp",
                classes.toString(),
                "-p",
                join(modulePath),
                sources.resolve("module-info.java").toString(),
                sources.resolve(MAIN.replace('.', '/') + ".java").toString());
    assertEquals(0, exitCode, said::toString);
    return new Program(classes);
  }

  /** Asks all golden queries, with all jars as modules. */
  Run asModule(List<Path> jars, String... options) throws IOException, InterruptedException {
    return ask(options, List.of("-p", join(with(jars)), "-m", MODULE + "/" + MAIN));
  }

  /** Asks all golden queries, with all jars on the class path. */
  Run onClassPath(List<Path> jars, String... options) throws IOException, InterruptedException {
    return ask(options, List.of("-cp", join(with(jars)), MAIN));
  }

  private Run ask(String[] options, List<String> main) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>();
    // Starts fastest, for runs that leave it open how their code is compiled.
    arguments.addAll(options.length == 0 ? List.of("-XX:TieredStopAtLevel=1") : List.of(options));
    arguments.addAll(main);
    arguments.add(GoldenLookups.index().toString());
    arguments.addAll(GoldenLookups.queries());
    return run(arguments);
  }

  /** Runs the command line with all jars as modules. */
  Run commandLine(List<Path> jars, List<String> options, String... arguments)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(options);
    all.addAll(
        List.of("-p", join(jars), "-m", "dev.netindex.cli/dev.netindex.cli.NetindexCommand"));
    all.addAll(List.of(arguments));
    return run(all);
  }

  private Run run(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx64m"));
    command.addAll(arguments);
    Path err = Files.createTempFile(classes.getParent(), "err", ".txt");
    Process process = new ProcessBuilder(command).redirectError(err.toFile()).start();
    List<String> out = process.inputReader().lines().toList();
    return new Run(process.waitFor(), out, Files.readString(err));
  }

  private List<Path> with(List<Path> jars) {
    return Stream.concat(Stream.of(classes), jars.stream()).toList();
  }

  private static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
