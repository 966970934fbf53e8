package dev.netindex.cli.output;

import dev.netindex.cli.input.QueryText;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;

/** Writes answers to queries in one form. Belongs to one thread. */
public interface AnswerWriter {
  /**
   * Writes the matches of one index for one query.
   *
   * @param index the index that was asked
   * @param query the query, as written
   * @param matches before its first match; without any, the answer is a miss
   * @throws IOException if standard output can't be written
   */
  void answer(IndexLabel index, QueryText query, MatchCursor matches) throws IOException;

  /**
   * Writes an answer that is yes or no.
   *
   * @param index the index that was asked
   * @param query the query, as written
   * @param contained the answer
   * @throws IOException if standard output can't be written
   */
  void contained(IndexLabel index, QueryText query, boolean contained) throws IOException;

  /**
   * Makes all answers visible.
   *
   * @throws IOException if standard output can't be written
   */
  void flush() throws IOException;
}
