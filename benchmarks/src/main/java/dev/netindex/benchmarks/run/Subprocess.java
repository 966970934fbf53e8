package dev.netindex.benchmarks.run;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** More virtual machines like this one. */
public final class Subprocess {
  private Subprocess() {}

  /**
   * Returns how to start one.
   *
   * @param options further options, which win over those of this process
   * @param main the class
   * @param arguments of the class
   * @return the command, with the options and the class path of this process
   */
  public static List<String> command(List<String> options, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(options);
    command.add(main.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  /**
   * Runs one.
   *
   * @param options further options
   * @param main the class
   * @param arguments of the class
   * @return what it printed
   * @throws IOException if it fails
   */
  public static String output(List<String> options, Class<?> main, String... arguments)
      throws IOException {
    return run(command(options, main, arguments));
  }

  /**
   * Runs a command.
   *
   * @param command and its arguments
   * @return what it printed
   * @throws IOException if it fails
   */
  public static String run(List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException("ended with status " + process.exitValue() + ": " + command);
      }
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupt);
    }
    return output;
  }

  /**
   * Returns the one in the middle.
   *
   * @param values one or more, in any order
   * @return the median
   */
  public static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
