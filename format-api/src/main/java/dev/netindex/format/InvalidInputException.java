package dev.netindex.format;

/** An address, a target or another argument breaks a rule. */
public final class InvalidInputException extends NetindexException {
  private static final long serialVersionUID = 1L;

  /**
   * Describes a refused argument.
   *
   * @param fault the check that failed
   * @param offset position in the text, in characters, or {@link #NO_OFFSET}
   * @param expected what the rule asks for
   * @param actual what was given
   */
  public InvalidInputException(Fault fault, long offset, String expected, String actual) {
    super(
        "invalid "
            + fault.text()
            + (offset == NO_OFFSET ? "" : " at character " + offset)
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
