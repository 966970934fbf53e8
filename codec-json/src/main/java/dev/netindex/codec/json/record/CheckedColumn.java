package dev.netindex.codec.json.record;

/**
 * One check of a column.
 *
 * @param check what must hold
 * @param tests a program of {@link Steps}, which says whether the column holds a value
 * @param offset where the column starts in the record
 * @param part the shared part that it leads to
 */
@SuppressWarnings("ArrayRecordComponent")
record CheckedColumn(Check check, int[] tests, int offset, int part) {
  /** What must hold of a column. */
  enum Check {
    /** It is 0 or 1. */
    TRUTH,
    /** It is an id of the string pool. */
    TEXT,
    /** It is an id of the byte pool. */
    BYTES,
    /** It leads to an integer. */
    INTEGER,
    /** It leads to JSON text. */
    JSON,
    /** It leads to a record of a shared part. */
    PART,
    /** It leads to records of a shared part. */
    LIST
  }
}
