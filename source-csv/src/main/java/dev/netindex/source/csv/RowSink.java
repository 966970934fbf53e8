package dev.netindex.source.csv;

import dev.netindex.format.Target;

/** Where the rows of a source go, in the order of the file. */
@FunctionalInterface
public interface RowSink {
  /**
   * Takes one row. What this method throws ends the import and reaches the caller unchanged, also
   * when bad rows are skipped.
   *
   * @param target what the row is about
   * @param payload the bytes it carries; an array of its own, the receiver's to keep
   */
  void accept(Target target, byte[] payload);
}
