package dev.netindex.source.mmdb;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * An open MMDB file of any size: a search tree over address bits, and the data that it leads to.
 * Opening reads the metadata; what else is in the file is checked when it is used, by an {@link
 * MmdbSource}. Any number of threads may use one file, each with a source of its own.
 *
 * <p>A file opened by its path is mapped, and must not change before it is closed; if it does, an
 * {@link MmdbException} or wrong data is the result. After closing, whatever reads the file throws
 * {@link IllegalStateException}.
 */
public final class MmdbFile implements AutoCloseable {
  private final MmdbMetadata metadata;
  private final SearchTree tree;
  private final String name;
  private final long byteSize;
  private final @Nullable Arena arena;

  private MmdbFile(MemorySegment file, String name, @Nullable Arena arena) {
    Section section = MetadataReader.find(file, name);
    this.metadata = MetadataReader.read(section);
    this.tree = SearchTree.of(file, name, metadata, MetadataReader.marker(section));
    this.name = name;
    this.byteSize = file.byteSize();
    this.arena = arena;
  }

  /**
   * Maps a file into memory.
   *
   * @param path a regular file
   * @return to be closed, which frees the memory
   * @throws MmdbException if it is no MMDB file, or its metadata or length are wrong
   * @throws IOException if the file can't be read
   */
  @SuppressWarnings("MustBeClosedChecker") // The arena outlives the method: close() closes it.
  public static MmdbFile open(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    // Opening a pipe would wait for a writer, and a folder fails in ways that name no reason.
    if (!Files.isRegularFile(path)) {
      throw new IOException(path + ": not a regular file");
    }
    Arena arena = Arena.ofShared();
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      MemorySegment file = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      return opened(file, path.toString(), arena);
    } catch (IOException | RuntimeException | Error failure) {
      arena.close();
      throw failure;
    }
  }

  /**
   * Uses memory that holds a file.
   *
   * @param file stays the caller's, must not change, and must live as long as this object is used
   * @param name what messages call the file; may be empty
   * @return closing it has no effect
   * @throws MmdbException if it is no MMDB file, or its metadata or length are wrong
   */
  public static MmdbFile of(MemorySegment file, String name) {
    return opened(file.asReadOnly(), name, null);
  }

  private static MmdbFile opened(MemorySegment file, String name, @Nullable Arena arena) {
    try {
      MmdbFile opened = new MmdbFile(file, name, arena);
      MappedFaults.settle();
      return opened;
    } catch (InternalError gone) {
      throw MappedFaults.changed(name, gone);
    }
  }

  /**
   * Returns what the file says about itself.
   *
   * @return always the same object
   */
  public MmdbMetadata metadata() {
    return metadata;
  }

  /**
   * Returns the name of the file.
   *
   * @return its path, or what its memory was called
   */
  public String name() {
    return name;
  }

  /**
   * Returns the length of the file.
   *
   * @return in bytes
   */
  public long byteSize() {
    return byteSize;
  }

  SearchTree tree() {
    return tree;
  }

  /** Frees the memory if the file was opened by its path. Closing again has no effect. */
  @Override
  public void close() {
    if (arena != null && arena.scope().isAlive()) {
      arena.close();
    }
  }
}
