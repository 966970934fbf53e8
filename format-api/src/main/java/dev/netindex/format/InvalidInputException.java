package dev.netindex.format;

/** An address, a target or another argument breaks a rule. */
public final class InvalidInputException extends NetindexException {
  private static final long serialVersionUID = 1L;

  /**
   * Describes a refused argument.
   *
   * @param fault the check that failed
   * @param offset position in the text, in characters ({@link Fault#JSON_TEXT}: in bytes), or
   *     {@link #NO_OFFSET}
   * @param expected what the rule asks for
   * @param actual what was given
   */
  public InvalidInputException(Fault fault, long offset, String expected, String actual) {
    super(
        "invalid "
            + fault.text()
            + place(fault, offset)
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

  private static String place(Fault fault, long offset) {
    if (offset == NO_OFFSET) {
      return "";
    }
    return (fault == Fault.JSON_TEXT ? " at byte " : " at character ") + offset;
  }
}
