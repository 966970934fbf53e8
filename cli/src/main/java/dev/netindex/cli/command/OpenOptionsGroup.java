package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.format.NetindexException;
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

  /** Opens a file; a failure names it as the user did. */
  IndexReader open(Context context, Path file) {
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
}
