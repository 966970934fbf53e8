package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import java.lang.foreign.MemorySegment;

/**
 * One field of many records: first the columns of all records are read, then the directory of the
 * pool for all of them, so that reads of different records wait for memory together.
 */
final class BatchColumn {
  final Field field;

  /** The number of its way. */
  final int way;

  /** As {@link RowColumn#value}, for each record. */
  final long[] values;

  /** As {@link RowColumn#length}. */
  final int[] lengths;

  private final int form;
  private final int offset;

  BatchColumn(Field field, int way, int capacity) {
    this.field = field;
    this.way = way;
    this.values = new long[capacity];
    this.lengths = new int[capacity];
    this.form = field.leaf.form();
    this.offset = field.leaf.offset();
  }

  /**
   * Reads the column of all records.
   *
   * @param starts where each record at the end of the way starts, or a negative result of {@link
   *     Steps}
   * @param count how many there are
   * @param memory holds the records
   */
  void read(long[] starts, int count, MemorySegment memory, Pool strings, Pool bytes) {
    present(starts, count);
    switch (form) {
      case Form.U8 -> bytes1(starts, count, memory);
      case Form.U16 -> bytes2(starts, count, memory);
      case Form.U32 -> bytes4(starts, count, memory);
      case Form.U64, Form.I64, Form.F64 -> bytes8(starts, count, memory);
      case Form.BOOL -> truths(starts, count, memory);
      case Form.STRING -> spans(starts, count, memory, strings);
      case Form.BYTES, Form.WIDE -> spans(starts, count, memory, bytes);
      default -> {
        // A constant, which is read from the leaf.
      }
    }
  }

  private void present(long[] starts, int count) {
    for (int i = 0; i < count; i++) {
      lengths[i] = (int) Math.min(starts[i], 0);
    }
  }

  private void bytes1(long[] starts, int count, MemorySegment memory) {
    for (int i = 0; i < count; i++) {
      if (starts[i] >= 0) {
        values[i] = Columns.u8(memory, starts[i] + offset);
      }
    }
  }

  private void bytes2(long[] starts, int count, MemorySegment memory) {
    for (int i = 0; i < count; i++) {
      if (starts[i] >= 0) {
        values[i] = Columns.u16(memory, starts[i] + offset);
      }
    }
  }

  private void bytes4(long[] starts, int count, MemorySegment memory) {
    for (int i = 0; i < count; i++) {
      if (starts[i] >= 0) {
        values[i] = Columns.u32(memory, starts[i] + offset);
      }
    }
  }

  private void bytes8(long[] starts, int count, MemorySegment memory) {
    for (int i = 0; i < count; i++) {
      if (starts[i] >= 0) {
        values[i] = Columns.i64(memory, starts[i] + offset);
      }
    }
  }

  private void truths(long[] starts, int count, MemorySegment memory) {
    for (int i = 0; i < count; i++) {
      if (starts[i] >= 0) {
        values[i] = Columns.truth(memory, starts[i] + offset) ? 1 : 0;
      }
    }
  }

  private void spans(long[] starts, int count, MemorySegment memory, Pool pool) {
    bytes4(starts, count, memory);
    MemorySegment pools = pool.memory();
    for (int i = 0; i < count; i++) {
      if (starts[i] >= 0) {
        long column = starts[i] + offset;
        long span = pool.spanOf(values[i], column, pools);
        values[i] = pool.start(span);
        lengths[i] =
            form == Form.WIDE ? Pool.integerLength(span, column) : Pool.arrayLength(span, column);
      }
    }
  }
}
