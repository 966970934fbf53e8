package dev.netindex.format.layout;

import java.io.IOException;

/** The AS number rows, sorted by (AS number, id); see {@link RowSource}. */
public interface AsnSource {
  /**
   * Returns how many rows every cursor gives.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  long rows();

  /**
   * Starts before the first row.
   *
   * @return to be closed by the caller
   * @throws IOException if the rows cannot be read
   */
  AsnCursor open() throws IOException;
}
