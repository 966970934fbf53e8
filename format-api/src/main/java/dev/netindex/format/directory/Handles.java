package dev.netindex.format.directory;

import dev.netindex.format.layout.PayloadReferences;

/**
 * The handles and places of payloads, as far as they lead somewhere: in a trusted file they may
 * not.
 */
final class Handles {
  /** Stands for a handle that leads nowhere; the lookup says so when it comes to the row. */
  static final long NONE = Long.MAX_VALUE;

  private final PayloadReferences references;
  private final long records;
  private final long handles;
  private final long poolBytes;

  Handles(PayloadReferences references, long records, long poolBytes) {
    this.poolBytes = poolBytes;
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

  /**
   * Returns where the payload of a record starts in the pool, and from bit 32 on its length; -1 if
   * it does not lie there, or is too far or too long for that.
   */
  long place(long id) {
    long handle = of(id);
    if (handle == NONE) {
      return -1;
    }
    long offset = references.handleOffset(handle);
    long length = references.handleLength(handle);
    boolean inside =
        Long.compareUnsigned(offset, poolBytes) <= 0
            && Long.compareUnsigned(length, poolBytes - offset) <= 0;
    return inside && offset >>> 32 == 0 && length >>> 31 == 0 ? length << 32 | offset : -1;
  }
}
