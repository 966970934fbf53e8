package dev.netindex.format.builder;

import dev.netindex.format.layout.FileWriter;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Bytes one after the other, in chunks of 1 MiB; any number of them. */
final class BytePool {
  private static final int CHUNK_SHIFT = 20;
  private static final int CHUNK_BYTES = 1 << CHUNK_SHIFT;
  private static final int FIRST_BYTES = 1 << 10;

  private final List<MemorySegment> chunks = new ArrayList<>();
  private long size;
  private long capacity;

  long size() {
    return size;
  }

  /** Makes sure that the next so many bytes need no memory. */
  void reserve(long bytes) {
    while (capacity - size < bytes) {
      if (capacity < CHUNK_BYTES) {
        growFirstChunk((int) Math.max(2 * capacity, FIRST_BYTES));
      } else {
        chunks.add(MemorySegment.ofArray(new byte[CHUNK_BYTES]));
        capacity += CHUNK_BYTES;
      }
    }
  }

  private void growFirstChunk(int bytes) {
    MemorySegment grown = MemorySegment.ofArray(new byte[bytes]);
    if (chunks.isEmpty()) {
      chunks.add(grown);
    } else {
      grown.copyFrom(chunks.getFirst());
      chunks.set(0, grown);
    }
    capacity = bytes;
  }

  /** Adds a copy of bytes; if they cannot be read, nothing is added. */
  void append(MemorySegment bytes) {
    reserve(bytes.byteSize());
    long done = 0;
    while (done < bytes.byteSize()) {
      long to = size + done;
      long part = part(to, bytes.byteSize() - done);
      MemorySegment.copy(bytes, done, chunk(to), offset(to), part);
      done += part;
    }
    size += bytes.byteSize();
  }

  /** Compares bytes of the pool from an offset on with others. */
  boolean matches(long offset, MemorySegment bytes) {
    long done = 0;
    while (done < bytes.byteSize()) {
      long at = offset + done;
      long part = part(at, bytes.byteSize() - done);
      long start = offset(at);
      if (MemorySegment.mismatch(chunk(at), start, start + part, bytes, done, done + part) >= 0) {
        return false;
      }
      done += part;
    }
    return true;
  }

  void writeTo(FileWriter out) throws IOException {
    long done = 0;
    while (done < size) {
      long part = part(done, size - done);
      out.putBytes(chunk(done).asSlice(0, part));
      done += part;
    }
  }

  private MemorySegment chunk(long at) {
    return chunks.get((int) (at >>> CHUNK_SHIFT));
  }

  private static long offset(long at) {
    return at & (CHUNK_BYTES - 1);
  }

  /** How many of so many bytes are in the same chunk. */
  private static long part(long at, long bytes) {
    return Math.min(bytes, CHUNK_BYTES - offset(at));
  }
}
