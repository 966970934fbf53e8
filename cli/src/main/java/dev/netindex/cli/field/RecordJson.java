package dev.netindex.cli.field;

import java.io.IOException;

/** Whole records of one index as JSON. Belongs to one thread. */
@FunctionalInterface
public interface RecordJson {
  /**
   * Appends a record.
   *
   * @param offset where its payload starts in the index
   * @param length bytes of the payload
   * @param out takes JSON in UTF-8, on one line
   * @throws IOException never, in fact
   */
  void write(long offset, long length, CellBuffer out) throws IOException;
}
