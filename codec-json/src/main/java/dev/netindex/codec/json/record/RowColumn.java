package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import java.lang.foreign.MemorySegment;

/**
 * One field of a row: how it is read, and beside that what was read. All is in one object, so that
 * a getter touches one or two cache lines.
 */
final class RowColumn {
  final Field field;
  final Way way;
  final int typeBit;
  private final int form;
  private final int offset;

  /** The column's bits, or where a text, bytes or a wide integer start. */
  long value;

  /** The length of such, 0 of others; {@link Steps#ABSENT} or {@link Steps#NULL}. */
  int length;

  RowColumn(Field field, Way way) {
    this.field = field;
    this.way = way;
    this.typeBit = field.typeBit;
    this.form = field.leaf.form();
    this.offset = field.leaf.offset();
  }

  /**
   * Reads the column of the record at the end of the way.
   *
   * @param memory holds that record
   * @param pools holds the pools
   */
  void read(MemorySegment memory, MemorySegment pools, Pool strings, Pool bytes) {
    long at = way.at;
    if (at < 0) {
      length = (int) at;
      return;
    }
    long column = at + offset;
    switch (form) {
      case Form.STRING -> span(strings.span(memory, column, pools), strings, column);
      case Form.U32 -> number(Columns.u32(memory, column));
      case Form.U16 -> number(Columns.u16(memory, column));
      case Form.U8 -> number(Columns.u8(memory, column));
      case Form.U64, Form.I64, Form.F64 -> number(Columns.i64(memory, column));
      case Form.BOOL -> number(Columns.truth(memory, column) ? 1 : 0);
      case Form.BYTES -> span(bytes.span(memory, column, pools), bytes, column);
      case Form.WIDE -> {
        long span = bytes.span(memory, column, pools);
        value = bytes.start(span);
        length = Pool.integerLength(span, column);
      }
      default -> length = 0; // A constant, which is read from the leaf.
    }
  }

  private void number(long bits) {
    value = bits;
    length = 0;
  }

  private void span(long span, Pool pool, long column) {
    value = pool.start(span);
    length = Pool.arrayLength(span, column);
  }
}
