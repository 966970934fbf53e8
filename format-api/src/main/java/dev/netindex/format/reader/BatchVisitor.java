package dev.netindex.format.reader;

/** Takes the matches of a batch one by one. */
@FunctionalInterface
public interface BatchVisitor {
  /**
   * Takes a match.
   *
   * @param query position of the query in the batch, from 0
   * @param match the match; the object is reused and valid only during the call
   * @return true to go on, false to stop the whole batch
   */
  boolean visit(int query, MatchView match);
}
