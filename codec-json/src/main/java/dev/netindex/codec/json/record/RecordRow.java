package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.reader.AccessFaults;
import dev.netindex.format.reader.MatchView;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The same few fields of one record after the other: all of them are read in one call, which costs
 * less than a getter of {@link RecordView} for each, and then asked for by their position. Reusable
 * without end; belongs to one thread. Only {@link #getString} allocates.
 *
 * <pre>{@code
 * RecordRow row = records.row(country, city, latitude);   // one a thread
 * cursor.matchIpv4(0x08080808);
 * if (cursor.next() && row.read(cursor).text(0, text)) {
 *   use(text, row.getDouble(2, Double.NaN));
 * }
 * }</pre>
 *
 * <p>Values are those of the getters of {@link RecordView}, and what {@code read} throws is what
 * they throw. Getters here read no memory but for integers that are wider than 64 bits, so numbers
 * stay readable when the index is closed; the bytes of a text then throw {@link
 * IndexClosedException}. Every getter throws {@link IllegalStateException} before a record was
 * read, {@link IndexOutOfBoundsException} for a position that is not there, and {@link
 * InvalidInputException} with {@link Fault#FIELD_PATH} for a field of another type.
 *
 * <p>A read touches the lines of memory that the getters touch, but fields that lie in the same
 * shared part are led there once.
 */
public final class RecordRow {
  /** Types whose values are no text, bytes, number or truth value. */
  private static final int COMPOUND = CurrentRecord.LISTS | CurrentRecord.OBJECTS;

  private final RecordReader reader;
  private final RecordView view;
  private final Pool strings;
  private final Pool bytes;
  private final ReadValues values;
  private final Way[] ways;
  private final RowColumn[] columns;
  private boolean filled;

  RecordRow(RecordReader reader, List<Field> fields) {
    this.reader = reader;
    this.view = reader.view();
    this.strings = reader.strings();
    this.bytes = reader.bytes();
    this.values = new ReadValues(reader);
    List<Way> known = new ArrayList<>();
    this.columns =
        fields.stream()
            .map(field -> new RowColumn(checked(reader, field), Way.of(field, known)))
            .toArray(RowColumn[]::new);
    this.ways = known.toArray(Way[]::new);
  }

  /** Refuses a field of other records, and one that is read by its members or elements. */
  static Field checked(RecordReader reader, Field field) {
    if (field.owner != reader) {
      throw CurrentRecord.refused(field, "a field of these records");
    }
    if ((field.typeBit & COMPOUND) != 0) {
      throw CurrentRecord.refused(field, "a field without members or elements");
    }
    return field;
  }

  /**
   * Reads the fields of a match's record.
   *
   * @param match a match of the index that the reader was made of
   * @return this row
   * @throws InvalidIndexException if the payload is no record, or a column holds what it must not
   * @throws IndexClosedException if the index is closed
   */
  public RecordRow read(MatchView match) {
    filled = false;
    view.wrap(match);
    return fill(view);
  }

  /**
   * Reads the fields of a record.
   *
   * @param record a view of the same reader, which points at the record
   * @return this row
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if it is a view of another reader
   * @throws IllegalStateException if the view points at no record
   * @throws InvalidIndexException if a column holds what it must not
   * @throws IndexClosedException if the index is closed
   */
  public RecordRow read(RecordView record) {
    filled = false;
    reader.requireOwn(record);
    reader.ensureOpen();
    return fill(record);
  }

  private RecordRow fill(RecordView record) {
    long start = record.offset();
    MemorySegment memory = record.memory();
    try {
      for (Way way : ways) {
        way.at = way.go(bytes, memory, start);
      }
      MemorySegment pools = bytes.memory();
      if (Columns.same(pools, memory)) {
        // Nearly always: the compiler then knows that it checks one segment again and again.
        for (RowColumn column : columns) {
          column.read(memory, memory, strings, bytes);
        }
      } else {
        readApart(memory, pools);
      }
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure, memory);
    }
    filled = true;
    return this;
  }

  /** Reads a record that is not in the memory of its pools. */
  private void readApart(MemorySegment memory, MemorySegment pools) {
    for (RowColumn column : columns) {
      column.read(column.way.inPool() ? pools : memory, pools, strings, bytes);
    }
  }

  private RowColumn column(int position, int types) {
    if (!filled) {
      throw new IllegalStateException("no record; call read first");
    }
    RowColumn column = columns[position];
    if ((column.typeBit & types) == 0) {
      throw CurrentRecord.wrongType(column.field, types);
    }
    return column;
  }

  /**
   * Returns how many fields there are.
   *
   * @return 0 or more
   */
  public int size() {
    return columns.length;
  }

  /**
   * Returns a field.
   *
   * @param position its position, from 0, in the order in which the row was made
   * @return the field
   * @throws IndexOutOfBoundsException if there is no such position
   */
  public Field field(int position) {
    return columns[position].field;
  }

  /**
   * Tells whether a value is there. The null of JSON is one.
   *
   * @param position the field's position, from 0
   * @return false if it is absent
   */
  public boolean isPresent(int position) {
    return column(position, CurrentRecord.ANY).length != Steps.ABSENT;
  }

  /**
   * Finds a text.
   *
   * @param position of a field of type {@link ValueType#TEXT} or {@link ValueType#JSON}
   * @param text is made to point at the text, and left as it is where there is none
   * @return false if the field is absent or null
   */
  public boolean text(int position, Utf8View text) {
    RowColumn column = column(position, CurrentRecord.TEXTS);
    return values.text(column.field, column.value, column.length, text);
  }

  /**
   * Finds bytes.
   *
   * @param position of a field of type {@link ValueType#BYTES}
   * @param value is made to point at the bytes, and left as it is where there are none
   * @return false if the field is absent or null
   */
  public boolean bytes(int position, ByteView value) {
    RowColumn column = column(position, CurrentRecord.BYTES);
    return values.bytes(column.field, column.value, column.length, value);
  }

  /**
   * Reads a text as a string.
   *
   * @param position of a field of type {@link ValueType#TEXT} or {@link ValueType#JSON}
   * @return the text; empty if the field is absent or null
   * @throws IndexClosedException if the index is closed
   */
  public Optional<String> getString(int position) {
    Utf8View text = new Utf8View();
    return text(position, text) ? Optional.of(text.toString()) : Optional.empty();
  }

  /**
   * Returns an integer.
   *
   * @param position of a field of type {@link ValueType#INTEGER}
   * @param absent is returned if the field is absent or null
   * @return the number
   * @throws InvalidInputException if the number exceeds 64 signed bits
   */
  public long getLong(int position, long absent) {
    RowColumn column = column(position, CurrentRecord.INTEGERS);
    int length = column.length;
    return length < 0 ? absent : values.integer(column.field, column.value, length);
  }

  /**
   * Returns a number as the nearest one of 64 bits.
   *
   * @param position of a field of type {@link ValueType#REAL}, {@link ValueType#DECIMAL} or {@link
   *     ValueType#INTEGER}
   * @param absent is returned if the field is absent or null
   * @return the number
   */
  public double getDouble(int position, double absent) {
    RowColumn column = column(position, CurrentRecord.NUMBERS);
    int length = column.length;
    return length < 0 ? absent : values.real(column.field, column.value, length);
  }

  /**
   * Returns a truth value.
   *
   * @param position of a field of type {@link ValueType#BOOLEAN}
   * @param absent is returned if the field is absent or null
   * @return the value
   */
  public boolean getBoolean(int position, boolean absent) {
    RowColumn column = column(position, CurrentRecord.BOOLEANS);
    return column.length < 0 ? absent : ReadValues.truth(column.field, column.value);
  }
}
