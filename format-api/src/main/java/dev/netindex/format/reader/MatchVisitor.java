package dev.netindex.format.reader;

/** Takes matches one by one. */
@FunctionalInterface
public interface MatchVisitor {
  /**
   * Takes a match. What it throws stops the query and reaches the caller as it is.
   *
   * @param match the match; the object is reused and valid only during the call
   * @return true to go on, false to stop the query
   */
  boolean visit(MatchView match);
}
