package dev.netindex.format.reader;

import dev.netindex.format.layout.Header;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The memory that a reader works on, with the arena that frees it if it is the reader's own.
 *
 * @param segment the whole file, read-only
 * @param arena closed with the reader; null if the memory is the caller's
 */
@SuppressWarnings(
    "MustBeClosedChecker") // The arena outlives the method on purpose: free() closes it.
record IndexMemory(MemorySegment segment, @Nullable Arena arena) {
  /** Bytes copied at a time; a buffer can't be longer than 2 GiB. */
  private static final long COPY_CHUNK = 1L << 26;

  /** Tries to free the memory, a millisecond apart. */
  private static final int MAX_TRIES = 2_000;

  static IndexMemory ofPath(Path path, OpenOptions options) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    // Opening a pipe would wait for a writer, and a folder fails in ways that name no reason.
    if (!Files.isRegularFile(path)) {
      throw new IOException(path + ": not a regular file");
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      long size = channel.size();
      Header.checkLength(size, options.limits());
      return options.copies() ? copied(channel, size, path) : mapped(channel, size);
    }
  }

  static IndexMemory ofSegment(MemorySegment segment, OpenOptions options) {
    if (!options.copies()) {
      return new IndexMemory(segment.asReadOnly(), null);
    }
    Header.checkLength(segment.byteSize(), options.limits());
    Arena arena = Arena.ofShared();
    MemorySegment copy = arena.allocate(segment.byteSize());
    copy.copyFrom(segment);
    return new IndexMemory(copy.asReadOnly(), arena);
  }

  private static IndexMemory mapped(FileChannel channel, long size) throws IOException {
    Arena arena = Arena.ofShared();
    try {
      MemorySegment segment = channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
      return new IndexMemory(segment, arena);
    } catch (IOException | RuntimeException | Error failure) {
      arena.close();
      throw failure;
    }
  }

  private static IndexMemory copied(FileChannel channel, long size, Path path) throws IOException {
    Arena arena = Arena.ofShared();
    try {
      MemorySegment segment = arena.allocate(size);
      for (long done = 0; done < size; ) {
        long length = Math.min(COPY_CHUNK, size - done);
        ByteBuffer chunk = segment.asSlice(done, length).asByteBuffer();
        int read = channel.read(chunk, done);
        if (read < 0) {
          throw new IOException(path + ": became shorter while it was read");
        }
        done += read;
      }
      return new IndexMemory(segment.asReadOnly(), arena);
    } catch (OutOfMemoryError failure) {
      arena.close();
      throw new IOException(path + ": no memory for a copy of " + size + " bytes", failure);
    } catch (IOException | RuntimeException failure) {
      arena.close();
      throw failure;
    }
  }

  /**
   * Frees the memory if it is the reader's own. The JDK refuses as long as another thread has a
   * slice in an I/O call, which ends by itself, so it is tried again for a while.
   */
  void free() {
    if (arena == null) {
      return;
    }
    // The memory must be freed all the same; the caller sees the interrupt afterwards.
    boolean interrupted = false;
    try {
      for (int tries = 0; arena.scope().isAlive(); tries++) {
        try {
          arena.close();
        } catch (IllegalStateException busy) {
          if (tries >= MAX_TRIES) {
            throw busy;
          }
          interrupted |= pause();
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Waits a millisecond, and tells whether the thread was interrupted. */
  private static boolean pause() {
    try {
      Thread.sleep(1);
      return false;
    } catch (InterruptedException interrupt) {
      return true;
    }
  }
}
