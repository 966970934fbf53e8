package dev.netindex.codec.json.fixed;

/** Whether records have a value for a field. */
public enum FieldMode {
  /** Every record has a value. */
  REQUIRED(0),
  /** A bit of each record says whether it has a value. */
  OPTIONAL(1),
  /** No record has a value, and the field takes no room. */
  ABSENT(2);

  private final int tag;

  FieldMode(int tag) {
    this.tag = tag;
  }

  /**
   * Returns the number that names the mode in a file.
   *
   * @return 0 to 2
   */
  public int tag() {
    return tag;
  }
}
