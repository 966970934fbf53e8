package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Pool;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.reader.AccessFaults;
import java.lang.foreign.MemorySegment;

/** The record that a view points at, and the way from it to a field. */
abstract sealed class CurrentRecord permits RecordView {
  /** Sets of types, one bit each, that a getter takes. */
  static final int ANY = -1;

  static final int INTEGERS = set(ValueType.INTEGER);
  static final int NUMBERS = set(ValueType.INTEGER, ValueType.REAL, ValueType.DECIMAL);
  static final int DIGITS = set(ValueType.INTEGER, ValueType.DECIMAL);
  static final int BOOLEANS = set(ValueType.BOOLEAN);
  static final int TEXTS = set(ValueType.TEXT, ValueType.JSON);
  static final int BYTES = set(ValueType.BYTES);
  static final int LISTS = set(ValueType.LIST);
  static final int OBJECTS = set(ValueType.OBJECT);

  private static final MemorySegment NOTHING = MemorySegment.ofArray(new byte[0]);

  final RecordReader reader;
  final Pool strings;
  final Pool bytes;
  MemorySegment memory = NOTHING;
  long offset = -1;

  CurrentRecord(RecordReader reader) {
    this.reader = reader;
    this.strings = reader.strings();
    this.bytes = reader.bytes();
  }

  private static int set(ValueType... types) {
    int bits = 0;
    for (ValueType type : types) {
      bits |= type.bit();
    }
    return bits;
  }

  final long start() {
    if (offset < 0) {
      throw new IllegalStateException("no record; call wrap first");
    }
    return offset;
  }

  /** Refuses a field of other records, or of a type that is not in the set. */
  final void check(Field field, int types) {
    if (field.owner != reader || (field.typeBit & types) == 0) {
      throw refused(field, types);
    }
    reader.ensureOpen();
  }

  final long follow(Field field) {
    return Steps.follow(field.steps, bytes, memory, start());
  }

  final boolean find(Field field, Pool pool, ByteView view) {
    try {
      long at = follow(field);
      if (at < 0) {
        return false;
      }
      Leaf leaf = field.leaf;
      if (leaf.form() == Form.CONSTANT) {
        MemorySegment constant = leaf.known().bytes();
        view.set(reader, constant, 0, (int) constant.byteSize());
        return true;
      }
      MemorySegment here = field.inPool ? bytes.memory() : memory;
      long column = at + leaf.offset();
      long span = pool.span(here, column);
      AccessFaults.settle();
      view.set(reader, pool.memory(), pool.start(span), Pool.arrayLength(span, column));
      return true;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  final long elements(Field field, long at) {
    if (!(field.node() instanceof Node.ListNode list)) {
      return 0; // a constant: the empty list
    }
    MemorySegment here = field.inPool ? bytes.memory() : memory;
    long column = at + field.leaf.offset();
    long span = bytes.span(here, column);
    return Pool.elements(span, reader.part(list.part()).layout().length(), column);
  }

  /** Returns where the first element of a list is, in the memory of the byte pool. */
  final long firstElement(Field field) {
    try {
      long at = follow(field);
      MemorySegment here = field.inPool ? bytes.memory() : memory;
      return bytes.start(bytes.span(here, at + field.leaf.offset()));
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw translated(failure);
    }
  }

  /** Points at a record of any part, whose fields are resolved from there. */
  final void moveTo(MemorySegment segment, long at) {
    memory = segment;
    offset = at;
  }

  final RuntimeException translated(Throwable failure) {
    return offset < 0 ? (RuntimeException) failure : reader.translated(failure, memory);
  }

  private InvalidInputException refused(Field field, int types) {
    return field.owner == reader
        ? wrongType(field, types)
        : refused(field, "a field of these records");
  }

  /** Explains that a getter does not read a field. */
  static InvalidInputException wrongType(Field field, int types) {
    return refused(field, "a field of type " + names(types));
  }

  /** Explains why a field is not taken. */
  static InvalidInputException refused(Field field, String expected) {
    return new InvalidInputException(
        Fault.FIELD_PATH, InvalidInputException.NO_OFFSET, expected, field.toString());
  }

  static String names(int types) {
    StringBuilder names = new StringBuilder();
    for (ValueType type : ValueType.values()) {
      if ((types & type.bit()) != 0) {
        names.append(names.isEmpty() ? "" : " or ").append(type.text());
      }
    }
    return names.toString();
  }
}
