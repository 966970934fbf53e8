package dev.netindex.codec.json.record;

import java.util.Locale;

/** What a value of a record is, and with that which getter of {@link RecordView} reads it. */
public enum ValueType {
  /** Unicode text: {@code text}, {@code getString}. */
  TEXT(0),
  /** A truth value: {@code getBoolean}. */
  BOOLEAN(1),
  /** An integer of any width: {@code getLong}, {@code getDouble}, {@code getBigInteger}. */
  INTEGER(2),
  /** A number of IEEE 754: {@code getDouble}. */
  REAL(3),
  /** A number kept by its decimal digits: {@code getDouble}, {@code getBigDecimal}. */
  DECIMAL(4),
  /** Bytes: {@code bytes}, {@code getBytes}. */
  BYTES(5),
  /** Any value, kept as JSON text: {@code text}, {@code getString}. */
  JSON(6),
  /** An object; its members are fields of their own. */
  OBJECT(7),
  /** A list: {@code size}; its elements are fields of their own. */
  LIST(8),
  /** Always the null of JSON. */
  NULL(9);

  private final int bit;

  ValueType(int position) {
    bit = 1 << position;
  }

  /**
   * Returns the name of the type as schemas and messages show it.
   *
   * @return a lower-case word
   */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the bit that stands for the type in sets. */
  int bit() {
    return bit;
  }
}
