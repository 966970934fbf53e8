package dev.netindex.cli;

import dev.netindex.cli.console.ClosedOutputException;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns what went wrong into a line on standard error and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private static final String ERROR = "Error: ";

  private final Context context;
  private final BooleanSupplier debug;

  Failures(Context context, BooleanSupplier debug) {
    this.context = context;
    this.debug = debug;
  }

  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    return usage(String.valueOf(problem.getMessage()), problem.getCommandLine());
  }

  @Override
  public int handleExecutionException(Exception problem, CommandLine command, ParseResult parsed) {
    if (problem instanceof UsageFailure) {
      return usage(String.valueOf(problem.getMessage()), command);
    }
    return problem instanceof ClosedOutputException ? CommandLine.ExitCode.OK : report(problem);
  }

  private int usage(String message, CommandLine command) {
    String name = command.getCommandSpec().qualifiedName();
    // picocli begins some of its messages so.
    String plain = message.startsWith(ERROR) ? message.substring(ERROR.length()) : message;
    context.say(plain + " (see " + name + " --help)");
    return CommandLine.ExitCode.USAGE;
  }

  /** Shows what a command could do before it failed, and then why it failed. */
  int report(Throwable problem) {
    try {
      context.out().flush();
    } catch (IOException e) {
      problem.addSuppressed(e);
    }
    context.say(Problems.describe(problem));
    if (debug.getAsBoolean()) {
      problem.printStackTrace(context.err());
    }
    return CommandLine.ExitCode.SOFTWARE;
  }
}
