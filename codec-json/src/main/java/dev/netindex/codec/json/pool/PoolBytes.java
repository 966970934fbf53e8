package dev.netindex.codec.json.pool;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The bytes of all values one after another, in chunks of 1 MiB; the first one grows. */
final class PoolBytes {
  private static final int CHUNK_SHIFT = 20;
  private static final int CHUNK_BYTES = 1 << CHUNK_SHIFT;
  private static final int FIRST_BYTES = 1 << 8;

  private final List<byte[]> chunks = new ArrayList<>();
  private long size;
  private long capacity;

  long size() {
    return size;
  }

  void append(byte[] bytes, int offset, int length) {
    reserve(length);
    int done = 0;
    while (done < length) {
      long to = size + done;
      int part = part(to, length - done);
      System.arraycopy(bytes, offset + done, chunk(to), place(to), part);
      done += part;
    }
    size += length;
  }

  /** Compares the bytes from a position on with others. */
  boolean matches(long position, byte[] bytes, int offset, int length) {
    int done = 0;
    while (done < length) {
      long from = position + done;
      int part = part(from, length - done);
      int start = place(from);
      int other = offset + done;
      if (!Arrays.equals(chunk(from), start, start + part, bytes, other, other + part)) {
        return false;
      }
      done += part;
    }
    return true;
  }

  void writeTo(OutputStream out) throws IOException {
    for (long done = 0; done < size; done += CHUNK_BYTES) {
      out.write(chunk(done), 0, part(done, (int) Math.min(size - done, CHUNK_BYTES)));
    }
  }

  private void reserve(int bytes) {
    while (capacity - size < bytes) {
      if (capacity < CHUNK_BYTES) {
        int grown = (int) Math.max(2 * capacity, FIRST_BYTES);
        byte[] first = Arrays.copyOf(chunks.isEmpty() ? new byte[0] : chunks.getFirst(), grown);
        chunks.clear();
        chunks.add(first);
        capacity = grown;
      } else {
        chunks.add(new byte[CHUNK_BYTES]);
        capacity += CHUNK_BYTES;
      }
    }
  }

  private byte[] chunk(long at) {
    return chunks.get((int) (at >>> CHUNK_SHIFT));
  }

  private static int place(long at) {
    return (int) (at & (CHUNK_BYTES - 1));
  }

  /** How many of so many bytes are in the same chunk. */
  private static int part(long at, int bytes) {
    return Math.min(bytes, CHUNK_BYTES - place(at));
  }
}
