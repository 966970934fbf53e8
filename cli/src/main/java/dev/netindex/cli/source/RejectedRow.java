package dev.netindex.cli.source;

import dev.netindex.format.NetindexException;
import dev.netindex.source.csv.RowError;

/**
 * A row that was left out.
 *
 * @param source the name of the source
 * @param line the line on which it starts, from 1
 * @param fault the rule that is broken
 * @param expected what the rule asks for
 * @param found what there is instead
 */
public record RejectedRow(String source, long line, String fault, String expected, String found) {
  /**
   * Makes one of a row of CSV or raw TSV.
   *
   * @param error what is wrong with it
   * @return the same in our words
   */
  public static RejectedRow of(RowError error) {
    return new RejectedRow(
        error.source(), error.line(), error.fault().text(), error.expected(), error.actual());
  }

  /**
   * Makes one of a JSON line.
   *
   * @param source the name of the source
   * @param line its number
   * @param problem what is wrong with it
   * @return the same in our words
   */
  static RejectedRow of(String source, long line, NetindexException problem) {
    String found = problem.actual();
    String where = " on line " + line;
    return new RejectedRow(
        source,
        line,
        problem.fault().text(),
        problem.expected(),
        // The line is named already.
        found.endsWith(where) ? found.substring(0, found.length() - where.length()) : found);
  }

  /**
   * Returns all of it in one sentence.
   *
   * @return text for people
   */
  public String message() {
    return source
        + ", line "
        + line
        + ": invalid "
        + fault
        + ": expected "
        + expected
        + ", found "
        + found;
  }
}
