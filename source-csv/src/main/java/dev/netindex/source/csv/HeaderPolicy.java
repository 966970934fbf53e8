package dev.netindex.source.csv;

/** Whether the first row of a CSV file names its columns. */
public enum HeaderPolicy {
  /** The first row holds names. */
  HEADER,
  /** The first row is a row like all others. */
  NONE,
  /**
   * The first row holds names unless one of its target cells looks like a target: one that begins
   * with a digit, contains two colons, is {@code AS} with a digit, or is empty. So a broken target
   * in the first row is reported and never taken for a name. Where the target columns are not
   * known, any cell counts that is a number, or begins with a digit and contains a dot or colon, or
   * contains two colons, or is {@code AS} with a digit. Lines before the first row that begin with
   * {@code #} are comments, unless a comment character or the delimiter {@code #} was set.
   */
  AUTO
}
