package dev.netindex.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A temporary folder without folders in it. It is deleted at the end of the demonstration, also
 * where a signal is that end: that ends the virtual machine without running {@code finally}, and
 * only hooks still run.
 */
@SuppressWarnings("EmptyCatch") // Each empty one says why nothing is to be done.
final class DemoFolder implements AutoCloseable {
  /** The command may still make files while the hook deletes them. */
  private static final int ATTEMPTS = 100;

  private final Thread hook = new Thread(this::end, "netindex-demo");
  private @Nullable Path path;
  private boolean ended;

  private DemoFolder() {}

  /** Makes a folder. The hook comes first, as a signal may come between the two. */
  static DemoFolder make() throws IOException {
    DemoFolder folder = new DemoFolder();
    try {
      Runtime.getRuntime().addShutdownHook(folder.hook);
    } catch (IllegalStateException ending) {
      throw new IOException("the virtual machine is ending", ending);
    }
    folder.create();
    return folder;
  }

  private synchronized void create() throws IOException {
    if (ended) {
      throw new IOException("the virtual machine is ending");
    }
    path = Files.createTempDirectory("netindex-demo-");
  }

  synchronized Path path() {
    Path made = path;
    if (made == null) {
      throw new IllegalStateException("no folder was made");
    }
    return made;
  }

  @Override
  public void close() throws IOException {
    delete(path());
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Already ending: the hook finds no folder any more.
    }
  }

  private synchronized void end() {
    ended = true;
    Path made = path;
    for (int attempt = 0; made != null && attempt < ATTEMPTS; attempt++) {
      try {
        delete(made);
        return;
      } catch (IOException added) {
        // The command still runs, and may have made a file meanwhile.
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    List<Path> entries;
    try (Stream<Path> all = Files.list(folder)) {
      entries = all.toList();
    } catch (NoSuchFileException gone) {
      return;
    }
    for (Path entry : entries) {
      Files.deleteIfExists(entry);
    }
    Files.deleteIfExists(folder);
  }
}
