package dev.netindex.codec.json.text;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import java.lang.foreign.MemorySegment;

/**
 * Goes through the tree of a record and writes what it meets. Every value is followed by a comma;
 * the end of an object or list takes the last one's place, so that nobody asks whether a value is
 * the first.
 */
final class JsonWalk {
  /** Values that may be looked at in a record, however small the limit of bytes is. */
  private static final long LEAST_VALUES = 1 << 20;

  private static final byte[] NULL = {'n', 'u', 'l', 'l', ','};
  private static final byte[] TRUE = {'t', 'r', 'u', 'e'};
  private static final byte[] FALSE = {'f', 'a', 'l', 's', 'e'};

  private final Pool strings;
  private final Pool bytes;
  private final JsonBuffer out;
  private final long maximumValues;
  private long values;

  JsonWalk(RecordReader reader, JsonBuffer out, long maximumBytes) {
    this.strings = Pool.of(reader.envelope().strings().values());
    this.bytes = Pool.of(reader.envelope().bytes());
    this.out = out;
    this.maximumValues = Math.max(maximumBytes, LEAST_VALUES);
  }

  /** Starts to count for a new record. */
  void begin() {
    values = 0;
  }

  /**
   * Writes the value of a record, with a comma behind it.
   *
   * @return false, with nothing written, if it is absent
   */
  boolean record(JsonPart part, MemorySegment memory, long at) {
    values += part.values;
    if (values > maximumValues) {
      throw new LimitExceededException(
          Fault.RECORD_JSON_BYTES,
          at,
          "at most " + maximumValues + " values in the tree of a record",
          "more");
    }
    JsonOp root = part.root;
    return isPresent(root, memory, at) && value(root, memory, at);
  }

  /** Writes null. */
  void nothing() {
    out.ensure(NULL.length);
    out.put(NULL);
  }

  private static boolean isPresent(JsonOp op, MemorySegment memory, long at) {
    int mask = op.presenceMask;
    return mask == 0 || (memory.get(Columns.BYTE, at + op.presenceByte) & mask) != 0;
  }

  /** Writes a value that is present; false only if it is a part whose own value is absent. */
  private boolean value(JsonOp op, MemorySegment memory, long at) {
    if (op.nulls >= 0 && Columns.truth(memory, at + op.nulls)) {
      nothing();
      return true;
    }
    long column = at + op.column;
    switch (op.code) {
      case JsonOp.U8 -> number(op, Columns.u8(memory, column));
      case JsonOp.U16 -> number(op, Columns.u16(memory, column));
      case JsonOp.U32 -> number(op, Columns.u32(memory, column));
      case JsonOp.I64 -> number(op, Columns.i64(memory, column));
      case JsonOp.U64 -> {
        out.ensure(JsonDigits.MAX_BYTES);
        out.unsigned(Columns.i64(memory, column));
      }
      case JsonOp.TEXT -> {
        long span = strings.span(memory, column);
        out.text(strings.memory(), strings.start(span), Pool.arrayLength(span, column));
      }
      case JsonOp.OBJECT -> members(op, memory, at);
      case JsonOp.PART -> {
        long span = bytes.span(memory, column);
        long start = bytes.part(span, op.part.length, column);
        return record(op.part, bytes.memory(), start);
      }
      case JsonOp.LIST -> list(op, memory, column);
      default -> rare(op, memory, column);
    }
    out.comma();
    return true;
  }

  private void number(JsonOp op, long value) {
    out.ensure(JsonDigits.MAX_BYTES);
    if (op.scale == 0) {
      out.signed(value + op.add);
    } else {
      out.decimal(value + op.add, op.scale, op.leastDigits);
    }
  }

  private void members(JsonOp op, MemorySegment memory, long at) {
    for (JsonOp member : op.members) {
      out.text(member.before);
      if (isPresent(member, memory, at)) {
        int before = out.size();
        out.text(member.name);
        if (!value(member, memory, at)) {
          out.cut(before);
        }
      }
    }
    out.text(op.after);
    out.ensure(1);
    out.close('}');
  }

  private void list(JsonOp op, MemorySegment memory, long column) {
    long span = bytes.span(memory, column);
    int length = op.part.length;
    long left = Pool.elements(span, length, column);
    out.ensure(2);
    out.put('[');
    for (long at = bytes.start(span); left > 0; left--) {
      if (!record(op.part, bytes.memory(), at)) {
        nothing();
      }
      at += length;
    }
    out.ensure(1);
    out.close(']');
  }

  private void rare(JsonOp op, MemorySegment memory, long column) {
    switch (op.code) {
      case JsonOp.BOOL -> {
        byte[] text = Columns.truth(memory, column) ? TRUE : FALSE;
        out.ensure(text.length);
        out.put(text);
      }
      case JsonOp.F32 -> real(NumberType.F32, Columns.i64(memory, column));
      case JsonOp.F64 -> real(NumberType.F64, Columns.i64(memory, column));
      case JsonOp.WIDE -> wide(bytes.span(memory, column), column);
      case JsonOp.BYTES -> {
        long span = bytes.span(memory, column);
        out.base64(bytes.memory(), bytes.start(span), Pool.arrayLength(span, column));
      }
      case JsonOp.RAW -> {
        long span = strings.span(memory, column);
        out.json(strings.memory(), strings.start(span), Pool.arrayLength(span, column));
      }
      default -> out.text(op.constant);
    }
  }

  private void real(NumberType type, long bits) {
    String text = JsonConstants.real(type, Double.longBitsToDouble(bits));
    out.ensure(text.length());
    out.ascii(text);
  }

  private void wide(long span, long column) {
    String text = bytes.integer(span, column).toString();
    out.ensure(text.length());
    out.ascii(text);
  }
}
