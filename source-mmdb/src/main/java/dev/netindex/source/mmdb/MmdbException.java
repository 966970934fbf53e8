package dev.netindex.source.mmdb;

import org.jspecify.annotations.Nullable;

/**
 * A file that breaks a rule of the MMDB format, or exceeds a limit for its tree or for one record.
 * It says which check failed, where, what was expected and what was found; the message holds all of
 * it. Messages are for people and have no stable form; the accessors do.
 */
public final class MmdbException extends RuntimeException {
  /** The value of {@link #offset()} where no place can be named. */
  public static final long NO_OFFSET = -1;

  private static final long serialVersionUID = 1L;

  private final MmdbFault fault;
  private final String file;
  private final long offset;
  private final String expected;
  private final String actual;

  MmdbException(
      MmdbFault fault,
      String file,
      long offset,
      String expected,
      String actual,
      @Nullable Throwable cause) {
    super(message(fault, file, offset, expected, actual), cause);
    this.fault = fault;
    this.file = file;
    this.offset = offset;
    this.expected = expected;
    this.actual = actual;
  }

  private static String message(
      MmdbFault fault, String file, long offset, String expected, String actual) {
    String place = offset == NO_OFFSET ? "" : " at byte " + offset;
    String name = file.isEmpty() ? "" : file + ": ";
    return name + fault.text() + place + ": expected " + expected + ", found " + actual;
  }

  /**
   * Returns the check that failed.
   *
   * @return never null
   */
  public MmdbFault fault() {
    return fault;
  }

  /**
   * Returns the name of the file.
   *
   * @return the path it was opened by, or what its memory was called; may be empty
   */
  public String file() {
    return file;
  }

  /**
   * Returns where.
   *
   * @return the offset in bytes from the start of the file, or {@link #NO_OFFSET}
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
