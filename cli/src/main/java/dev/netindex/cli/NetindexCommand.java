package dev.netindex.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line's entrance. */
@Command(
    name = "netindex",
    mixinStandardHelpOptions = true,
    version = "netindex 0.1.0",
    description = "Answers what is known about IP addresses and AS numbers.")
public final class NetindexCommand implements Runnable {
  private NetindexCommand() {}

  /**
   * Runs the command and ends the virtual machine with its exit code.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new NetindexCommand()).execute(arguments));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
