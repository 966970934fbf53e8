package dev.netindex.codec.json.pool;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;

/**
 * A value pool ({@code NIVALUES}) read in place: values of bytes, numbered from 0.
 *
 * <p>The memory is borrowed: nothing is copied, it must not change, and it must live as long as the
 * pool and what comes from it. Any number of threads may use a pool if they may use its memory.
 * Opening checks the whole directory, so that {@link #offset} and {@link #length} check only the
 * id; they make no object.
 */
public final class ValuePool {
  private final MemorySegment memory;
  private final long directory;
  private final long data;
  private final long size;

  ValuePool(MemorySegment memory, long directory, long data, long size) {
    this.memory = memory;
    this.directory = directory;
    this.data = data;
    this.size = size;
  }

  /**
   * Opens a pool that fills a segment.
   *
   * @param memory the pool, borrowed
   * @param limits bounds on the number of values and on the bytes of the pool
   * @return the pool
   * @throws InvalidIndexException if the bytes are no value pool; offsets count from the start of
   *     the segment
   * @throws dev.netindex.format.LimitExceededException if it has more values or bytes than the
   *     limits allow
   */
  public static ValuePool open(MemorySegment memory, Limits limits) {
    return open(memory, 0, memory.byteSize(), limits);
  }

  /**
   * Opens a pool inside a segment.
   *
   * @param memory the memory around the pool, borrowed
   * @param offset byte offset of the pool
   * @param length bytes of the pool
   * @param limits bounds on the number of values and on the bytes of the pool
   * @return the pool
   * @throws InvalidIndexException if the bytes are no value pool; offsets count from the start of
   *     the segment
   * @throws dev.netindex.format.LimitExceededException if it has more values or bytes than the
   *     limits allow
   * @throws IndexOutOfBoundsException if the pool does not lie in the segment
   */
  public static ValuePool open(MemorySegment memory, long offset, long length, Limits limits) {
    return new PoolOpener(memory, offset, length, limits).open();
  }

  /**
   * Returns the number of values.
   *
   * @return 0 to 4,294,967,295
   */
  public long size() {
    return size;
  }

  /**
   * Returns the memory that {@link #offset} counts in.
   *
   * @return the borrowed segment
   */
  public MemorySegment memory() {
    return memory;
  }

  /**
   * Returns where a value starts.
   *
   * @param id the value's number
   * @return byte offset in {@link #memory}
   * @throws InvalidIndexException if there is no such value
   */
  public long offset(long id) {
    return data + entry(checked(id));
  }

  /**
   * Returns how long a value is.
   *
   * @param id the value's number
   * @return bytes, 0 to 4,294,967,295
   * @throws InvalidIndexException if there is no such value
   */
  public long length(long id) {
    long known = checked(id);
    return entry(known + 1) - entry(known);
  }

  /**
   * Returns a value.
   *
   * @param id the value's number
   * @return a slice of the borrowed memory
   * @throws InvalidIndexException if there is no such value
   */
  public MemorySegment get(long id) {
    return memory.asSlice(offset(id), length(id));
  }

  /**
   * Returns where the bytes of all values start, behind the directory. Nothing is read.
   *
   * @return byte offset in {@link #memory}
   */
  public long data() {
    return data;
  }

  /** Returns the bytes of all values together. */
  long dataLength() {
    return entry(size);
  }

  private long entry(long index) {
    return Integer.toUnsignedLong(memory.get(PoolFormat.INT, directory + index * Integer.BYTES));
  }

  private long checked(long id) {
    if (id < 0 || id >= size) {
      throw noSuchValue(id);
    }
    return id;
  }

  private InvalidIndexException noSuchValue(long id) {
    return new InvalidIndexException(
        Fault.VALUE_ID,
        InvalidIndexException.NO_OFFSET,
        "the id of one of " + size + " values",
        Long.toString(id));
  }
}
