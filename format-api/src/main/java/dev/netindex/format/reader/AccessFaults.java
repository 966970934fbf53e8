package dev.netindex.format.reader;

import dev.netindex.format.Fault;
import dev.netindex.format.IndexClosedException;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.layout.PageFaults;

/**
 * Turns what accesses to {@link IndexReader#memory()} throw into the documented exceptions, for
 * code that reads payloads and metadata in place:
 *
 * <pre>{@code
 * try {
 *   long value = memory.get(layout, offset);
 *   AccessFaults.settle();
 *   return value;
 * } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
 *   throw AccessFaults.translated(failure, reader.isClosed());
 * }
 * }</pre>
 *
 * <p>Holds nothing; for any thread, about its own accesses.
 */
public final class AccessFaults {
  private AccessFaults() {}

  /**
   * Translates a failure.
   *
   * @param failure what was thrown
   * @param closed whether the memory is gone, which explains any failure
   * @return what to throw instead, or the same where it is documented as it is
   */
  public static RuntimeException translated(Throwable failure, boolean closed) {
    if (failure instanceof IndexClosedException known) {
      return known;
    }
    if (closed) {
      return new IndexClosedException(failure);
    }
    return switch (failure) {
      case InternalError fault -> changed(fault);
      case IndexOutOfBoundsException outside ->
          because(
              outside, Fault.TRUNCATED, "rows that were checked", "trusted rows that lead outside");
      case RuntimeException other -> other;
      case Error error -> throw error;
      default -> new IllegalStateException(failure);
    };
  }

  /**
   * Gives the JVM an occasion to raise the error of an access that failed. Compiled code goes on
   * after such an access up to the next safepoint poll, which may be past the end of the {@code
   * try} that waits for the error.
   */
  public static void settle() {
    PageFaults.settle();
  }

  /** Explains the error that the JVM raises where a mapped page can't be read any more. */
  static InvalidIndexException changed(InternalError fault) {
    return because(
        fault, Fault.MAPPED_FILE, "the file as it was opened", "a part that is gone or unreadable");
  }

  private static InvalidIndexException because(
      Throwable cause, Fault fault, String expected, String actual) {
    InvalidIndexException invalid =
        new InvalidIndexException(fault, InvalidIndexException.NO_OFFSET, expected, actual);
    invalid.initCause(cause);
    return invalid;
  }
}
