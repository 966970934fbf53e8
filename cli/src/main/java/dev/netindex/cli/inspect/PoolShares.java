package dev.netindex.cli.inspect;

import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds out which part each value of the byte pool belongs to, by a walk over all records. A value
 * of two parts counts for the one that is met first; values of no part are bytes and wide integers.
 */
final class PoolShares {
  private final ValuePool pool;
  private final List<RecordPart> parts;
  private final List<List<PoolColumn>> columns = new ArrayList<>();
  private final BitSet seen = new BitSet();
  private final long[] values;
  private final long[] bytes;

  private PoolShares(RecordReader records) {
    RecordSchema schema = records.schema();
    this.pool = records.envelope().bytes();
    this.parts = schema.parts();
    parts.forEach(part -> columns.add(PoolColumn.of(part)));
    this.values = new long[parts.size() + 1];
    this.bytes = new long[parts.size() + 1];
  }

  /**
   * Walks over all records.
   *
   * @throws dev.netindex.format.InvalidIndexException if an id is wrong
   */
  static PoolShares of(IndexReader index, RecordReader records) {
    PoolShares shares = new PoolShares(records);
    List<PoolColumn> root = PoolColumn.of(records.schema().root());
    long length = records.schema().root().layout().length();
    MatchCursor cursor = index.cursor().matchAll();
    long before = -1;
    while (!root.isEmpty() && cursor.next()) {
      if (cursor.payloadOffset() != before && cursor.payloadLength() == length) {
        before = cursor.payloadOffset();
        shares.visit(root, index.memory(), before);
      }
    }
    return shares;
  }

  private void visit(List<PoolColumn> of, MemorySegment memory, long record) {
    for (PoolColumn column : of) {
      long id = column.id(memory, record);
      if (id != PoolColumn.NONE && isNew(id)) {
        take(column, id);
      }
    }
  }

  private boolean isNew(long id) {
    pool.length(id); // refuses a wrong id before there is a bit for it
    // A pool of more values would have a directory of 8 GiB; those would count as known.
    int bit = (int) Math.min(id, Integer.MAX_VALUE - 1);
    boolean known = seen.get(bit);
    seen.set(bit);
    return !known;
  }

  private void take(PoolColumn column, long id) {
    long start = pool.offset(id);
    long length = pool.length(id);
    int part = column.part();
    int place = part < 0 ? parts.size() : part;
    values[place]++;
    bytes[place] += length;
    if (part >= 0 && !columns.get(part).isEmpty()) {
      long step = parts.get(part).layout().length();
      for (long at = 0; step > 0 && step <= length - at; at += step) {
        visit(columns.get(part), pool.memory(), start + at);
      }
    }
  }

  /** Returns how many values of the pool are records or lists of a part. */
  long values(int part) {
    return values[part];
  }

  /** Returns how many bytes those have. */
  long bytes(int part) {
    return bytes[part];
  }

  /** Returns how many bytes the values have that belong to no part. */
  long otherBytes() {
    return bytes[parts.size()];
  }
}
