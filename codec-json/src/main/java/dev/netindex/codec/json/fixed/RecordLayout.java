package dev.netindex.codec.json.fixed;

import java.util.List;

/**
 * Where the fields of a record lie (FORMAT.md, "Record codec"): one presence bit for each optional
 * field, then the required and optional fields in order, without gaps. All records of a layout have
 * the same length.
 */
public final class RecordLayout {
  private final List<FieldType> fields;
  private final int[] offsets;
  private final int[] presenceBits;
  private final int presenceBytes;
  private final int length;

  private RecordLayout(List<FieldType> fields) {
    this.fields = List.copyOf(fields);
    offsets = new int[fields.size()];
    presenceBits = new int[fields.size()];
    int optional = 0;
    for (int i = 0; i < offsets.length; i++) {
      presenceBits[i] = fields.get(i).mode() == FieldMode.OPTIONAL ? optional++ : -1;
    }
    presenceBytes = (optional + 7) / 8;
    int next = presenceBytes;
    for (int i = 0; i < offsets.length; i++) {
      boolean stored = fields.get(i).mode() != FieldMode.ABSENT;
      offsets[i] = stored ? next : -1;
      next = Math.addExact(next, stored ? fields.get(i).kind().width() : 0);
    }
    length = next;
  }

  /**
   * Lays fields out.
   *
   * @param fields their types in order
   * @return the layout
   */
  public static RecordLayout of(List<FieldType> fields) {
    return new RecordLayout(fields);
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
   * Returns the bytes in front that hold presence bits.
   *
   * @return 0 or more
   */
  public int presenceBytes() {
    return presenceBytes;
  }

  /**
   * Returns the length of every record.
   *
   * @return bytes
   */
  public int length() {
    return length;
  }
}
