package dev.netindex.format;

/** The bytes of a file break a rule of the format (FORMAT.md, "Checks"). */
public final class InvalidIndexException extends NetindexException {
  private static final long serialVersionUID = 1L;

  /**
   * Describes a broken rule.
   *
   * @param fault the check that failed
   * @param offset byte offset from the start of the file, or {@link #NO_OFFSET}
   * @param expected what the rule asks for
   * @param actual what the file holds
   */
  public InvalidIndexException(Fault fault, long offset, String expected, String actual) {
    super(
        "invalid index: "
            + fault.text()
            + (offset == NO_OFFSET ? "" : " at offset " + offset)
            + ": expected "
            + expected
            + ", found "
            + actual,
        Kind.INVALID,
        fault,
        offset,
        expected,
        actual);
  }
}
