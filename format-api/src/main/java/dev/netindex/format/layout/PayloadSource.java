package dev.netindex.format.layout;

import java.io.IOException;

/**
 * The payloads of a file: for each record the span of its payload in the pool, and the pool. Can be
 * read again and again, like {@link RowSource}.
 */
public interface PayloadSource {
  /** The value of {@link #commonLength} when payloads differ in length. */
  long NO_COMMON_LENGTH = -1;

  /**
   * Returns the number of records.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  long records();

  /**
   * Returns the length of the pool.
   *
   * @return at least 0
   */
  long poolBytes();

  /**
   * Returns the length of every payload.
   *
   * @return at least 0, or {@link #NO_COMMON_LENGTH} if they differ or there is no record
   */
  long commonLength();

  /**
   * Starts before the span of record 0; the spans come in the order of record ids.
   *
   * @return to be closed by the caller
   * @throws IOException if the spans cannot be read
   */
  SpanCursor openSpans() throws IOException;

  /**
   * Writes the pool.
   *
   * @param out receives exactly {@link #poolBytes} bytes
   * @throws IOException if the pool cannot be read, or {@code out} fails
   */
  void writePool(FileWriter out) throws IOException;
}
