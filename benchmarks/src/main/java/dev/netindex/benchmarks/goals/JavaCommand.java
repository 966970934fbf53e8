package dev.netindex.benchmarks.goals;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Starts more virtual machines like this one. */
final class JavaCommand {
  private JavaCommand() {}

  /** Returns the command up to the main class, with the options of this process. */
  static List<String> start() {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    return command;
  }
}
