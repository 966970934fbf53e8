package dev.netindex.format.layout;

import java.io.IOException;

/** One pass over the payload spans of a {@link PayloadSource}. */
public interface SpanCursor extends AutoCloseable {
  /**
   * Moves to the next record's span.
   *
   * @return false after the last one
   * @throws IOException if it cannot be read
   */
  boolean next() throws IOException;

  /**
   * Returns where the payload starts.
   *
   * @return bytes from the start of the pool
   */
  long offset();

  /**
   * Returns the length of the payload.
   *
   * @return bytes, at least 0
   */
  long length();

  /**
   * Gives back what the pass holds; nothing by default.
   *
   * @throws IOException if that fails
   */
  @Override
  default void close() throws IOException {}
}
