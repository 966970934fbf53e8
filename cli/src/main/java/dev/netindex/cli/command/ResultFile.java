package dev.netindex.cli.command;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A text file that appears when it is complete: until then, and after a failure, the file that was
 * there stays. Its permissions are those of the file it replaces.
 */
final class ResultFile {
  private ResultFile() {}

  /** Writes the file. */
  @FunctionalInterface
  interface Content {
    /** Writes the whole file. */
    void write(ByteSink out) throws IOException;
  }

  /** Writes a file; failures name it as the user did. */
  static void write(String name, Path path, Content content) throws IOException {
    if (Files.isDirectory(path)) {
      throw new Failure(name + ": is a folder, not a file");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new Failure(name + ": is not a regular file");
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new Failure(name + ": no folder " + folder);
    }
    String suffix = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    Path temporary = folder.resolve(".netindex-" + suffix + ".tmp");
    Thread hook = new Thread(() -> delete(temporary), "netindex-result");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      try (OutputStream file = create(name, temporary);
          ByteSink out = new ByteSink(file, name)) {
        content.write(out);
      }
      keepPermissions(path, temporary);
      Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      delete(temporary);
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }

  private static OutputStream create(String name, Path temporary) {
    try {
      return Files.newOutputStream(Files.createFile(temporary));
    } catch (IOException e) {
      throw new Failure(Problems.file(name, e), e);
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    if (Files.exists(from)
        && Files.getFileAttributeView(to, PosixFileAttributeView.class) != null) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  @SuppressWarnings("EmptyCatch")
  private static void delete(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException leftBehind) {
      // What ended the work is told; the name says what the file is.
    }
  }
}
