package dev.netindex.source.csv;

import java.util.List;

/**
 * What became of the rows of one input.
 *
 * @param rows rows passed on to the sink
 * @param rejected bad rows that were skipped; 0 unless the source was told to skip them
 * @param skippedLines lines that are no rows: empty ones, and comments where they are allowed; the
 *     header is not counted
 * @param firstErrors why the first bad rows were rejected, at most {@link #MAX_ERRORS}
 */
public record ImportReport(
    long rows, long rejected, long skippedLines, List<RowError> firstErrors) {
  /** How many errors a report keeps. */
  public static final int MAX_ERRORS = 10;

  /** Copies the list. */
  public ImportReport {
    firstErrors = List.copyOf(firstErrors);
  }
}
