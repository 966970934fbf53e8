package dev.netindex.codec.json.fixed;

/** Whether records have a value for a field. The ordinal is the number in a file. */
public enum FieldMode {
  /** Every record has a value. */
  REQUIRED,
  /** A bit of each record says whether it has a value. */
  OPTIONAL,
  /** No record has a value, and the field takes no room. */
  ABSENT
}
