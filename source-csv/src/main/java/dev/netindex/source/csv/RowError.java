package dev.netindex.source.csv;

import java.io.Serializable;

/**
 * Why a row is no assertion.
 *
 * @param source the name of the input, mostly its file name
 * @param line the line on which the row starts, from 1; LF, CRLF and CR each end a line
 * @param fault the rule that is broken
 * @param expected what the rule asks for
 * @param actual what the row holds
 */
public record RowError(String source, long line, RowFault fault, String expected, String actual)
    implements Serializable {
  /**
   * Returns all of it in one sentence for people.
   *
   * @return text without a stable form
   */
  public String message() {
    return source
        + ", line "
        + line
        + ": invalid "
        + fault.text()
        + ": expected "
        + expected
        + ", found "
        + actual;
  }
}
