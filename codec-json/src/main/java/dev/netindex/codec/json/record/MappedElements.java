package dev.netindex.codec.json.record;

import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;

/** Counts the elements of lists in one mapped record: lists of lists of shared values are many. */
final class MappedElements {
  private static final long MAX = 1 << 20;

  private long count;

  void add(long more) {
    count += more;
    if (count > MAX) {
      throw new LimitExceededException(
          Fault.SHARED_VALUES,
          LimitExceededException.NO_OFFSET,
          "at most " + MAX + " elements of lists in a record",
          Long.toString(count));
    }
  }
}
