package dev.netindex.codec.json.record;

/**
 * How the bytes of a field are read. Numbers and no enum, because a switch over an enum first loads
 * a table.
 */
final class Form {
  static final int U8 = 0;
  static final int U16 = 1;
  static final int U32 = 2;
  static final int U64 = 3;
  static final int I64 = 4;

  /** An integer of any width, in the byte pool. */
  static final int WIDE = 5;

  static final int F64 = 6;
  static final int BOOL = 7;

  /** An id of the string pool. */
  static final int STRING = 8;

  /** An id of the byte pool. */
  static final int BYTES = 9;

  /** A list, in the byte pool. */
  static final int LIST = 10;

  /** No column of its own. */
  static final int OBJECT = 11;

  /** The same value in every record. */
  static final int CONSTANT = 12;

  private Form() {}
}
