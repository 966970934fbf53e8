package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Printable;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex verify}. */
@Command(
    name = "verify",
    description = {
      "Check every rule of the format in index files.",
      "",
      "A file that breaks one is named on standard error with the kind of fault and its offset;"
          + " what the format allows is valid, also where this program would have chosen otherwise."
    },
    footer = {"", "Exit code: 0 if all files are valid, else 1."})
public final class VerifyCommand extends ContextCommand {
  @Parameters(arity = "1..*", paramLabel = "INDEX", description = "The index files.")
  private List<Path> files = List.of();

  @Option(
      names = "--json",
      description = "One JSON object a file on standard output, for invalid files too.")
  private boolean json;

  @Mixin private LimitOptions limits = new LimitOptions();

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public VerifyCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    OpenOptions options = OpenOptions.defaults().limits(limits.limits());
    int result = DONE;
    for (Path file : files) {
      try (IndexReader reader = IndexReader.open(context.resolve(file), options)) {
        valid(file, reader.size());
      } catch (NetindexException | IOException e) {
        result = FAILED;
        invalid(file, e);
      }
    }
    return result;
  }

  private void valid(Path file, long records) throws IOException {
    if (json) {
      JsonOutput.writeObject(
          context.out(),
          object -> {
            object.writeStringField("file", file.toString());
            object.writeBooleanField("valid", true);
            object.writeNumberField("records", records);
          });
    } else {
      String line = Printable.line(file + ": valid, " + records + " records") + "\n";
      context.out().write(line.getBytes(StandardCharsets.UTF_8));
    }
  }

  private void invalid(Path file, Exception problem) throws IOException {
    String message = Problems.file(file.toString(), problem);
    if (json) {
      JsonOutput.writeObject(
          context.out(),
          object -> {
            object.writeStringField("file", file.toString());
            object.writeBooleanField("valid", false);
            if (problem instanceof NetindexException fault) {
              writeFault(object, fault);
            } else {
              object.writeStringField("kind", "io");
            }
            object.writeStringField("message", message);
          });
    } else {
      context.out().flush();
      context.err().println(Printable.line(message));
    }
  }

  private static void writeFault(JsonGenerator object, NetindexException fault) throws IOException {
    object.writeStringField("kind", Problems.kind(fault));
    object.writeStringField("fault", fault.fault().text());
    if (fault.offset() != NetindexException.NO_OFFSET) {
      object.writeNumberField("offset", fault.offset());
    }
    object.writeStringField("expected", fault.expected());
    object.writeStringField("found", fault.actual());
  }
}
