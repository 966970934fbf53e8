package dev.netindex.benchmarks.cold;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Fresh copies of files, with their pages dropped from memory: {@code posix_fadvise} of Linux. */
final class ColdFile {
  private static final int DONT_NEED = 4;
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN =
      function("open", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
  private static final MethodHandle ADVISE =
      function(
          "posix_fadvise",
          FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_INT));
  private static final MethodHandle CLOSE =
      function("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));

  private ColdFile() {}

  @SuppressWarnings("restricted") // Who starts this allows it.
  private static MethodHandle function(String name, FunctionDescriptor type) {
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type);
  }

  /**
   * Copies a file, waits until it is on the disk, and drops its pages.
   *
   * @throws IOException if that fails
   */
  static void copy(Path from, Path to) throws IOException {
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    try (FileChannel channel = FileChannel.open(to, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    try (Arena arena = Arena.ofConfined()) {
      int descriptor = (int) OPEN.invokeExact(arena.allocateFrom(to.toString()), 0);
      int failure = (int) ADVISE.invokeExact(descriptor, 0L, 0L, DONT_NEED);
      int closed = (int) CLOSE.invokeExact(descriptor);
      if (descriptor < 0 || failure != 0 || closed != 0) {
        throw new IOException("the pages of " + to + " can't be dropped");
      }
    } catch (IOException failure) {
      throw failure;
    } catch (Throwable failure) {
      throw new IllegalStateException(failure);
    }
  }
}
