package dev.netindex.format.reader;

/** Takes the matches of a batch over a {@link ReaderSet} one by one. */
@FunctionalInterface
public interface SourceBatchVisitor {
  /**
   * Takes a match.
   *
   * @param query position of the query in the batch, from 0
   * @param source position of the reader in the set, from 0
   * @param match the match; its record id counts within the source; valid only during the call
   * @return true to go on, false to stop the whole batch
   */
  boolean visit(int query, int source, MatchView match);
}
