package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.reader.AccessFaults;
import dev.netindex.format.reader.BatchLookup;
import dev.netindex.format.reader.IndexReader;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The same few fields of many records, read column by column, so that the waits for memory of
 * different records overlap. It takes the places of payloads as {@link BatchLookup} gives them;
 * then values are asked for by the position of the record in those arrays and the position of the
 * field. Reusable without end; belongs to one thread. Only {@link #getString} allocates.
 *
 * <pre>{@code
 * BatchLookup lookup = index.batch();
 * RecordBatch batch = records.batch(1024, country, latitude);   // one a thread
 * lookup.payloadsIpv4(addresses, 0, count, offsets, lengths);
 * batch.read(offsets, lengths, 0, count);
 * for (int i = 0; i < count; i++) {
 *   if (batch.text(i, 0, text)) {
 *     use(text, batch.getDouble(i, 1, Double.NaN));
 *   }
 * }
 * }</pre>
 *
 * <p>Values, and what throws, are as in {@link RecordRow}; a record that is not there has no
 * fields. If {@code read} throws, nothing can be asked for.
 */
public final class RecordBatch {
  private final RecordReader reader;
  private final Pool strings;
  private final Pool bytes;
  private final ReadValues values;
  private final RecordLayout layout;
  private final int paddingMask;
  private final int capacity;
  private final Way[] ways;
  private final BatchColumn[] columns;
  private final long[] records;
  private final long[] ends;
  private int first;
  private int count;

  RecordBatch(RecordReader reader, int capacity, List<Field> fields) {
    this.reader = reader;
    this.capacity = capacity;
    this.strings = reader.strings();
    this.bytes = reader.bytes();
    this.values = new ReadValues(reader);
    this.layout = reader.schema().root().layout();
    this.paddingMask = Paddings.mask(layout);
    this.records = new long[capacity];
    this.ends = new long[capacity];
    List<Way> known = new ArrayList<>();
    this.columns = new BatchColumn[fields.size()];
    for (int i = 0; i < columns.length; i++) {
      Field field = RecordRow.checked(reader, fields.get(i));
      columns[i] = new BatchColumn(field, known.indexOf(Way.of(field, known)), capacity);
    }
    this.ways = known.toArray(Way[]::new);
  }

  /**
   * Returns how many records can be read at once.
   *
   * @return as given, at least 1
   */
  public int capacity() {
    return capacity;
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
   * @param position its position, from 0, in the order in which the batch was made
   * @return the field
   * @throws IndexOutOfBoundsException if there is no such position
   */
  public Field field(int position) {
    return columns[position].field;
  }

  /**
   * Reads the fields of payloads of the index that the reader was made of.
   *
   * @param offsets byte offsets in {@link IndexReader#memory()}, or {@link BatchLookup#NONE}
   * @param lengths the lengths of the payloads in bytes
   * @param from position of the first one
   * @param to position after the last, at most {@link #capacity()} further
   * @return how many records there are
   * @throws IndexOutOfBoundsException if the range does not lie in both arrays, or is longer than
   *     the capacity, or a payload does not lie in the memory
   * @throws InvalidIndexException if a payload is no record, or a column holds what it must not;
   *     which one is named if there are several is not defined
   * @throws IllegalStateException if the reader was made of no index
   * @throws IndexClosedException if the index is closed
   */
  public int read(long[] offsets, long[] lengths, int from, int to) {
    count = 0;
    Objects.checkFromToIndex(from, to, offsets.length);
    Objects.checkFromToIndex(from, to, lengths.length);
    Objects.checkFromIndexSize(0, to - from, capacity);
    IndexReader index = reader.index();
    if (index == null) {
      throw new IllegalStateException("these records are in no index");
    }
    MemorySegment memory = index.memory();
    int found = take(memory.byteSize(), offsets, lengths, from, to - from);
    try {
      checkPaddings(memory, to - from);
      for (int way = 0; way < ways.length; way++) {
        read(way, memory, to - from);
      }
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure, memory);
    }
    first = from;
    count = to - from;
    return found;
  }

  private int take(long size, long[] offsets, long[] lengths, int from, int number) {
    int length = layout.length();
    int found = 0;
    for (int i = 0; i < number; i++) {
      long offset = offsets[from + i];
      records[i] = Steps.ABSENT;
      if (offset == BatchLookup.NONE) {
        continue;
      }
      if (lengths[from + i] != length) {
        throw new InvalidIndexException(
            Fault.CODEC_RECORD_LENGTH, offset, length + " bytes", lengths[from + i] + " bytes");
      }
      if (offset < 0 || offset > size - length) {
        throw new IndexOutOfBoundsException("no record of " + length + " bytes at " + offset);
      }
      records[i] = offset;
      found++;
    }
    return found;
  }

  private void checkPaddings(MemorySegment memory, int number) {
    if (paddingMask == 0) {
      return;
    }
    int last = Math.max(layout.presenceBytes() - 1, 0);
    for (int i = 0; i < number; i++) {
      if (records[i] >= 0) {
        Paddings.check(memory, records[i] + last, paddingMask);
      }
    }
  }

  /** Goes one way from all records, and reads all columns that it leads to. */
  private void read(int number, MemorySegment memory, int size) {
    Way way = ways[number];
    for (int i = 0; i < size; i++) {
      ends[i] = records[i] < 0 ? records[i] : way.go(bytes, memory, records[i]);
    }
    MemorySegment holder = way.inPool() ? bytes.memory() : memory;
    for (BatchColumn column : columns) {
      if (column.way == number) {
        column.read(ends, size, holder, strings, bytes);
      }
    }
  }

  private BatchColumn column(int position, int types) {
    BatchColumn column = columns[position];
    if ((column.field.typeBit & types) == 0) {
      throw CurrentRecord.wrongType(column.field, types);
    }
    return column;
  }

  private int place(int record) {
    return Objects.checkIndex(record - first, count);
  }

  /**
   * Tells whether there is a record.
   *
   * @param record its position in the arrays
   * @return false where the arrays had {@link BatchLookup#NONE}
   */
  public boolean hasRecord(int record) {
    return records[place(record)] >= 0;
  }

  /**
   * Tells whether a value is there. The null of JSON is one.
   *
   * @param record the record's position in the arrays
   * @param position the field's position, from 0
   * @return false if it is absent
   */
  public boolean isPresent(int record, int position) {
    return columns[position].lengths[place(record)] != Steps.ABSENT;
  }

  /**
   * Finds a text.
   *
   * @param record the record's position in the arrays
   * @param position of a field of type {@link ValueType#TEXT} or {@link ValueType#JSON}
   * @param text is made to point at the text, and left as it is where there is none
   * @return false if the field is absent or null
   */
  public boolean text(int record, int position, Utf8View text) {
    BatchColumn column = column(position, CurrentRecord.TEXTS);
    int i = place(record);
    return values.text(column.field, column.values[i], column.lengths[i], text);
  }

  /**
   * Finds bytes.
   *
   * @param record the record's position in the arrays
   * @param position of a field of type {@link ValueType#BYTES}
   * @param value is made to point at the bytes, and left as it is where there are none
   * @return false if the field is absent or null
   */
  public boolean bytes(int record, int position, ByteView value) {
    BatchColumn column = column(position, CurrentRecord.BYTES);
    int i = place(record);
    return values.bytes(column.field, column.values[i], column.lengths[i], value);
  }

  /**
   * Reads a text as a string.
   *
   * @param record the record's position in the arrays
   * @param position of a field of type {@link ValueType#TEXT} or {@link ValueType#JSON}
   * @return the text; empty if the field is absent or null
   * @throws IndexClosedException if the index is closed
   */
  public Optional<String> getString(int record, int position) {
    Utf8View text = new Utf8View();
    return text(record, position, text) ? Optional.of(text.toString()) : Optional.empty();
  }

  /**
   * Returns an integer.
   *
   * @param record the record's position in the arrays
   * @param position of a field of type {@link ValueType#INTEGER}
   * @param absent is returned if the field is absent or null
   * @return the number
   * @throws InvalidInputException if the number exceeds 64 signed bits
   */
  public long getLong(int record, int position, long absent) {
    BatchColumn column = column(position, CurrentRecord.INTEGERS);
    int i = place(record);
    int length = column.lengths[i];
    return length < 0 ? absent : values.integer(column.field, column.values[i], length);
  }

  /**
   * Returns a number as the nearest one of 64 bits.
   *
   * @param record the record's position in the arrays
   * @param position of a field of type {@link ValueType#REAL}, {@link ValueType#DECIMAL} or {@link
   *     ValueType#INTEGER}
   * @param absent is returned if the field is absent or null
   * @return the number
   */
  public double getDouble(int record, int position, double absent) {
    BatchColumn column = column(position, CurrentRecord.NUMBERS);
    int i = place(record);
    int length = column.lengths[i];
    return length < 0 ? absent : values.real(column.field, column.values[i], length);
  }

  /**
   * Returns a truth value.
   *
   * @param record the record's position in the arrays
   * @param position of a field of type {@link ValueType#BOOLEAN}
   * @param absent is returned if the field is absent or null
   * @return the value
   */
  public boolean getBoolean(int record, int position, boolean absent) {
    BatchColumn column = column(position, CurrentRecord.BOOLEANS);
    int i = place(record);
    return column.lengths[i] < 0 ? absent : ReadValues.truth(column.field, column.values[i]);
  }
}
