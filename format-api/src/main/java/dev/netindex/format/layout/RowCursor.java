package dev.netindex.format.layout;

import java.io.IOException;

/** One pass over a {@link RowSource}. */
@FunctionalInterface
public interface RowCursor extends AutoCloseable {
  /**
   * Moves to the next row.
   *
   * @param row receives it; all fields are set
   * @return false after the last row, with {@code row} as it was
   * @throws IOException if the row cannot be read
   */
  boolean next(IpRow row) throws IOException;

  /**
   * Gives back what the pass holds; nothing by default.
   *
   * @throws IOException if that fails
   */
  @Override
  default void close() throws IOException {}
}
