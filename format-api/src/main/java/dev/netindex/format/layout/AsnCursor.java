package dev.netindex.format.layout;

import java.io.IOException;

/** One pass over an {@link AsnSource}. */
public interface AsnCursor extends AutoCloseable {
  /**
   * Moves to the next row.
   *
   * @return false after the last row
   * @throws IOException if the row cannot be read
   */
  boolean next() throws IOException;

  /**
   * Returns the AS number of the current row.
   *
   * @return 1 to 2<sup>32</sup>-1
   */
  long asn();

  /**
   * Returns the record id of the current row.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  long id();

  /**
   * Gives back what the pass holds; nothing by default.
   *
   * @throws IOException if that fails
   */
  @Override
  default void close() throws IOException {}
}
