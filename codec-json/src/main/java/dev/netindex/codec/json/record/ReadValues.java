package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Pool;
import dev.netindex.format.reader.AccessFaults;
import java.lang.foreign.MemorySegment;
import java.math.BigInteger;

/**
 * Makes values of what a row or batch has read of a column: its bits, or where its value starts in
 * a pool, and how long that is. A negative length stands for no value.
 */
final class ReadValues {
  private final RecordReader reader;
  private final Pool strings;
  private final Pool bytes;

  ReadValues(RecordReader reader) {
    this.reader = reader;
    this.strings = reader.strings();
    this.bytes = reader.bytes();
  }

  boolean text(Field field, long value, int length, ByteView view) {
    return point(field, strings, value, length, view);
  }

  boolean bytes(Field field, long value, int length, ByteView view) {
    return point(field, bytes, value, length, view);
  }

  private boolean point(Field field, Pool pool, long value, int length, ByteView view) {
    if (length < 0) {
      return false;
    }
    if (field.leaf.form() == Form.CONSTANT) {
      MemorySegment constant = field.leaf.known().bytes();
      view.set(reader, constant, 0, (int) constant.byteSize());
    } else {
      view.set(reader, pool.memory(), value, length);
    }
    return true;
  }

  long integer(Field field, long value, int length) {
    return field.leaf.form() > Form.I64
        ? Numbers.exact(field, wide(field, value, length))
        : Numbers.integer(field, value);
  }

  double real(Field field, long value, int length) {
    return field.leaf.form() == Form.WIDE
        ? wide(field, value, length).doubleValue()
        : Numbers.real(field.leaf, value);
  }

  static boolean truth(Field field, long value) {
    return field.leaf.form() == Form.CONSTANT ? field.leaf.known().truth() : value != 0;
  }

  private BigInteger wide(Field field, long start, int length) {
    if (field.leaf.form() == Form.CONSTANT) {
      return field.leaf.known().integer();
    }
    try {
      BigInteger value = bytes.integer(start, length);
      AccessFaults.settle();
      return value;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure, bytes.memory());
    }
  }
}
