package dev.netindex.cli;

import dev.netindex.cli.console.ClosedOutputException;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

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
    CommandLine command = problem.getCommandLine();
    if (problem instanceof UnmatchedArgumentException unmatched
        && !unmatched.isUnknownOption()
        && command.getParent() == null) {
      return usage(noSuchCommand(unmatched), command);
    }
    return usage(String.valueOf(problem.getMessage()), command);
  }

  /** picocli would speak of an unmatched argument at an index. */
  private static String noSuchCommand(UnmatchedArgumentException unmatched) {
    String name = unmatched.getUnmatched().getFirst();
    List<String> similar = unmatched.getSuggestions();
    return "no such command: "
        + name
        + (similar.isEmpty() ? "" : "; did you mean " + similar.getFirst() + "?");
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
