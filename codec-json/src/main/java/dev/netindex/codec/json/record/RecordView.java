package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.memory.Columns;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.reader.AccessFaults;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchView;
import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * One record, read in place: point it at a match with {@code wrap}, then ask for fields. Reusable
 * without end; belongs to one thread. Only methods that return an {@link Optional} allocate.
 *
 * <p>A field touches one or two cache lines of the record, which {@code wrap} has read already, for
 * each shared part on its path one line of the byte pool's directory and one of the part's record,
 * and for a text or bytes one line of a directory; not the text itself.
 *
 * <p>A field is absent if the record, or an object or list around it, does not have it, and null if
 * it is the null of JSON; getters treat both alike. A getter of the wrong type, or a field of
 * another reader, is an {@link InvalidInputException} with {@link Fault#FIELD_PATH}. A column that
 * holds what it must not is an {@link InvalidIndexException} with the byte offset. After the index
 * is closed every method throws {@link IndexClosedException}.
 */
public final class RecordView extends CurrentRecord {
  /** Result of {@link #locate}: the value is not there. */
  public static final long ABSENT = Steps.ABSENT;

  /** Result of {@link #locate}: the value is null. */
  public static final long NULL = Steps.NULL;

  private final int length;

  /** The byte that has spare presence bits, with those bits in the mask; mask 0 if none. */
  private final int paddingByte;

  private final int paddingMask;

  RecordView(RecordReader reader) {
    super(reader);
    RecordLayout layout = reader.schema().root().layout();
    this.length = layout.length();
    this.paddingByte = Math.max(layout.presenceBytes() - 1, 0);
    this.paddingMask = Paddings.mask(layout);
  }

  /**
   * Points at the payload of a cursor's or visitor's match.
   *
   * @param match a match of the index that the reader was made of
   * @return this view
   * @throws InvalidIndexException if the payload is no record
   * @throws IndexClosedException if the index is closed
   */
  public RecordView wrap(MatchView match) {
    IndexReader index = reader.index();
    if (index == null) {
      return wrap(match.payload());
    }
    return wrap(index.memory(), match.payloadOffset(), match.payloadLength());
  }

  /**
   * Points at the payload of a match.
   *
   * @param match a match of the index that the reader was made of
   * @return this view
   * @throws InvalidIndexException if the payload is no record
   * @throws IndexClosedException if the index is closed
   */
  public RecordView wrap(Match match) {
    return wrap(match.payload());
  }

  /**
   * Points at a record that fills a segment.
   *
   * @param payload the record, borrowed
   * @return this view
   * @throws InvalidIndexException if it is no record
   * @throws IndexClosedException if the index is closed
   */
  public RecordView wrap(MemorySegment payload) {
    return wrap(payload, 0, payload.byteSize());
  }

  /**
   * Points at a record.
   *
   * @param segment holds the record, borrowed
   * @param start where it starts, in bytes
   * @param size its bytes
   * @return this view
   * @throws InvalidIndexException with {@link Fault#CODEC_RECORD_LENGTH} if it is not as long as a
   *     record, with {@link Fault#CODEC_PRESENCE_PADDING} if a spare presence bit is set
   * @throws IndexOutOfBoundsException if the record does not lie in the segment
   * @throws IndexClosedException if the index is closed
   */
  public RecordView wrap(MemorySegment segment, long start, long size) {
    offset = -1;
    if (size != length) {
      throw new InvalidIndexException(
          Fault.CODEC_RECORD_LENGTH, start, length + " bytes", size + " bytes");
    }
    if (start < 0 || start > segment.byteSize() - size) {
      throw new IndexOutOfBoundsException("no record of " + size + " bytes at " + start);
    }
    if (paddingMask != 0) {
      try {
        Paddings.check(segment, start + paddingByte, paddingMask);
        AccessFaults.settle();
      } catch (IllegalStateException | InternalError failure) {
        throw reader.translated(failure, segment);
      }
    }
    reader.ensureOpen();
    // A reference that is stored costs the collector's barrier; nearly always it is there already.
    if (!Columns.same(memory, segment)) {
      memory = segment;
    }
    offset = start;
    return this;
  }

  /**
   * Returns the reader that made the view.
   *
   * @return the reader
   */
  public RecordReader reader() {
    return reader;
  }

  /**
   * Returns the memory that holds the record.
   *
   * @return as given to {@code wrap}
   */
  public MemorySegment memory() {
    return memory;
  }

  /**
   * Returns where the record starts.
   *
   * @return bytes from the start of {@link #memory()}
   * @throws IllegalStateException if no record was wrapped
   */
  public long offset() {
    return start();
  }

  /**
   * Tells whether a value is there. The null of JSON is one.
   *
   * @param field the field
   * @return false if it is absent
   */
  public boolean isPresent(Field field) {
    return locate(field) != ABSENT;
  }

  /**
   * Tells whether a value is there and is the null of JSON.
   *
   * @param field the field
   * @return false if it is absent or not null
   */
  public boolean isNull(Field field) {
    long at = locate(field);
    if (at < 0) {
      return at == NULL;
    }
    return switch (field.type()) {
      case NULL -> true;
      case JSON -> getString(field).orElse("").equals("null");
      default -> false;
    };
  }

  /**
   * Finds the record that holds a field's column, for code that reads columns itself: the record,
   * or that of the shared part {@link Field#part()}.
   *
   * @param field the field
   * @return where that record starts in {@link #memory(Field)}; or {@link #ABSENT} or {@link #NULL}
   */
  public long locate(Field field) {
    check(field, ANY);
    try {
      long at = follow(field);
      AccessFaults.settle();
      return at;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Returns the memory that {@link #locate} refers to.
   *
   * @param field the field
   * @return borrowed until the index closes
   */
  public MemorySegment memory(Field field) {
    return field.inPool ? bytes.memory() : memory;
  }

  /**
   * Reads an integer.
   *
   * @param field of type {@link ValueType#INTEGER}
   * @param absent is returned if the field is absent or null
   * @return the number
   * @throws InvalidInputException if the type is another, or the number exceeds 64 signed bits,
   *     which {@link #getBigInteger} reads
   */
  public long getLong(Field field, long absent) {
    check(field, INTEGERS);
    try {
      long at = follow(field);
      long value = at < 0 ? absent : Numbers.integer(field, bytes, memory(field), at);
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Reads a number as the nearest one of 64 bits.
   *
   * @param field of type {@link ValueType#REAL}, {@link ValueType#DECIMAL} or {@link
   *     ValueType#INTEGER}
   * @param absent is returned if the field is absent or null
   * @return the number
   */
  public double getDouble(Field field, double absent) {
    check(field, NUMBERS);
    try {
      long at = follow(field);
      double value = at < 0 ? absent : Numbers.real(field, bytes, memory(field), at);
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Reads a truth value.
   *
   * @param field of type {@link ValueType#BOOLEAN}
   * @param absent is returned if the field is absent or null
   * @return the value
   */
  public boolean getBoolean(Field field, boolean absent) {
    check(field, BOOLEANS);
    try {
      long at = follow(field);
      boolean value = at < 0 ? absent : Numbers.truth(field, memory(field), at);
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Finds a text.
   *
   * @param field of type {@link ValueType#TEXT} or {@link ValueType#JSON}
   * @param text is made to point at the text, and left as it is where there is none
   * @return false if the field is absent or null
   */
  public boolean text(Field field, Utf8View text) {
    check(field, TEXTS);
    return find(field, strings, text);
  }

  /**
   * Finds bytes.
   *
   * @param field of type {@link ValueType#BYTES}
   * @param value is made to point at the bytes, and left as it is where there are none
   * @return false if the field is absent or null
   */
  public boolean bytes(Field field, ByteView value) {
    check(field, BYTES);
    return find(field, bytes, value);
  }

  /**
   * Counts the elements of a list.
   *
   * @param field of type {@link ValueType#LIST}
   * @param absent is returned if the field is absent or null
   * @return 0 or more
   */
  public long size(Field field, long absent) {
    check(field, LISTS);
    try {
      long at = follow(field);
      long size = at < 0 ? absent : elements(field, at);
      AccessFaults.settle();
      return size;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Reads a text as a string.
   *
   * @param field of type {@link ValueType#TEXT} or {@link ValueType#JSON}
   * @return the text; empty if the field is absent or null
   */
  public Optional<String> getString(Field field) {
    Utf8View text = new Utf8View();
    return text(field, text) ? Optional.of(text.toString()) : Optional.empty();
  }

  /**
   * Copies bytes.
   *
   * @param field of type {@link ValueType#BYTES}
   * @return a new array; empty if the field is absent or null
   */
  public Optional<byte[]> getBytes(Field field) {
    ByteView value = new ByteView();
    return bytes(field, value) ? Optional.of(value.toByteArray()) : Optional.empty();
  }

  /**
   * Reads an integer of any width.
   *
   * @param field of type {@link ValueType#INTEGER}
   * @return the number; empty if the field is absent or null
   */
  public Optional<BigInteger> getBigInteger(Field field) {
    check(field, INTEGERS);
    try {
      long at = follow(field);
      Optional<BigInteger> value =
          at < 0 ? Optional.empty() : Optional.of(Numbers.wide(field, bytes, memory(field), at));
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /**
   * Reads a number by its decimal digits.
   *
   * @param field of type {@link ValueType#DECIMAL} or {@link ValueType#INTEGER}
   * @return the number with the digits behind the point that its type writes; empty if the field is
   *     absent or null
   */
  public Optional<BigDecimal> getBigDecimal(Field field) {
    check(field, DIGITS);
    try {
      long at = follow(field);
      Optional<BigDecimal> value =
          at < 0 ? Optional.empty() : Optional.of(Numbers.decimal(field, bytes, memory(field), at));
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }
}
