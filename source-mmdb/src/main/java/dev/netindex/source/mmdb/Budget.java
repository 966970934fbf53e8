package dev.netindex.source.mmdb;

/**
 * What one record has used of its limits. They count what the record unfolds to: a value counts
 * each time that a pointer leads to it. Keys of maps count as text, but not as values.
 */
final class Budget {
  /** Most values nested in each other, the innermost included. */
  static final int MAX_LEVELS = 512;

  /** Most values of a record, itself and all maps and arrays included. */
  static final int MAX_VALUES = 65_536;

  /** Most bytes of texts, keys and byte strings of a record. */
  static final int MAX_TEXT = 2 << 20;

  private final Section section;
  private int values;
  private int text;
  private int deepest;

  Budget(Section section) {
    this.section = section;
  }

  /** Starts a record, which is a value. */
  void start() {
    values = 1;
    text = 0;
    deepest = 1;
  }

  /** Enters a value at a level, counted from 1. */
  void enter(int level, long offset) {
    if (level > MAX_LEVELS) {
      throw section.fault(
          MmdbFault.RECORD_DEPTH, offset, "at most " + MAX_LEVELS + " levels", "more");
    }
    deepest = Math.max(deepest, level);
  }

  /** Counts values before any of them is read, so that no memory is reserved for too many. */
  void addValues(int count, long offset) {
    if (count > MAX_VALUES - values) {
      throw section.fault(
          MmdbFault.RECORD_VALUES,
          offset,
          "at most " + MAX_VALUES + " values in a record",
          count + " more than " + values);
    }
    values += count;
  }

  /** Counts bytes of text before they are read. */
  void addText(int bytes, long offset) {
    if (bytes > MAX_TEXT - text) {
      throw section.fault(
          MmdbFault.RECORD_TEXT,
          offset,
          "at most " + MAX_TEXT + " bytes of text in a record",
          bytes + " more than " + text);
    }
    text += bytes;
  }

  int values() {
    return values;
  }

  int text() {
    return text;
  }

  int deepest() {
    return deepest;
  }

  /** Sets the deepest level, to find that of a single value inside the record. */
  void setDeepest(int level) {
    deepest = level;
  }
}
