package dev.netindex.codec.json.value;

/**
 * The type a number had in its source. It decides how the number is written, not how it is kept.
 */
public enum NumberType {
  /** A signed 32-bit integer. */
  I32("i32"),
  /** An unsigned 16-bit integer. */
  U16("u16"),
  /** An unsigned 32-bit integer. */
  U32("u32"),
  /** An unsigned 64-bit integer. */
  U64("u64"),
  /** An unsigned 128-bit integer. */
  U128("u128"),
  /** An integer of no stated width. */
  INTEGER("integer"),
  /** An IEEE 754 number of 32 bits; written as the shortest decimal that gives it back. */
  F32("f32"),
  /** An IEEE 754 number of 64 bits; written as the shortest decimal that gives it back. */
  F64("f64"),
  /** A decimal number with a fixed number of digits behind the point, all of them written. */
  DECIMAL("decimal"),
  /**
   * A decimal number written without zeros at the end of its fraction, and without a point where it
   * is whole.
   */
  NUMBER("number");

  private final String text;

  NumberType(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the type in schemas.
   *
   * @return a lower-case word
   */
  public String text() {
    return text;
  }
}
