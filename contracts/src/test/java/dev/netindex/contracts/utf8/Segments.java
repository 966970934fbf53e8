package dev.netindex.contracts.utf8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** The same bytes in memory of every kind. */
final class Segments {
  private static final int LARGEST = 1 << 14;

  /** Memory that lasts as long as the tests, one of each kind. */
  private static final List<MemorySegment> MEMORY =
      List.of(
          MemorySegment.ofArray(new byte[LARGEST]),
          MemorySegment.ofArray(new long[LARGEST / Long.BYTES]),
          Arena.ofAuto().allocate(LARGEST, 64),
          mapped());

  private Segments() {}

  /** Returns segments that hold these bytes, read-only and odd ones among them, until the next. */
  static List<MemorySegment> all(byte[] bytes) {
    MemorySegment source = MemorySegment.ofArray(bytes);
    List<MemorySegment> all = new ArrayList<>();
    all.add(source.asReadOnly());
    for (MemorySegment memory : MEMORY) {
      MemorySegment part = memory.asSlice(bytes.length % 9, bytes.length);
      part.copyFrom(source);
      all.add(part.asReadOnly());
    }
    return all;
  }

  private static MemorySegment mapped() {
    try {
      Path file = Files.createTempFile("utf8", ".bin");
      try (FileChannel channel =
          FileChannel.open(
              file,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE)) {
        return channel.map(MapMode.READ_WRITE, 0, LARGEST, Arena.ofAuto());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
