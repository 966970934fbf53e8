package dev.netindex.source.csv;

import dev.netindex.codec.json.value.RecordValue;
import java.util.Arrays;
import java.util.Optional;

/**
 * A type that the user gives to a column. A cell that is no value of it makes its row a bad one.
 */
public enum CellType {
  /** Text, whatever it looks like. */
  TEXT("text"),
  /** {@code true} or {@code false} in any case, or {@code 1} or {@code 0}. */
  BOOL("bool"),
  /** An integer from -2^31 to 2^31 - 1. */
  I32("i32"),
  /** An integer from 0 to 2^16 - 1. */
  U16("u16"),
  /** An integer from 0 to 2^32 - 1. */
  U32("u32"),
  /** An integer from 0 to 2^64 - 1. */
  U64("u64"),
  /** An integer from 0 to 2^128 - 1. */
  U128("u128"),
  /** An integer of at most 1,000 characters. */
  INTEGER("integer"),
  /** A number, rounded to 32 bits. */
  F32("f32"),
  /** A number, rounded to 64 bits. */
  F64("f64"),
  /**
   * A decimal number that keeps its digits: the longest fraction decides how many are written. Its
   * values stay untyped text, of which inference is to be told: {@link ColumnTypes#declareTo}.
   */
  DECIMAL("decimal"),
  /**
   * A decimal number that is written without needless zeros, and without point where it is whole.
   * Its values stay untyped text, as those of {@link #DECIMAL}.
   */
  NUMBER("number");

  private final String text;

  CellType(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the type, which is that of schemas.
   *
   * @return a lower-case word
   */
  public String text() {
    return text;
  }

  /**
   * Finds a type by its name.
   *
   * @param text a name as {@link #text()} gives it
   * @return empty if no type is called so
   */
  public static Optional<CellType> named(String text) {
    return Arrays.stream(values()).filter(type -> type.text.equals(text)).findFirst();
  }

  /** Turns a cell that is not empty into a value of this type. */
  RecordValue value(String cell) throws BadRow {
    return TypedCells.value(this, cell);
  }
}
