package dev.netindex.codec.json.fixed;

import dev.netindex.format.CodecFieldException;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A borrowed record of the codec, whose fields are read one by one and checked as they are. A field
 * without a value is empty, whatever its bytes are. Offsets in exceptions count from the start of
 * the record. Any number of threads may use it as long as the memory stays as it is.
 *
 * <p>Every method with a position throws {@link CodecFieldException} if no field has it, and the
 * getters of one kind also if the field is of another one.
 */
public final class CodecRecord {
  private final CodecMetadata metadata;
  private final RecordLayout layout;
  private final MemorySegment record;

  CodecRecord(CodecMetadata metadata, MemorySegment record) {
    this.metadata = metadata;
    this.layout = metadata.layout();
    this.record = record;
  }

  /**
   * Says whether a field has a value.
   *
   * @param position its position in the layout, from 0
   * @return false for an absent field and an optional one that is missing
   * @throws CodecFieldException if no field has the position
   */
  public boolean isPresent(int position) {
    if (position < 0 || position >= layout.size()) {
      throw new CodecFieldException(
          position,
          "position outside schema",
          "one of " + layout.size() + " fields",
          Integer.toString(position));
    }
    int bit = layout.presenceBit(position);
    return bit < 0
        ? layout.offset(position) >= 0
        : (byteAt(bit / Byte.SIZE) >>> bit % Byte.SIZE & 1) != 0;
  }

  /**
   * Returns the value of a field of any kind.
   *
   * @param position its position in the layout, from 0
   * @return the value, or {@link FieldValue.Missing}
   * @throws CodecFieldException if no field has the position
   * @throws InvalidIndexException if a truth value is neither 0 nor 1, or a pool lacks the value
   */
  public FieldValue get(int position) {
    if (!isPresent(position)) {
      return new FieldValue.Missing();
    }
    long at = layout.offset(position);
    return switch (layout.field(position).kind()) {
      case BOOL -> new FieldValue.Bool(truth(at));
      case U8 -> new FieldValue.U8(byteAt(at));
      case U16 -> new FieldValue.U16(shortAt(at));
      case U32 -> new FieldValue.U32(intAt(at));
      case U64 -> new FieldValue.U64(longAt(at));
      case I64 -> new FieldValue.I64(longAt(at));
      case F64 -> new FieldValue.F64(longAt(at));
      case STRING -> new FieldValue.Text(metadata.strings().text(intAt(at)));
      case BYTES ->
          new FieldValue.Bytes(metadata.bytes().get(intAt(at)).toArray(ValueLayout.JAVA_BYTE));
    };
  }

  /**
   * Returns the value of a field of kind bool.
   *
   * @param position its position in the layout, from 0
   * @return the value, if there is one
   * @throws CodecFieldException if there is no such field of this kind
   * @throws InvalidIndexException if the byte is neither 0 nor 1
   */
  public Optional<Boolean> bool(int position) {
    return has(position, FieldKind.BOOL)
        ? Optional.of(truth(layout.offset(position)))
        : Optional.empty();
  }

  /**
   * Returns the value of a field of kind u8.
   *
   * @param position its position in the layout, from 0
   * @return 0 to 255, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   */
  public OptionalInt u8(int position) {
    return has(position, FieldKind.U8)
        ? OptionalInt.of(byteAt(layout.offset(position)))
        : OptionalInt.empty();
  }

  /**
   * Returns the value of a field of kind u16.
   *
   * @param position its position in the layout, from 0
   * @return 0 to 65,535, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   */
  public OptionalInt u16(int position) {
    return has(position, FieldKind.U16)
        ? OptionalInt.of(shortAt(layout.offset(position)))
        : OptionalInt.empty();
  }

  /**
   * Returns the value of a field of kind u32.
   *
   * @param position its position in the layout, from 0
   * @return 0 to 4,294,967,295, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   */
  public OptionalLong u32(int position) {
    return has(position, FieldKind.U32)
        ? OptionalLong.of(intAt(layout.offset(position)))
        : OptionalLong.empty();
  }

  /**
   * Returns the value of a field of kind u64.
   *
   * @param position its position in the layout, from 0
   * @return all 64 bits, unsigned, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   */
  public OptionalLong u64(int position) {
    return has(position, FieldKind.U64)
        ? OptionalLong.of(longAt(layout.offset(position)))
        : OptionalLong.empty();
  }

  /**
   * Returns the value of a field of kind i64.
   *
   * @param position its position in the layout, from 0
   * @return signed, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   */
  public OptionalLong i64(int position) {
    return has(position, FieldKind.I64)
        ? OptionalLong.of(longAt(layout.offset(position)))
        : OptionalLong.empty();
  }

  /**
   * Returns the value of a field of kind f64.
   *
   * @param position its position in the layout, from 0
   * @return the number, if there is one
   * @throws CodecFieldException if there is no such field of this kind
   */
  public OptionalDouble f64(int position) {
    return has(position, FieldKind.F64)
        ? OptionalDouble.of(Double.longBitsToDouble(longAt(layout.offset(position))))
        : OptionalDouble.empty();
  }

  /**
   * Returns the value of a field of kind string as UTF-8.
   *
   * @param position its position in the layout, from 0
   * @return a slice of the pool's memory, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   * @throws InvalidIndexException if the pool has no such text
   */
  public Optional<MemorySegment> string(int position) {
    return has(position, FieldKind.STRING)
        ? Optional.of(metadata.strings().get(intAt(layout.offset(position))))
        : Optional.empty();
  }

  /**
   * Returns the value of a field of kind bytes.
   *
   * @param position its position in the layout, from 0
   * @return a slice of the pool's memory, if there is a value
   * @throws CodecFieldException if there is no such field of this kind
   * @throws InvalidIndexException if the pool has no such value
   */
  public Optional<MemorySegment> bytes(int position) {
    return has(position, FieldKind.BYTES)
        ? Optional.of(metadata.bytes().get(intAt(layout.offset(position))))
        : Optional.empty();
  }

  /**
   * Reads every field.
   *
   * @throws InvalidIndexException if a truth value is neither 0 nor 1, or a pool lacks a value
   */
  public void validate() {
    for (int position = 0; position < layout.size(); position++) {
      if (isPresent(position)) {
        validatePresent(layout.field(position).kind(), layout.offset(position));
      }
    }
  }

  private void validatePresent(FieldKind kind, long at) {
    switch (kind) {
      case BOOL -> truth(at);
      case STRING -> metadata.strings().offset(intAt(at));
      case BYTES -> metadata.bytes().offset(intAt(at));
      default -> {
        // Every pattern of bits is a number.
      }
    }
  }

  private boolean has(int position, FieldKind kind) {
    boolean present = isPresent(position);
    FieldType type = layout.field(position);
    if (type.kind() != kind) {
      throw new CodecFieldException(position, "incorrect kind", type.toString(), kind.toString());
    }
    return present;
  }

  private boolean truth(long at) {
    int value = byteAt(at);
    if (value > 1) {
      throw new InvalidIndexException(Fault.CODEC_BOOLEAN, at, "0 or 1", Integer.toString(value));
    }
    return value != 0;
  }

  private int byteAt(long at) {
    return Byte.toUnsignedInt(record.get(ValueLayout.JAVA_BYTE, at));
  }

  private int shortAt(long at) {
    return Short.toUnsignedInt(record.get(MetadataFormat.SHORT, at));
  }

  private long intAt(long at) {
    return Integer.toUnsignedLong(record.get(MetadataFormat.INT, at));
  }

  private long longAt(long at) {
    return record.get(MetadataFormat.LONG, at);
  }
}
