package dev.netindex.cli;

import dev.netindex.cli.command.BuildCommand;
import dev.netindex.cli.command.CompletionCommand;
import dev.netindex.cli.command.DemoCommand;
import dev.netindex.cli.command.DiffCommand;
import dev.netindex.cli.command.DoctorCommand;
import dev.netindex.cli.command.EnrichCommand;
import dev.netindex.cli.command.ExportCommand;
import dev.netindex.cli.command.InspectCommand;
import dev.netindex.cli.command.LookupCommand;
import dev.netindex.cli.command.VerifyCommand;
import dev.netindex.cli.console.ClosedOutputException;
import dev.netindex.cli.console.Context;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;

/** The command line's entrance. */
@Command(
    name = "netindex",
    versionProvider = VersionText.class,
    description = {
      "Answers what is known about IP addresses and AS numbers, from one immutable file.",
      "New here? Try: netindex demo",
      ""
    },
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "netindex COMMAND --help says more. Results go to standard output, everything else to"
          + " standard error.",
      "Exit code: 0 done, 1 bad data or input and output that failed, 2 a wrong command line."
    })
public final class NetindexCommand {
  private static final int USAGE_WIDTH = 100;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli acts on the option itself.
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the versions of all parts.")
  @SuppressWarnings("UnusedVariable") // picocli acts on the option itself.
  private boolean version;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Show stack traces of failures.")
  private boolean debug;

  private NetindexCommand() {}

  /**
   * Runs the command and ends the virtual machine with its exit code.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    System.exit(run(Context.system(), arguments));
  }

  /**
   * Runs the command.
   *
   * @param context its streams
   * @param arguments the command line without the name of the program
   * @return the exit code: 0 done, 1 bad data or input and output that failed, 2 usage
   */
  static int run(Context context, String... arguments) {
    NetindexCommand root = new NetindexCommand();
    Failures failures = new Failures(context, () -> root.debug);
    // Not a writer to standard output: it would swallow the failure.
    StringWriter help = new StringWriter();
    try {
      int code = commandLine(root, context, failures, help, arguments).execute(arguments);
      context.out().write(help.toString().getBytes(StandardCharsets.UTF_8));
      context.out().flush();
      return code;
    } catch (ClosedOutputException e) {
      return CommandLine.ExitCode.OK;
    } catch (IOException | VirtualMachineError | LinkageError e) {
      return failures.report(e);
    }
  }

  private static CommandLine commandLine(
      NetindexCommand root, Context context, Failures failures, Writer help, String... arguments) {
    CommandLine line = new CommandLine(root);
    commands(context, line, arguments).forEach(line::addSubcommand);
    return line.registerConverter(Path.class, NetindexCommand::path)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setUsageHelpWidth(USAGE_WIDTH)
        .setOut(new PrintWriter(help))
        .setErr(new PrintWriter(context.err(), true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }

  /**
   * Makes the command that the first argument names, or all of them if it names none: the models of
   * all options take longer than most commands.
   */
  private static List<Object> commands(Context context, CommandLine line, String... arguments) {
    Map<String, Supplier<Object>> makers = new LinkedHashMap<>();
    makers.put("build", () -> new BuildCommand(context));
    makers.put("lookup", () -> new LookupCommand(context));
    makers.put("inspect", () -> new InspectCommand(context));
    makers.put("verify", () -> new VerifyCommand(context));
    makers.put("export", () -> new ExportCommand(context));
    makers.put("diff", () -> new DiffCommand(context));
    makers.put("enrich", () -> new EnrichCommand(context));
    makers.put("doctor", () -> new DoctorCommand(context));
    makers.put("demo", () -> new DemoCommand(context, NetindexCommand::run));
    Supplier<Object> one = arguments.length == 0 ? null : makers.get(arguments[0]);
    if (one != null) {
      return List.of(one.get());
    }
    // These two speak of all commands.
    makers.put("completion", () -> new CompletionCommand(context, line));
    makers.put("help", HelpCommand::new);
    return makers.values().stream().map(Supplier::get).toList();
  }

  private static Path path(String text) {
    if (text.isEmpty()) {
      throw new TypeConversionException("no file name given");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("no path: " + e.getMessage());
    }
  }
}
