package dev.netindex.codec.json.fixed;

import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.format.CodecFieldException;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Makes records of the codec from values, and at the end the metadata to read them with. Equal
 * texts and equal bytes are kept once. Belongs to one thread.
 */
public final class CodecEncoder {
  private static final String UNEXPECTED = "unexpected or missing value";

  private final RecordLayout layout;
  private final Limits limits;
  private final ValuePoolBuilder strings;
  private final ValuePoolBuilder bytes;

  /**
   * Starts with empty pools.
   *
   * @param layout the fields of every record
   * @param limits bounds on the fields and on the values of each pool (records), on the bytes of a
   *     record, of each pool and of the metadata
   * @throws LimitExceededException if the layout exceeds them
   */
  public CodecEncoder(RecordLayout layout, Limits limits) {
    this.layout = RecordLayout.of(layout.fields(), limits);
    this.limits = limits;
    strings = new ValuePoolBuilder(limits);
    bytes = new ValuePoolBuilder(limits);
  }

  /**
   * Encodes a record. A record with a value that does not fit its field changes nothing; one that
   * fails later may leave values in the pools, which changes no other record.
   *
   * @param values one for each field, in order, absent fields too
   * @return the record, {@link RecordLayout#length} bytes
   * @throws InvalidInputException if there are more or fewer values than fields
   * @throws CodecFieldException if a value is of another kind than its field, there is none for a
   *     required field or one for an absent field, or a text has a lone surrogate
   * @throws LimitExceededException if a pool would exceed the limits
   */
  public byte[] encode(List<FieldValue> values) {
    if (values.size() != layout.size()) {
      throw new InvalidInputException(
          Fault.CODEC_FIELD_COUNT,
          InvalidInputException.NO_OFFSET,
          layout.size() + " values",
          values.size() + " values");
    }
    for (int field = 0; field < layout.size(); field++) {
      check(field, values.get(field));
    }
    byte[] record = new byte[layout.length()];
    MemorySegment out = MemorySegment.ofArray(record);
    for (int field = 0; field < layout.size(); field++) {
      FieldValue value = values.get(field);
      if (!(value instanceof FieldValue.Missing)) {
        markPresent(record, layout.presenceBit(field));
        put(out, layout.offset(field), value);
      }
    }
    return record;
  }

  private void check(int field, FieldValue value) {
    FieldType type = layout.field(field);
    boolean fits =
        value.kind().isPresent()
            ? type.mode() != FieldMode.ABSENT && value.kind().get() == type.kind()
            : type.mode() != FieldMode.REQUIRED;
    if (!fits) {
      throw new CodecFieldException(
          field, UNEXPECTED, type.toString(), value.kind().map(FieldKind::toString).orElse("none"));
    }
    if (value instanceof FieldValue.Text text && !isUnicode(text.value())) {
      throw new CodecFieldException(field, UNEXPECTED, "Unicode text", "a lone surrogate");
    }
  }

  private static boolean isUnicode(String text) {
    return StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }

  private static void markPresent(byte[] record, int bit) {
    if (bit >= 0) {
      record[bit / Byte.SIZE] |= (byte) (1 << bit % Byte.SIZE);
    }
  }

  private void put(MemorySegment out, long at, FieldValue value) {
    switch (value) {
      case FieldValue.Bool truth ->
          out.set(ValueLayout.JAVA_BYTE, at, (byte) (truth.value() ? 1 : 0));
      case FieldValue.U8 number -> out.set(ValueLayout.JAVA_BYTE, at, (byte) number.value());
      case FieldValue.U16 number -> out.set(MetadataFormat.SHORT, at, (short) number.value());
      case FieldValue.U32 number -> out.set(MetadataFormat.INT, at, (int) number.value());
      case FieldValue.U64 number -> out.set(MetadataFormat.LONG, at, number.value());
      case FieldValue.I64 number -> out.set(MetadataFormat.LONG, at, number.value());
      case FieldValue.F64 number -> out.set(MetadataFormat.LONG, at, number.bits());
      case FieldValue.Text text ->
          putId(out, at, strings.intern(text.value().getBytes(StandardCharsets.UTF_8)));
      case FieldValue.Bytes array -> putId(out, at, bytes.intern(array.value()));
      case FieldValue.Missing _ -> throw new IllegalArgumentException("no value");
    }
  }

  private static void putId(MemorySegment out, long at, long id) {
    out.set(MetadataFormat.INT, at, (int) id);
  }

  /**
   * Returns the fields of every record.
   *
   * @return the layout
   */
  public RecordLayout layout() {
    return layout;
  }

  /**
   * Returns the metadata for the records so far. More can be encoded afterwards.
   *
   * @return a new array
   * @throws LimitExceededException if it is longer than the limit or an array can be
   */
  public byte[] metadata() {
    return CodecMetadata.toByteArray(layout, strings, bytes, limits);
  }
}
