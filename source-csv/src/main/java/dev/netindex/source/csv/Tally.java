package dev.netindex.source.csv;

import java.util.ArrayList;
import java.util.List;

/** Counts the rows that were passed on and the bad ones. */
final class Tally {
  private static final int ROWS_BETWEEN_REPORTS = 4096;

  private final Input input;
  private final boolean skipBadRows;
  private final ImportProgress progress;
  private final List<RowError> firstErrors = new ArrayList<>();
  private long rows;
  private long rejected;
  private long skippedLines;

  Tally(Input input, boolean skipBadRows, ImportProgress progress) {
    this.input = input;
    this.skipBadRows = skipBadRows;
    this.progress = progress;
  }

  /** Counts a row that the sink took. */
  void passed() {
    rows++;
    reportNowAndThen();
  }

  void skipLine() {
    skippedLines++;
  }

  /** Counts a bad row, or ends the import. */
  void reject(long line, BadRow bad) {
    if (!skipBadRows) {
      throw end(line, bad);
    }
    if (firstErrors.size() < ImportReport.MAX_ERRORS) {
      firstErrors.add(bad.at(input.name(), line));
    }
    rejected++;
    reportNowAndThen();
  }

  /** Makes the exception for what cannot be skipped. */
  RowException end(long line, BadRow bad) {
    return new RowException(bad.at(input.name(), line), bad.getCause());
  }

  ImportReport finish() {
    progress.at(rows, input.count());
    return new ImportReport(rows, rejected, skippedLines, firstErrors);
  }

  private void reportNowAndThen() {
    if ((rows + rejected) % ROWS_BETWEEN_REPORTS == 0) {
      progress.at(rows, input.count());
    }
  }
}
