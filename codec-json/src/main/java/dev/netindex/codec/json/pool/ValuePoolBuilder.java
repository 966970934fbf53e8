package dev.netindex.codec.json.pool;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Objects;

/**
 * Builds a value pool ({@code NIVALUES}): equal values are kept once, in the order of their first
 * insertion. What it writes depends on the values and their order alone.
 *
 * <p>Belongs to one thread. Memory: the bytes of the distinct values, and for each 4 to 6 for its
 * offset and 11 to 22 in a hash table. The hash has a random key, so that values chosen by an
 * adversary do not make it slow. A failed call changes nothing.
 */
public final class ValuePoolBuilder {
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;
  private static final int FIRST_OFFSETS = 16;

  private final Limits limits;
  private final PoolHash hash = PoolHash.withRandomKey();
  private final PoolTable table = new PoolTable();
  private final PoolBytes data = new PoolBytes();
  private int[] ends = new int[FIRST_OFFSETS];
  private int size;

  /**
   * Starts an empty pool.
   *
   * @param limits bounds on the number of values and on the bytes of the pool
   */
  public ValuePoolBuilder(Limits limits) {
    this.limits = Objects.requireNonNull(limits, "limits");
  }

  /**
   * Returns the id of a value, which is added if it is new.
   *
   * @param bytes the value, copied
   * @return its id
   * @throws LimitExceededException if the pool would have more values or bytes than the limits
   *     allow, more than 4,294,967,295 bytes of values, or more than 805,306,368 values
   */
  public long intern(byte[] bytes) {
    return intern(bytes, 0, bytes.length);
  }

  /**
   * Returns the id of a value, which is added if it is new.
   *
   * @param bytes an array with the value, copied
   * @param offset where the value starts in it
   * @param length bytes of the value
   * @return its id
   * @throws LimitExceededException if the pool would have more values or bytes than the limits
   *     allow, more than 4,294,967,295 bytes of values, or more than 805,306,368 values
   * @throws IndexOutOfBoundsException if the value does not lie in the array
   */
  public long intern(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    table.reserve();
    long itsHash = hash.of(bytes, offset, length);
    int slot = table.find(itsHash, id -> matches(id, bytes, offset, length));
    if (slot >= 0) {
      return table.id(slot);
    }
    checkLimits(length);
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, size + (size >> 1));
    }
    data.append(bytes, offset, length);
    ends[size] = (int) data.size();
    table.add(~slot, itsHash);
    return size++;
  }

  private boolean matches(int id, byte[] bytes, int offset, int length) {
    long start = id == 0 ? 0 : Integer.toUnsignedLong(ends[id - 1]);
    return Integer.toUnsignedLong(ends[id]) - start == length
        && data.matches(start, bytes, offset, length);
  }

  private void checkLimits(int length) {
    long mostValues = Math.min(limits.records(), PoolTable.MAX_VALUES);
    if (size >= mostValues) {
      throw new LimitExceededException(
          Fault.SHARED_VALUES,
          LimitExceededException.NO_OFFSET,
          mostValues + " values",
          "one more");
    }
    long bytes = data.size() + length;
    long total = PoolFormat.dataStart(size + 1L) + bytes;
    if (bytes > PoolFormat.MAX_DATA || total > limits.fileBytes()) {
      throw new LimitExceededException(
          Fault.SHARED_VALUE_BYTES,
          LimitExceededException.NO_OFFSET,
          Math.min(PoolFormat.dataStart(size + 1L) + PoolFormat.MAX_DATA, limits.fileBytes())
              + " bytes",
          total + " bytes");
    }
  }

  /**
   * Returns the number of distinct values so far.
   *
   * @return 0 or more; also the id of the next new value
   */
  public long size() {
    return size;
  }

  /**
   * Says whether no value was added yet.
   *
   * @return true if there is none
   */
  public boolean isEmpty() {
    return size == 0;
  }

  /**
   * Returns how long the pool is when written now.
   *
   * @return bytes of header, directory and values; 16 if it is empty
   */
  public long byteSize() {
    return PoolFormat.dataStart(size) + data.size();
  }

  /**
   * Returns the pool as bytes. More values can be added afterwards.
   *
   * @return a new array
   * @throws LimitExceededException if it is longer than an array can be; {@link #writeTo} writes it
   *     all the same
   */
  public byte[] toByteArray() {
    if (byteSize() > MAX_ARRAY) {
      throw new LimitExceededException(
          Fault.SHARED_VALUE_BYTES,
          LimitExceededException.NO_OFFSET,
          MAX_ARRAY + " bytes in an array",
          byteSize() + " bytes");
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream((int) byteSize());
    try {
      writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /**
   * Writes the pool. More values can be added afterwards.
   *
   * @param out where to; neither flushed nor closed
   * @return {@link #byteSize()}
   * @throws IOException if writing fails
   */
  public long writeTo(OutputStream out) throws IOException {
    byte[] header = new byte[PoolFormat.DIRECTORY + Integer.BYTES];
    MemorySegment fields = MemorySegment.ofArray(header);
    fields.set(PoolFormat.LONG, 0, PoolFormat.MAGIC);
    fields.set(PoolFormat.INT, PoolFormat.COUNT, size);
    out.write(header);
    writeEnds(out);
    data.writeTo(out);
    return byteSize();
  }

  private void writeEnds(OutputStream out) throws IOException {
    byte[] block = new byte[Math.min(size, 1 << 12) * Integer.BYTES];
    MemorySegment offsets = MemorySegment.ofArray(block);
    for (int done = 0; done < size; ) {
      int count = Math.min(size - done, block.length / Integer.BYTES);
      MemorySegment.copy(ends, done, offsets, PoolFormat.INT, 0, count);
      out.write(block, 0, count * Integer.BYTES);
      done += count;
    }
  }
}
