package dev.netindex.codec.json.infer;

import java.util.Optional;

/** What a column of texts is declared to hold, where inference is not to decide. */
public enum ColumnType {
  /** Text, digits too. */
  TEXT("text"),
  /** {@code true} or {@code false} in any case, {@code 1} or {@code 0}. */
  BOOLEAN("bool"),
  /** An integer of any size: an optional sign and decimal digits. */
  INTEGER("integer"),
  /** A decimal number that keeps its digits: the longest fraction decides how many are written. */
  DECIMAL("decimal"),
  /** A decimal number that is written without needless zeros, and without point if whole. */
  NUMBER("number"),
  /** A number of IEEE 754 with 64 bits: the nearest one, written as the shortest decimal. */
  F64("f64");

  private final String text;

  ColumnType(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the type on command lines and in messages.
   *
   * @return a lower-case word
   */
  public String text() {
    return text;
  }

  /**
   * Finds a type by its name.
   *
   * @param text a name as {@link #text} gives it
   * @return the type; empty if there is none of that name
   */
  public static Optional<ColumnType> named(String text) {
    for (ColumnType type : values()) {
      if (type.text.equals(text)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }
}
