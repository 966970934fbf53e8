package dev.netindex.codec.json.fixed;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.util.List;

/**
 * Where the fields of a record lie (FORMAT.md, "Record codec"): one presence bit for each optional
 * field, then the required and optional fields in order, without gaps. All records of a layout have
 * the same length. Layouts are immutable, and equal if their fields are.
 */
public final class RecordLayout {
  private final List<FieldType> fields;
  private final int[] offsets;
  private final int[] presenceBits;
  private final int optionalFields;
  private final int length;

  private RecordLayout(List<FieldType> fields, Limits limits) {
    this.fields = List.copyOf(fields);
    offsets = new int[fields.size()];
    presenceBits = new int[fields.size()];
    int optional = 0;
    for (int i = 0; i < offsets.length; i++) {
      presenceBits[i] = fields.get(i).mode() == FieldMode.OPTIONAL ? optional++ : -1;
    }
    optionalFields = optional;
    long most = Math.min(limits.fileBytes(), Integer.MAX_VALUE);
    long next = presenceBytes();
    for (int i = 0; i < offsets.length; i++) {
      boolean stored = fields.get(i).mode() != FieldMode.ABSENT;
      offsets[i] = stored ? (int) next : -1;
      next += stored ? fields.get(i).kind().width() : 0;
      if (next > most) {
        break;
      }
    }
    if (next > most) {
      throw new LimitExceededException(
          Fault.CODEC_RECORD_BYTES,
          LimitExceededException.NO_OFFSET,
          most + " bytes in a record",
          "at least " + next + " bytes");
    }
    length = (int) next;
  }

  /**
   * Lays fields out.
   *
   * @param fields their types in order
   * @return the layout
   * @throws LimitExceededException if a record would be longer than 2,147,483,647 bytes
   */
  public static RecordLayout of(List<FieldType> fields) {
    return of(fields, Limits.FORMAT);
  }

  /**
   * Lays fields out within limits.
   *
   * @param fields their types in order
   * @param limits bounds on the number of fields and on the bytes of a record
   * @return the layout
   * @throws LimitExceededException if there are more fields than the limit of records, or a record
   *     would be longer than the limit of bytes or 2,147,483,647 bytes
   */
  public static RecordLayout of(List<FieldType> fields, Limits limits) {
    if (fields.size() > limits.records()) {
      throw new LimitExceededException(
          Fault.CODEC_FIELDS,
          LimitExceededException.NO_OFFSET,
          limits.records() + " fields",
          fields.size() + " fields");
    }
    return new RecordLayout(fields, limits);
  }

  /**
   * Returns the number of fields, absent ones too.
   *
   * @return 0 or more
   */
  public int size() {
    return offsets.length;
  }

  /**
   * Returns the types of all fields.
   *
   * @return an immutable list
   */
  public List<FieldType> fields() {
    return fields;
  }

  /**
   * Returns the type of a field.
   *
   * @param field its position, from 0
   * @return the type
   */
  public FieldType field(int field) {
    return fields.get(field);
  }

  /**
   * Returns where a field starts.
   *
   * @param field its position, from 0
   * @return bytes from the start of the record; -1 if the field is absent
   */
  public int offset(int field) {
    return offsets[field];
  }

  /**
   * Returns which presence bit is the field's: bit {@code n % 8} of byte {@code n / 8}.
   *
   * @param field its position, from 0
   * @return the number of the bit; -1 if the field is not optional
   */
  public int presenceBit(int field) {
    return presenceBits[field];
  }

  /**
   * Returns the number of optional fields, each of which has a presence bit.
   *
   * @return 0 or more
   */
  public int optionalFields() {
    return optionalFields;
  }

  /**
   * Returns the bytes in front that hold presence bits.
   *
   * @return 0 or more
   */
  public int presenceBytes() {
    return Math.ceilDiv(optionalFields, Byte.SIZE);
  }

  /**
   * Returns the length of every record.
   *
   * @return bytes
   */
  public int length() {
    return length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RecordLayout layout && fields.equals(layout.fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  @Override
  public String toString() {
    return fields.toString();
  }
}
