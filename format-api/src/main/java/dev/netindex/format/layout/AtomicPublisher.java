package dev.netindex.format.layout;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Puts a complete file in the place of another in one step: who opens the destination sees the old
 * file or the new one, never a part.
 *
 * <p>The bytes go to a temporary file in the destination's directory, named {@code
 * .netindex-HEX.tmp}; it is forced to the device and then renamed over the destination, and the
 * directory is forced too where the system can do that. On any failure the temporary file is
 * deleted and the destination is as it was, also when the virtual machine is told to end meanwhile;
 * only a process that is killed outright leaves a temporary file, which may be deleted.
 *
 * <p>The new file has the permissions of the old one where there is one, so that a private index
 * stays private; else those of any new file. A destination that is a symbolic link is replaced
 * itself: afterwards it is a regular file, and what it pointed to is untouched. Readers that have
 * the old file open or mapped keep it.
 */
@SuppressWarnings("EmptyCatch") // Each empty one says why nothing is to be done.
public final class AtomicPublisher {
  private static final String PREFIX = ".netindex-";
  private static final String SUFFIX = ".tmp";
  private static final int ATTEMPTS = 100;

  private static final Class<PosixFileAttributeView> POSIX = PosixFileAttributeView.class;

  private AtomicPublisher() {}

  /** What is to be published. */
  @FunctionalInterface
  public interface Content {
    /**
     * Writes the whole file.
     *
     * @param channel stands at the start of an empty file
     * @return how many bytes
     * @throws IOException if the file cannot be written
     */
    long writeTo(WritableByteChannel channel) throws IOException;
  }

  /**
   * Publishes a file.
   *
   * @param destination its place, in a directory that exists
   * @param content writes it
   * @return what {@code content} returned
   * @throws IOException if the destination is a directory, a device or a pipe, or in no directory,
   *     or if writing, forcing or renaming fails
   */
  public static long publish(Path destination, Content content) throws IOException {
    Path directory = directoryOf(destination);
    Path temporary = create(directory);
    Thread hook = deleteAtShutdown(temporary);
    try {
      long bytes = write(temporary, destination, content);
      Files.move(temporary, destination, StandardCopyOption.ATOMIC_MOVE);
      forceDirectory(directory);
      return bytes;
    } catch (Throwable failure) {
      deleteAfter(failure, temporary);
      throw failure;
    } finally {
      forget(hook);
    }
  }

  /** A signal ends the virtual machine without running {@code finally}; only hooks still run. */
  private static Thread deleteAtShutdown(Path temporary) {
    Thread hook =
        new Thread(
            () -> {
              try {
                Files.deleteIfExists(temporary);
              } catch (IOException leftBehind) {
                // Nobody is left to be told; the name says what the file is.
              }
            },
            "netindex-publisher");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Already ending: other hooks may still publish, and they run to their end.
    }
    return hook;
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Already ending: the hook finds no temporary file any more.
    }
  }

  private static Path directoryOf(Path destination) throws IOException {
    if (Files.isDirectory(destination)) {
      throw new IOException("cannot publish to " + destination + ": it is a directory");
    }
    // Renaming over a device or pipe would put a file in its place, for everyone.
    if (Files.exists(destination) && !Files.isRegularFile(destination)) {
      throw new IOException("cannot publish to " + destination + ": it is not a regular file");
    }
    Path directory = destination.toAbsolutePath().getParent();
    if (directory == null || !Files.isDirectory(directory)) {
      throw new IOException(
          "cannot publish to " + destination + ": there is no directory " + directory);
    }
    return directory;
  }

  /** Unlike {@link Files#createTempFile}, leaves the permissions to the process's mask. */
  private static Path create(Path directory) throws IOException {
    for (int attempt = 1; ; attempt++) {
      String name = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
      try {
        return Files.createFile(directory.resolve(PREFIX + name + SUFFIX));
      } catch (FileAlreadyExistsException taken) {
        if (attempt == ATTEMPTS) {
          throw taken;
        }
      }
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    if (Files.isRegularFile(from) && Files.getFileAttributeView(to, POSIX) != null) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  private static long write(Path temporary, Path destination, Content content) throws IOException {
    try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
      // Behind the opening, as the old file may be one that can't be written.
      copyPermissions(destination, temporary);
      long bytes = content.writeTo(channel);
      channel.force(true);
      return bytes;
    }
  }

  /** Not every system can; the file is in its place either way. */
  private static void forceDirectory(Path directory) {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException | UnsupportedOperationException unsupported) {
      // Windows opens no directories, some network file systems force none.
    }
  }

  private static void deleteAfter(Throwable failure, Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException | RuntimeException second) {
      failure.addSuppressed(second);
    }
  }
}
