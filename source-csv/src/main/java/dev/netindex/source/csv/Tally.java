package dev.netindex.source.csv;

import dev.netindex.format.Target;
import java.util.ArrayList;
import java.util.List;

/** Passes rows on, and counts them and the bad ones. */
final class Tally {
  private static final int ROWS_BETWEEN_REPORTS = 4096;

  private final Input input;
  private final boolean skipBadRows;
  private final RowSink sink;
  private final ImportProgress progress;
  private final List<RowError> firstErrors = new ArrayList<>();
  private long rows;
  private long rejected;
  private long skippedLines;

  Tally(Input input, boolean skipBadRows, RowSink sink, ImportProgress progress) {
    this.input = input;
    this.skipBadRows = skipBadRows;
    this.sink = sink;
    this.progress = progress;
  }

  void pass(Target target, byte[] payload) {
    sink.accept(target, payload);
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
