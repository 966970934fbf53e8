package dev.netindex.codec.json.memory;

import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;

/**
 * A value pool as the walk through records wants it: both ends of a value with one read of the
 * directory, and thus one cache line, seldom two. Both ends are returned as one number, a span.
 *
 * @param memory holds the pool
 * @param directory where the offsets start, in bytes from the start of the memory
 * @param data where the values start
 * @param count how many values there are, up to 2<sup>32</sup>-1
 */
public record Pool(MemorySegment memory, long directory, long data, long count) {
  /** The most bytes of an integer: 2.5 million digits, which still print in a moment. */
  public static final int MAX_INTEGER_BYTES = 1 << 20;

  private static final long LOW = 0xFFFF_FFFFL;
  private static final long MAX_ARRAY_BYTES = Integer.MAX_VALUE - 16;

  /**
   * Takes an open pool. Nothing is read, as the memory may be gone.
   *
   * @param values the pool
   * @return the same values
   */
  public static Pool of(ValuePool values) {
    long count = values.size();
    // FORMAT.md, "Value pools": one offset more than there are values, then the values.
    long data = values.data();
    return new Pool(values.memory(), data - (count + 1) * Integer.BYTES, data, count);
  }

  /**
   * Finds the value that a column names.
   *
   * @param record holds the column
   * @param column where the column is
   * @return the value's span
   * @throws InvalidIndexException with {@link Fault#VALUE_ID} if there is no such value
   */
  public long span(MemorySegment record, long column) {
    return span(record, column, memory);
  }

  /**
   * Finds the value that a column names, where the caller has the memory of the pool at hand.
   *
   * @param record holds the column
   * @param column where the column is
   * @param pool the memory of this pool
   * @return the value's span
   * @throws InvalidIndexException with {@link Fault#VALUE_ID} if there is no such value
   */
  public long span(MemorySegment record, long column, MemorySegment pool) {
    return spanOf(Columns.u32(record, column), column, pool);
  }

  /**
   * Finds the value of an id.
   *
   * @param id as it was read, 0 to 4,294,967,295
   * @param column where it was read, for the message
   * @param pool the memory of this pool
   * @return the value's span
   * @throws InvalidIndexException with {@link Fault#VALUE_ID} if there is no such value
   */
  public long spanOf(long id, long column, MemorySegment pool) {
    if (id >= count) {
      throw outside(id, column);
    }
    return pool.get(Columns.LONG, directory + id * Integer.BYTES);
  }

  /**
   * Returns where a value starts.
   *
   * @param span the value
   * @return bytes from the start of the memory
   */
  public long start(long span) {
    return data + (span & LOW);
  }

  /**
   * Returns the length of a value.
   *
   * @param span the value
   * @return bytes, 0 to 2<sup>32</sup>-1; negative only if the file changed since it was opened
   */
  public static long length(long span) {
    return (span >>> 32) - (span & LOW);
  }

  /**
   * Returns the length of a value that is to go into an array.
   *
   * @param span the value
   * @param column where its id is, for the message
   * @return bytes, 0 to nearly 2<sup>31</sup>
   * @throws InvalidIndexException with {@link Fault#SHARED_VALUE_BYTES} if no array is that long
   */
  public static int arrayLength(long span, long column) {
    long length = length(span);
    if (length < 0 || length > MAX_ARRAY_BYTES) {
      throw new InvalidIndexException(
          Fault.SHARED_VALUE_BYTES,
          column,
          "a value of at most " + MAX_ARRAY_BYTES + " bytes",
          Long.toString(length));
    }
    return (int) length;
  }

  /**
   * Checks that a value is a record of a shared part.
   *
   * @param span the value
   * @param length bytes of the part's record
   * @param column where its id is, for the message
   * @return where the record starts
   * @throws InvalidIndexException with {@link Fault#CODEC_RECORD_LENGTH} if it is no such record
   */
  public long part(long span, int length, long column) {
    if (length(span) != length) {
      throw wrongLength(column, "a part of " + length + " bytes", span);
    }
    return start(span);
  }

  /**
   * Counts the elements of a list.
   *
   * @param span the list
   * @param length bytes of an element's record, not 0
   * @param column where the list's id is, for the message
   * @return how many there are
   * @throws InvalidIndexException with {@link Fault#CODEC_RECORD_LENGTH} if it is no such list
   */
  public static long elements(long span, int length, long column) {
    long total = length(span);
    long count = total / length;
    if (total < 0 || count * length != total) {
      throw wrongLength(column, "a list of records of " + length + " bytes", span);
    }
    return count;
  }

  /**
   * Reads an integer of any width: big-endian two's complement.
   *
   * @param span the integer
   * @param column where its id is, for the message
   * @return the number
   * @throws InvalidIndexException with {@link Fault#CODEC_FIELD} if it has no bytes or more than
   *     {@value #MAX_INTEGER_BYTES}
   */
  public BigInteger integer(long span, long column) {
    return integer(start(span), integerLength(span, column));
  }

  /**
   * Reads an integer whose length was checked.
   *
   * @param start where it starts, in bytes from the start of the memory
   * @param length its bytes
   * @return the number
   */
  public BigInteger integer(long start, int length) {
    byte[] number = new byte[length];
    MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, start, number, 0, length);
    return new BigInteger(number);
  }

  /**
   * Returns the length of an integer of any width.
   *
   * @param span the integer
   * @param column where its id is, for the message
   * @return bytes
   * @throws InvalidIndexException with {@link Fault#CODEC_FIELD} if it has no bytes or more than
   *     {@value #MAX_INTEGER_BYTES}
   */
  public static int integerLength(long span, long column) {
    long length = length(span);
    if (length < 1 || length > MAX_INTEGER_BYTES) {
      throw new InvalidIndexException(
          Fault.CODEC_FIELD,
          column,
          "an integer of 1 to " + MAX_INTEGER_BYTES + " bytes",
          length + " bytes");
    }
    return (int) length;
  }

  private static InvalidIndexException wrongLength(long column, String expected, long span) {
    return new InvalidIndexException(
        Fault.CODEC_RECORD_LENGTH, column, expected, length(span) + " bytes");
  }

  private InvalidIndexException outside(long id, long column) {
    return new InvalidIndexException(
        Fault.VALUE_ID, column, "an id below " + count, Long.toString(id));
  }
}
