package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** What all subcommands have in common. The result of {@link #call()} is the exit code. */
abstract class ContextCommand implements Callable<Integer> {
  /** Exit code: done. */
  static final int DONE = 0;

  /** Exit code: bad data, or input and output that failed. */
  static final int FAILED = 1;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli acts on the option itself.
  private boolean help;

  /** The world around this command. */
  final Context context;

  ContextCommand(Context context) {
    this.context = context;
  }
}
