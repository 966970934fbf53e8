package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One source of a build.
 *
 * @param name as the user wrote it, or "standard input"
 * @param path where it is; null for standard input
 * @param kind how it is read
 */
record SourceFile(String name, @Nullable Path path, Kind kind) {
  private static final String STDIN = "-";
  private static final byte[] INDEX_MAGIC = "NETINDEX".getBytes(StandardCharsets.US_ASCII);

  /** The forms of sources. */
  enum Kind {
    TSV,
    CSV
  }

  /** The values of {@code --from}. */
  enum From {
    AUTO,
    TSV,
    CSV
  }

  static SourceFile of(Context context, String name, From from) {
    if (name.equals(STDIN)) {
      if (from == From.AUTO) {
        throw new UsageFailure("--from: say tsv or csv to read standard input");
      }
      return new SourceFile("standard input", null, kind(name, from));
    }
    if (name.isEmpty()) {
      throw new UsageFailure("IN: no file name given");
    }
    Path path;
    try {
      path = context.resolve(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UsageFailure(name + ": " + e.getReason());
    }
    if (!Files.exists(path)) {
      throw new Failure(name + ": " + Problems.noSuchFile(name));
    }
    if (Files.isDirectory(path)) {
      throw new Failure(name + ": is a folder, not a file");
    }
    if (!Files.isReadable(path)) {
      throw new Failure(name + ": permission denied");
    }
    return new SourceFile(name, path, kind(name, from));
  }

  private static Kind kind(String name, From from) {
    if (from != From.AUTO) {
      return from == From.TSV ? Kind.TSV : Kind.CSV;
    }
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".tsv") || lower.endsWith(".tsv.gz") ? Kind.TSV : Kind.CSV;
  }

  /** Returns the length in bytes, or -1 if it is not known. */
  long bytes() throws IOException {
    return path != null && Files.isRegularFile(path) ? Files.size(path) : -1;
  }

  /** Opens the source; closing the result leaves standard input open. */
  InputStream open(Context context) throws IOException {
    InputStream in =
        path == null
            ? new FilterInputStream(context.in()) {
              @Override
              public void close() {}
            }
            : Files.newInputStream(path);
    BufferedInputStream buffered = new BufferedInputStream(in, 1 << 16);
    try {
      buffered.mark(INDEX_MAGIC.length);
      byte[] start = buffered.readNBytes(INDEX_MAGIC.length);
      buffered.reset();
      if (Arrays.equals(start, INDEX_MAGIC)) {
        throw new Failure(name + ": is an index, not a source; netindex export prints its rows");
      }
      return buffered;
    } catch (IOException | RuntimeException e) {
      buffered.close();
      throw e;
    }
  }
}
