package dev.netindex.format;

/** A file or build needs more records or bytes than its {@link Limits} allow. */
public final class LimitExceededException extends NetindexException {
  private static final long serialVersionUID = 1L;

  /**
   * Describes an exceeded limit.
   *
   * @param fault what there is too much of
   * @param offset byte offset of the field that asks for it, or {@link #NO_OFFSET}
   * @param expected the limit
   * @param actual what was asked for
   */
  public LimitExceededException(Fault fault, long offset, String expected, String actual) {
    super(
        "limit exceeded: " + fault.text() + ": expected " + expected + ", found " + actual,
        Kind.LIMIT,
        fault,
        offset,
        expected,
        actual);
  }
}
