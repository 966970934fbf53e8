package dev.netindex.source.mmdb;

/** The types of values, by their numbers in the format. */
final class ValueType {
  /** In place of the type: its number is 7 more than the next byte. */
  static final int EXTENDED = 0;

  static final int POINTER = 1;
  static final int TEXT = 2;
  static final int F64 = 3;
  static final int BYTES = 4;
  static final int U16 = 5;
  static final int U32 = 6;
  static final int MAP = 7;
  static final int I32 = 8;
  static final int U64 = 9;
  static final int U128 = 10;
  static final int ARRAY = 11;
  static final int BOOLEAN = 14;
  static final int F32 = 15;

  /** What is added to the byte that follows {@link #EXTENDED}. */
  static final int EXTENSION = 7;

  private ValueType() {}

  /** Tells whether values of this type are followed by other values, as many as their size says. */
  static boolean isContainer(int type) {
    return type == MAP || type == ARRAY;
  }
}
