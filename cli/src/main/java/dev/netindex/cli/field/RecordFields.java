package dev.netindex.cli.field;

import dev.netindex.format.reader.MatchView;
import java.io.IOException;
import java.util.List;

/** Some fields of the records of one index. Belongs to one thread. */
public interface RecordFields {
  /**
   * Returns the names of the fields, in order.
   *
   * @return paths such as {@code country.iso_code}
   */
  List<String> names();

  /**
   * Goes to a record.
   *
   * @param offset where its payload starts in the index that these fields belong to
   * @param length bytes of the payload
   */
  void read(long offset, long length);

  /**
   * Goes to a record.
   *
   * @param record a match of the index that these fields belong to
   */
  default void read(MatchView record) {
    read(record.payloadOffset(), record.payloadLength());
  }

  /**
   * Appends a field of the record as text: characters and digits as they are, objects and lists as
   * JSON, bytes as Base64, nothing for the null of JSON.
   *
   * @param field its position in {@link #names()}
   * @param out takes UTF-8
   * @return false if the record has no such field, and nothing was written
   * @throws IOException never, in fact
   */
  boolean writeText(int field, CellBuffer out) throws IOException;

  /**
   * Appends a field of the record as a value of JSON.
   *
   * @param field its position in {@link #names()}
   * @param out takes UTF-8
   * @return false if the record has no such field, and nothing was written
   * @throws IOException never, in fact
   */
  boolean writeJson(int field, CellBuffer out) throws IOException;
}
