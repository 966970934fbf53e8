package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;

/** The whole command line, for a subcommand that runs others. */
@FunctionalInterface
public interface Program {
  /**
   * Runs a command.
   *
   * @param context its streams
   * @param arguments the command line without the name of the program
   * @return the exit code
   */
  int run(Context context, String... arguments);
}
