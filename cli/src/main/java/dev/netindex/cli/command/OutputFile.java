package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.UsageFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where a build goes.
 *
 * @param name as the user wrote it
 * @param path where it is
 */
record OutputFile(String name, Path path) {
  /** Checks all that can be checked before the work, so that none is done in vain. */
  static OutputFile of(Context context, Path name, List<SourceFile> sources) throws IOException {
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
      Path input = source.path();
      if (input != null && Files.exists(path) && Files.isSameFile(path, input)) {
        throw new Failure(text + ": is a source of this build as well");
      }
    }
    return new OutputFile(text, path);
  }
}
