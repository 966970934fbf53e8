package dev.netindex.cli.output;

import java.io.IOException;

/** Writes the records of an index, one a line, in one form. Belongs to one thread. */
@FunctionalInterface
public interface RecordWriter {
  /**
   * Writes a record.
   *
   * @param target the target's text
   * @param id the record id
   * @param offset where the payload starts in the index
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  void write(CharSequence target, long id, long offset, long length) throws IOException;
}
