package dev.netindex.cli.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Temporary files for what can be read only once and is needed twice. Closing deletes them, and so
 * does a process that is told to end.
 */
@SuppressWarnings("EmptyCatch") // Each empty one says why nothing is to be done.
public final class Spool implements AutoCloseable {
  private final List<Path> files = new ArrayList<>();
  private final Thread hook = new Thread(this::deleteAll, "netindex-spool");
  private boolean hooked;

  /** Makes a spool without files. */
  public Spool() {}

  /**
   * Copies a stream into a new file that only its owner can read.
   *
   * @param in read to its end, not closed
   * @return the file, there until this spool is closed
   * @throws IOException if reading or writing fails
   */
  Path copy(InputStream in) throws IOException {
    Path file = Files.createTempFile("netindex-", ".spool");
    add(file);
    Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    return file;
  }

  private synchronized void add(Path file) {
    files.add(file);
    if (!hooked) {
      hooked = true;
      try {
        Runtime.getRuntime().addShutdownHook(hook);
      } catch (IllegalStateException ending) {
        // Already ending: closing deletes.
      }
    }
  }

  private synchronized void deleteAll() {
    for (Path file : files) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // Nothing else can be done about a file that stays.
      }
    }
    files.clear();
  }

  @Override
  public void close() {
    deleteAll();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Already ending: the hook finds no files any more.
    }
  }
}
