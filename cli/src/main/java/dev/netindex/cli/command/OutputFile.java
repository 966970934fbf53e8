package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.UsageFailure;
import java.io.IOException;
import java.nio.file.Files;
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
      Context context, Path name, List<SourceFile> sources, @Nullable Path metadata)
      throws IOException {
    String text = name.toString();
    if (text.isEmpty() || text.equals("-")) {
      throw new UsageFailure("--output: an index is written to a file only");
    }
    Path path = context.resolve(name);
    if (Files.isDirectory(path)) {
      throw new Failure(text + ": is a folder, not a file");
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw new Failure(text + ": no folder " + folder);
    }
    for (SourceFile source : sources) {
      if (isSame(path, source.path())) {
        throw new Failure(text + ": is a source of this build as well");
      }
    }
    if (isSame(path, metadata)) {
      throw new Failure(text + ": is the metadata of this build as well");
    }
    return new OutputFile(text, path);
  }

  private static boolean isSame(Path output, @Nullable Path input) throws IOException {
    return input != null && Files.exists(output) && Files.isSameFile(output, input);
  }
}
