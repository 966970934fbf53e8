package dev.netindex.format.reader;

/** Takes the matches of a {@link ReaderSet} one by one. */
@FunctionalInterface
public interface SourceVisitor {
  /**
   * Takes a match.
   *
   * @param source position of the reader in the set, from 0
   * @param match the match; its record id counts within the source; valid only during the call
   * @return true to go on, false to stop the query
   */
  boolean visit(int source, MatchView match);
}
