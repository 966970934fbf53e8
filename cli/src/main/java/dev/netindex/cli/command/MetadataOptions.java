package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.source.csv.RawText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The metadata of an index, from one of two places. */
final class MetadataOptions {
  @ArgGroup private @Nullable Choice choice;

  /** At most one of these. */
  static final class Choice {
    @Option(
        names = "--meta",
        paramLabel = "TEXT",
        description =
            "Metadata of an index without typed records: printable ASCII, every other byte as"
                + " \\xNN.")
    private @Nullable String text;

    @Option(
        names = "--meta-file",
        paramLabel = "FILE",
        description = "Metadata of an index without typed records: the bytes of this file.")
    private @Nullable Path file;
  }

  /** Tells whether any is given. */
  boolean isGiven() {
    return choice != null;
  }

  /** Returns the file that the metadata comes from, or null if it comes from none. */
  @Nullable Path source(Context context) {
    Path file = choice == null ? null : choice.file;
    return file == null ? null : context.resolve(file);
  }

  /** Returns the metadata, empty if there is none. */
  byte[] read(Context context) {
    if (choice == null) {
      return new byte[0];
    }
    if (choice.text != null) {
      try {
        return RawText.unescape(choice.text);
      } catch (IllegalArgumentException e) {
        throw new UsageFailure("--meta: " + e.getMessage());
      }
    }
    Path file = choice.file;
    if (file == null) {
      return new byte[0];
    }
    try {
      return Files.readAllBytes(context.resolve(file));
    } catch (IOException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
  }
}
