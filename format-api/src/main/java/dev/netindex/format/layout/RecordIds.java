package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;

/**
 * The record ids met so far, one bit each: every id must come once. Made only after the file's
 * length has proved its row counts, so it is smaller than the file.
 */
final class RecordIds {
  private final long records;
  private final long[] seen;

  RecordIds(long records) {
    this.records = records;
    this.seen = new long[(int) ((records + 63) >>> 6)];
  }

  void take(long id, long offset) {
    if (id >= records) {
      throw new InvalidIndexException(
          Fault.RECORD_ID, offset, "an id below " + records, Long.toString(id));
    }
    int word = (int) (id >>> 6);
    long bit = 1L << id;
    if ((seen[word] & bit) != 0) {
      throw new InvalidIndexException(
          Fault.DUPLICATE_RECORD_ID, offset, "an id not yet used", Long.toString(id));
    }
    seen[word] |= bit;
  }
}
