package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.format.NetindexException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a build goes.
 *
 * @param name as the user wrote it
 * @param path where it is
 */
record OutputFile(String name, Path path) {
  /** Checks all that can be checked before the work, so that none is done in vain. */
  static OutputFile of(
      Context context, String name, List<SourceFile> sources, @Nullable Path metadata)
      throws IOException {
    if (name.isEmpty()) {
      throw new UsageFailure("--output: no file name given");
    }
    if (name.equals("-")) {
      throw new UsageFailure("--output: an index is written to a file only");
    }
    Path path = path(context, name);
    if (Files.isDirectory(path)) {
      throw new Failure(name + ": is a folder, not a file");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new Failure(name + ": is not a regular file");
    }
    // The path has lost it.
    if (name.endsWith("/") || name.endsWith(File.separator)) {
      throw new Failure(name + ": names a folder, and an index is a file");
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw new Failure(name + ": no folder " + folder);
    }
    for (SourceFile source : sources) {
      if (isSame(path, source.path())) {
        throw new Failure(name + ": is a source of this build as well");
      }
    }
    if (isSame(path, metadata)) {
      throw new Failure(name + ": is the metadata of this build as well");
    }
    return new OutputFile(name, path);
  }

  private static Path path(Context context, String name) {
    try {
      return context.resolve(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UsageFailure("--output: no path: " + e.getMessage());
    }
  }

  private static boolean isSame(Path output, @Nullable Path input) throws IOException {
    return input != null && Files.exists(output) && Files.isSameFile(output, input);
  }

  /** Writes a file to its place. */
  @FunctionalInterface
  interface Publisher {
    /** Writes it and returns its length. */
    long publishTo(Path path) throws IOException;
  }

  /** Writes the file; a failure names it as the user did. */
  long publish(Publisher publisher) {
    try {
      return publisher.publishTo(path);
    } catch (IOException | NetindexException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }
}
