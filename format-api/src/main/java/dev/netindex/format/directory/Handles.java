package dev.netindex.format.directory;

import dev.netindex.format.layout.PayloadReferences;

/** The handles of records, as far as they lead somewhere: in a trusted file they may not. */
final class Handles {
  /** Stands for a handle that leads nowhere; the lookup says so when it comes to the row. */
  static final long NONE = Long.MAX_VALUE;

  private final PayloadReferences references;
  private final long records;
  private final long handles;

  Handles(PayloadReferences references, long records) {
    this.references = references;
    this.records = records;
    this.handles = references.handles();
  }

  /** Returns the handle of a record, or {@link #NONE}. */
  long of(long id) {
    if (id >= records) {
      return NONE;
    }
    long handle = references.handle(id);
    return handle < handles ? handle : NONE;
  }
}
