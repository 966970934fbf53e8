package dev.netindex.format.layout;

import dev.netindex.format.Family;
import java.io.IOException;

/**
 * The rows of one family, sorted by (start, end, id), which can be read from the start again and
 * again with the same result. The encoders measure first and write afterwards, so they read up to
 * three times.
 */
public interface RowSource {
  /**
   * Returns the family of all rows.
   *
   * @return never null
   */
  Family family();

  /**
   * Returns how many rows every cursor gives.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  long rows();

  /**
   * Starts at the first row.
   *
   * @return to be closed by the caller
   * @throws IOException if the rows cannot be read
   */
  RowCursor open() throws IOException;
}
