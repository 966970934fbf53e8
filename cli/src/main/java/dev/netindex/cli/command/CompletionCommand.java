package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code netindex completion}. */
@Command(
    name = "completion",
    description = {
      "Print a script that completes commands and options in bash and zsh.",
      "",
      "For one session: source <(netindex completion)"
    })
public final class CompletionCommand extends ContextCommand {
  private final CommandLine root;

  /**
   * Makes the command.
   *
   * @param context its streams
   * @param root the whole command line
   */
  public CompletionCommand(Context context, CommandLine root) {
    super(context);
    this.root = root;
  }

  @Override
  public Integer call() throws IOException {
    String script = AutoComplete.bash(root.getCommandName(), root);
    context.out().write(script.getBytes(StandardCharsets.UTF_8));
    return DONE;
  }
}
