package dev.netindex.codec.json.text;

import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.reader.AccessFaults;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Writes records as JSON (RFC 8259, UTF-8) from the borrowed bytes into a buffer of its own, from
 * which they are taken in any of four forms. Reusable without end; belongs to one thread. Once the
 * buffer has grown, only numbers of IEEE 754 and integers of more than 64 bits allocate.
 *
 * <p>Members stand in the order of the schema, absent ones are left out. Numbers are spelled by
 * their type in the source (FORMAT.md, "Typed records"), bytes are Base64. Values that are kept as
 * JSON text are copied; line breaks between their tokens become spaces, so that a record is one
 * line. {@link dev.netindex.codec.json.record.RecordValidator} tells whether they are JSON.
 *
 * <p>A small file can hold a record of very long JSON, as lists of lists of shared values. A limit
 * stops that, on the bytes of a record and alike on the values in it, present or not.
 */
public final class RecordJsonWriter {
  /** The limit on the JSON of a record, unless another is given: 16 MiB. */
  public static final long DEFAULT_MAXIMUM_BYTES = 16L << 20;

  private final JsonShape shape;
  private final RecordReader reader;
  private final JsonBuffer out;
  private final JsonWalk walk;

  /**
   * Makes a writer.
   *
   * @param shape what of the records is written
   * @param maximumBytes the most bytes of JSON of one record, at least 1
   * @throws IllegalArgumentException if the limit is less than 1
   */
  public RecordJsonWriter(JsonShape shape, long maximumBytes) {
    if (maximumBytes < 1) {
      throw new IllegalArgumentException("maximumBytes must be at least 1: " + maximumBytes);
    }
    this.shape = shape;
    this.reader = shape.reader();
    this.out = new JsonBuffer(maximumBytes);
    this.walk = new JsonWalk(reader, out, maximumBytes);
  }

  /**
   * Makes a writer with the default limit.
   *
   * @param shape what of the records is written
   */
  public RecordJsonWriter(JsonShape shape) {
    this(shape, DEFAULT_MAXIMUM_BYTES);
  }

  /**
   * Makes a writer of whole records.
   *
   * @param reader the reader of the records
   * @return a new writer
   */
  public static RecordJsonWriter of(RecordReader reader) {
    return new RecordJsonWriter(JsonShape.record(reader));
  }

  /**
   * Writes a record into the empty buffer.
   *
   * @param view the record, of the reader that the shape was made of
   * @return this writer
   * @throws dev.netindex.format.InvalidInputException with {@link Fault#FIELD_PATH} if it is a
   *     record of another reader
   * @throws LimitExceededException with {@link Fault#RECORD_JSON_BYTES} if the JSON is too long
   * @throws dev.netindex.format.InvalidIndexException if the record holds what it must not
   * @throws IndexClosedException if the index is closed
   */
  public RecordJsonWriter write(RecordView view) {
    out.clear();
    append(view);
    return this;
  }

  /**
   * Adds a record and a line feed to the buffer.
   *
   * @param view the record, of the reader that the shape was made of
   * @return this writer
   * @throws dev.netindex.format.InvalidInputException with {@link Fault#FIELD_PATH} if it is a
   *     record of another reader
   * @throws LimitExceededException with {@link Fault#RECORD_JSON_BYTES} if the JSON is too long, or
   *     the buffer is full, with nothing added
   * @throws dev.netindex.format.InvalidIndexException if the record holds what it must not, with
   *     nothing added
   * @throws IndexClosedException if the index is closed
   */
  public RecordJsonWriter writeLine(RecordView view) {
    append(view);
    out.ensure(1);
    out.put('\n');
    return this;
  }

  private void append(RecordView view) {
    reader.requireOwn(view);
    if (reader.isClosed()) {
      throw new IndexClosedException();
    }
    out.begin();
    walk.begin();
    try {
      if (!shape.write(walk, out, view)) {
        walk.nothing();
      }
      AccessFaults.settle();
      out.end();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      out.abandon();
      throw AccessFaults.translated(failure, reader.isClosed());
    } catch (RuntimeException failure) {
      out.abandon();
      throw failure;
    }
  }

  /**
   * Returns how much is in the buffer.
   *
   * @return bytes
   */
  public int size() {
    return out.size();
  }

  /** Empties the buffer. */
  public void clear() {
    out.clear();
  }

  /**
   * Copies the buffer.
   *
   * @return a new array
   */
  public byte[] toByteArray() {
    return out.toByteArray();
  }

  /**
   * Writes the buffer to a stream.
   *
   * @param stream takes the bytes in one call
   * @throws IOException if the stream throws it
   */
  public void writeTo(OutputStream stream) throws IOException {
    stream.write(out.array(), 0, out.size());
  }

  /**
   * Copies the buffer into memory.
   *
   * @param target where to
   * @param offset where the first byte goes
   * @return how many bytes were copied
   * @throws LimitExceededException with {@link Fault#RECORD_JSON_BYTES} if there is no room for all
   *     of them; nothing is copied then
   * @throws IndexOutOfBoundsException if the offset does not lie in the memory
   */
  public int writeTo(MemorySegment target, long offset) {
    long room = target.byteSize() - Objects.checkFromToIndex(offset, offset, target.byteSize());
    if (out.size() > room) {
      throw new LimitExceededException(
          Fault.RECORD_JSON_BYTES, offset, "at most " + room + " bytes", out.size() + " bytes");
    }
    MemorySegment.copy(out.array(), 0, target, ValueLayout.JAVA_BYTE, offset, out.size());
    return out.size();
  }

  /** Returns the buffer as text. */
  @Override
  public String toString() {
    return new String(out.array(), 0, out.size(), StandardCharsets.UTF_8);
  }
}
