package dev.netindex.format;

/**
 * Bad input: a file, text or argument that breaks a rule, exceeds a limit or is of another format
 * version. Every subclass says where, what was expected and what was found; the message holds all
 * three. Messages are for people and have no stable form; the accessors do.
 */
public abstract sealed class NetindexException extends RuntimeException
    permits InvalidIndexException,
        UnsupportedFormatException,
        LimitExceededException,
        InvalidInputException,
        CodecFieldException {
  /** The value of {@link #offset()} where no place can be named. */
  public static final long NO_OFFSET = -1;

  private static final long serialVersionUID = 1L;

  /** The three kinds of bad input. */
  public enum Kind {
    /** A rule is broken. */
    INVALID,
    /** A limit is exceeded. */
    LIMIT,
    /** The format version is not supported. */
    VERSION
  }

  private final Kind kind;
  private final Fault fault;
  private final long offset;
  private final String expected;
  private final String actual;

  NetindexException(
      String message, Kind kind, Fault fault, long offset, String expected, String actual) {
    super(message);
    this.kind = kind;
    this.fault = fault;
    this.offset = offset;
    this.expected = expected;
    this.actual = actual;
  }

  /**
   * Returns the kind of bad input.
   *
   * @return never null
   */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns the check that failed.
   *
   * @return never null
   */
  public Fault fault() {
    return fault;
  }

  /**
   * Returns where: the byte offset from the start of the file, or the character position in a text.
   *
   * @return at least 0, or {@link #NO_OFFSET}
   */
  public long offset() {
    return offset;
  }

  /**
   * Returns what the rule or limit asks for.
   *
   * @return words for people
   */
  public String expected() {
    return expected;
  }

  /**
   * Returns what was found instead.
   *
   * @return words for people
   */
  public String actual() {
    return actual;
  }
}
