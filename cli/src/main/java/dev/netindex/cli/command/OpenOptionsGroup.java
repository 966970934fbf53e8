package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.DirectoryTiming;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How an index is opened. */
final class OpenOptionsGroup {
  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(
      names = "--trust",
      description = "Open without checking each row: faster, for files that you built yourself.")
  private boolean trust;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Check the rows on so many threads at once. Default: 1.")
  private int threads = 1;

  @Option(
      names = "--receipts",
      paramLabel = "FOLDER",
      description =
          "Remember in FOLDER which files were checked, and trust their rows until they change."
              + " Whoever may write there can make this command trust a bad file.")
  private @Nullable Path receipts;

  @Option(
      names = "--provider",
      paramLabel = "NAME",
      description = "Use this search provider (see netindex doctor).")
  private @Nullable String provider;

  @Option(
      names = "--directory",
      paramLabel = "SIZE",
      description =
          "Memory for tables that speed up lookups: none, small (64 KiB), default (a quarter of the"
              + " file), large (up to twice the file). Without this option lookups of standard"
              + " input, enrich and inspect take the default, the others none.")
  private @Nullable String directory;

  /**
   * Opens a file; a failure names it as the user did.
   *
   * @param context where relative paths start
   * @param file the file
   * @param unlessGiven the directory that the command is best with
   */
  IndexReader open(Context context, Path file, DirectorySize unlessGiven) {
    try {
      Path index = context.resolve(file);
      OpenOptions options = options();
      if (receipts != null) {
        Path folder = context.resolve(receipts);
        if (!Files.isDirectory(folder)) {
          throw new UsageFailure("--receipts: there is no folder " + receipts);
        }
        options = options.rememberValidation(Receipts.of(folder, index));
      }
      // A command is over soon: it builds what it uses at once, and asks nothing otherwise.
      options =
          options.directory(directorySize(unlessGiven)).directoryTiming(DirectoryTiming.AT_OPENING);
      return IndexReader.open(index, options);
    } catch (IOException | NetindexException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
  }

  OpenOptions options() {
    if (threads < 1) {
      throw new UsageFailure("--threads: expected 1 or more, found " + threads);
    }
    OpenOptions options = OpenOptions.defaults().limits(limits.limits()).validationThreads(threads);
    if (trust) {
      options = options.trustRowsWithoutValidation();
    }
    if (provider != null) {
      options = options.searchProvider(provider);
    }
    return options;
  }

  private DirectorySize directorySize(DirectorySize unlessGiven) {
    return switch (directory) {
      case null -> unlessGiven;
      case "none" -> DirectorySize.NONE;
      case "small" -> DirectorySize.SMALL;
      case "default" -> DirectorySize.DEFAULT;
      case "large" -> DirectorySize.LARGE;
      default ->
          throw new UsageFailure(
              "--directory: expected none, small, default or large, found " + directory);
    };
  }
}
