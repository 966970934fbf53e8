package dev.netindex.codec.json.fixed;

/** What a field of a record holds, with the tag and width that the format gives it. */
public enum FieldKind {
  /** A byte, 0 or 1. */
  BOOL(0, 1),
  /** An unsigned byte. */
  U8(1, 1),
  /** An unsigned little-endian integer of 2 bytes. */
  U16(2, 2),
  /** An unsigned little-endian integer of 4 bytes. */
  U32(3, 4),
  /** An unsigned little-endian integer of 8 bytes. */
  U64(4, 8),
  /** A signed little-endian integer of 8 bytes. */
  I64(5, 8),
  /** An IEEE 754 number of 8 bytes, little-endian, its bits kept. */
  F64(6, 8),
  /** The id, 4 bytes, of a text in the string pool. */
  STRING(7, 4),
  /** The id, 4 bytes, of a value in the byte pool. */
  BYTES(8, 4);

  private final int tag;
  private final int width;

  FieldKind(int tag, int width) {
    this.tag = tag;
    this.width = width;
  }

  /**
   * Returns the number that names the kind in a file.
   *
   * @return 0 to 8
   */
  public int tag() {
    return tag;
  }

  /**
   * Returns the bytes that a field of this kind takes in a record.
   *
   * @return 1, 2, 4 or 8
   */
  public int width() {
    return width;
  }
}
