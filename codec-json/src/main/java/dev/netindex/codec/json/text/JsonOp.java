package dev.netindex.codec.json.text;

/**
 * One value of the tree as the writer meets it: where it lies and how it is written, resolved once.
 * Fields and no methods, because the loop over them is where the time goes.
 */
final class JsonOp {
  static final int U8 = 0;
  static final int U16 = 1;
  static final int U32 = 2;
  static final int U64 = 3;
  static final int I64 = 4;
  static final int TEXT = 5;
  static final int OBJECT = 6;
  static final int PART = 7;
  static final int LIST = 8;
  static final int BOOL = 9;
  static final int F64 = 10;
  static final int F32 = 11;
  static final int WIDE = 12;
  static final int BYTES = 13;

  /** JSON as it is. */
  static final int RAW = 14;

  /** The same in every record. */
  static final int CONSTANT = 15;

  static final JsonOp[] NO_MEMBERS = {};
  static final byte[] NO_BYTES = {};

  /** What to do with the column. */
  int code;

  /** Where the column is, in bytes from the start of the record. */
  int column;

  /** The byte of the presence bit, and the bit as a mask; mask 0 if the value is always there. */
  int presenceByte;

  int presenceMask;

  /** Where the column is that says what is null; -1 if there is none. */
  int nulls = -1;

  /** Is added to an integer. */
  long add;

  /** Digits behind the point; 0 of an integer. */
  int scale;

  /** Digits behind the point that are written even if they are zeros at the end. */
  int leastDigits;

  /**
   * What is written before the member whether it is there or not: what stands in every record since
   * the value before. Of a member that is always there its own name is the end of it.
   */
  JsonText before = JsonText.NONE;

  /** The member's name with quotes and colon, if it may be absent. */
  JsonText name = JsonText.NONE;

  /** The members of an object, but for those that {@link #before} and {@link #after} hold. */
  JsonOp[] members = NO_MEMBERS;

  /** What stands in every record of an object behind the last member that is read. */
  JsonText after = JsonText.NONE;

  /** The part that a part or list leads to. */
  JsonPart part = JsonPart.NONE;

  /** The JSON of a constant. */
  JsonText constant = JsonText.NONE;
}
