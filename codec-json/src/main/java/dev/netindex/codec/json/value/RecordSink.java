package dev.netindex.codec.json.value;

import dev.netindex.format.Target;

/** Where the rows of a source go, in its order. */
@FunctionalInterface
public interface RecordSink {
  /**
   * Takes one row. What this method throws ends the import and reaches the caller unchanged.
   *
   * @param target what the row is about
   * @param value what it says
   */
  void accept(Target target, RecordValue value);
}
