package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Writes values as the data section has them, right or wrong. */
final class DataWriter {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The offset of what is written next. */
  int offset() {
    return out.size();
  }

  byte[] toByteArray() {
    return out.toByteArray();
  }

  DataWriter raw(int... bytes) {
    for (int value : bytes) {
      out.write(value);
    }
    return this;
  }

  DataWriter bytes(byte[] bytes) {
    out.writeBytes(bytes);
    return this;
  }

  /** Writes a type and a size, which need not be true. */
  DataWriter head(int type, int size) {
    int lead = type < 8 ? type << 5 : 0;
    int[] bases = {29, 285, 65_821};
    int more = size < 29 ? 0 : size < 285 ? 1 : size < 65_821 ? 2 : 3;
    out.write(lead | (more == 0 ? size : 28 + more));
    if (type >= 8) {
      out.write(type - 7);
    }
    for (int i = more - 1; i >= 0; i--) {
      out.write(size - bases[more - 1] >>> 8 * i);
    }
    return this;
  }

  DataWriter map(int members) {
    return head(ValueType.MAP, members);
  }

  DataWriter array(int elements) {
    return head(ValueType.ARRAY, elements);
  }

  /** Writes a pointer in its shortest form. */
  DataWriter pointer(long target) {
    return target < 2_048
        ? pointer(target, 0)
        : target < 526_336 ? pointer(target, 1) : pointer(target, target < 134_744_064 ? 2 : 3);
  }

  /** Writes a pointer of 2 to 5 bytes. */
  DataWriter pointer(long target, int form) {
    long number = target - new long[] {0, 2_048, 526_336, 0}[form];
    int lead = form == 3 ? 0 : (int) (number >>> 8 * (form + 1)) & 7;
    out.write(ValueType.POINTER << 5 | form << 3 | lead);
    for (int i = form; i >= 0; i--) {
      out.write((int) (number >>> 8 * i));
    }
    return this;
  }

  DataWriter text(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return head(ValueType.TEXT, utf8.length).bytes(utf8);
  }

  /** Writes an unsigned number of 32 bits. */
  DataWriter u32(long value) {
    return integer(ValueType.U32, BigInteger.valueOf(value));
  }

  DataWriter integer(int type, BigInteger value) {
    byte[] bytes = value.toByteArray();
    int start = 0;
    while (start < bytes.length && bytes[start] == 0) {
      start++;
    }
    head(type, bytes.length - start);
    out.write(bytes, start, bytes.length - start);
    return this;
  }

  /** Writes a whole value without pointers. */
  DataWriter value(RecordValue value) {
    switch (value) {
      case RecordValue.ObjectValue(var members) -> {
        map(members.size());
        members.forEach(member -> text(member.name()).value(member.value()));
      }
      case RecordValue.ListValue(var values) -> {
        array(values.size());
        values.forEach(this::value);
      }
      case RecordValue.TextValue(String text) -> text(text);
      case RecordValue.BytesValue(byte[] bytes) -> head(ValueType.BYTES, bytes.length).bytes(bytes);
      case RecordValue.BooleanValue(boolean truth) -> head(ValueType.BOOLEAN, truth ? 1 : 0);
      case RecordValue.IntegerValue number -> integer(number);
      case RecordValue.WideIntegerValue(var type, BigInteger number) ->
          integer(type.text().equals("u64") ? ValueType.U64 : ValueType.U128, number);
      case RecordValue.RealValue(var type, double number) -> {
        if (type.text().equals("f32")) {
          head(ValueType.F32, 4).bytes(ByteBuffer.allocate(4).putFloat((float) number).array());
        } else {
          head(ValueType.F64, 8).bytes(ByteBuffer.allocate(8).putDouble(number).array());
        }
      }
      default -> throw new IllegalArgumentException(value.toString());
    }
    return this;
  }

  private void integer(RecordValue.IntegerValue number) {
    BigInteger value = BigInteger.valueOf(number.value());
    switch (number.type()) {
      case U16 -> integer(ValueType.U16, value);
      case U32 -> integer(ValueType.U32, value);
      case U64 -> integer(ValueType.U64, value);
      case U128 -> integer(ValueType.U128, value);
      default ->
          head(ValueType.I32, 4).bytes(ByteBuffer.allocate(4).putInt((int) number.value()).array());
    }
  }
}
