package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
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
      names = "--provider",
      paramLabel = "NAME",
      description = "Use this search provider (see netindex doctor).")
  private @Nullable String provider;

  /** Opens a file; a failure names it as the user did. */
  IndexReader open(Context context, Path file) {
    try {
      return IndexReader.open(context.resolve(file), options());
    } catch (IOException | NetindexException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
  }

  OpenOptions options() {
    OpenOptions options = OpenOptions.defaults().limits(limits.limits());
    if (trust) {
      options = options.trustRowsWithoutValidation();
    }
    if (provider != null) {
      options = options.searchProvider(provider);
    }
    return options;
  }
}
