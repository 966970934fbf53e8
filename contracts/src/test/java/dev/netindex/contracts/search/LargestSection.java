package dev.netindex.contracts.search;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * As many rows as a section can have, in a sparse file: all from 0 to 0 but the last, which starts
 * and ends where it is told. Valid but for the ids.
 */
final class LargestSection {
  static final long ROWS = 0xFFFF_FFFFL;

  private static final int OFFSET = 3;

  private LargestSection() {}

  static Placed create(Path path, RowForm form, Interval last, Arena arena) throws IOException {
    long size = OFFSET + ROWS * form.rowBytes;
    try (FileChannel channel =
        FileChannel.open(
            path,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.allocate(1), size - 1);
      for (long low = 0; low < ROWS; ) {
        long root = low + (ROWS - low) / 2;
        write(channel, form, root, 2, last.end());
        low = root + 1;
      }
      write(channel, form, ROWS - 1, 0, last.start());
      write(channel, form, ROWS - 1, 1, last.end());
      MemorySegment file = channel.map(MapMode.READ_ONLY, 0, size, arena);
      return new Placed(file, OFFSET);
    }
  }

  private static void write(FileChannel channel, RowForm form, long row, int column, U128 value)
      throws IOException {
    byte[] bytes = new byte[form.addressBytes];
    value.write(bytes, 0, bytes.length);
    channel.write(
        ByteBuffer.wrap(bytes), OFFSET + row * form.rowBytes + (long) column * form.addressBytes);
  }
}
