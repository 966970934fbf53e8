package dev.netindex.contracts.large;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file of which only a few bytes are written; deleted on closing. */
final class SparseFile implements AutoCloseable {
  private final Path path;
  private final FileChannel channel;

  private SparseFile(Path path) throws IOException {
    this.path = path;
    this.channel =
        FileChannel.open(
            path,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE,
            StandardOpenOption.WRITE);
  }

  /**
   * Makes a file, or skips the test where it would not fit if its holes took space.
   *
   * @param folder where
   * @param bytes how long it is going to be
   */
  static SparseFile in(Path folder, long bytes) throws IOException {
    long space = Files.getFileStore(folder).getUsableSpace();
    assumeTrue(
        space > bytes + (1 << 30),
        () -> "skipped: " + folder + " has " + space + " bytes free, not " + bytes);
    return new SparseFile(folder.resolve("large.nidx"));
  }

  /** Writes bytes at a place. */
  SparseFile write(long position, byte[] bytes) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    while (left.hasRemaining()) {
      channel.write(left, position + left.position());
    }
    return this;
  }

  /** Returns where it is. */
  Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    channel.close();
    Files.deleteIfExists(path);
  }
}
