package dev.netindex.cli.source;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Target;

/** Where the rows of a build go. */
public interface RowStore {
  /**
   * Takes a row.
   *
   * @param target what it is about
   * @param value what it says
   * @return its record id
   */
  long add(Target target, RecordValue value);

  /**
   * Takes a row that says the same as an earlier one.
   *
   * @param target what it is about
   * @param recordId the earlier one's
   * @return its record id
   */
  long addSame(Target target, long recordId);
}
