package dev.netindex.codec.json.fixed;

/**
 * The type of one field.
 *
 * @param kind what it holds
 * @param mode whether records have it
 */
public record FieldType(FieldKind kind, FieldMode mode) {
  /**
   * Returns the type of a field that every record has.
   *
   * @param kind what it holds
   * @return the type
   */
  public static FieldType required(FieldKind kind) {
    return new FieldType(kind, FieldMode.REQUIRED);
  }

  /**
   * Returns the type of a field that some records have.
   *
   * @param kind what it holds
   * @return the type
   */
  public static FieldType optional(FieldKind kind) {
    return new FieldType(kind, FieldMode.OPTIONAL);
  }
}
