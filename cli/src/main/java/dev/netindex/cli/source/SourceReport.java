package dev.netindex.cli.source;

import dev.netindex.source.csv.ImportReport;
import dev.netindex.source.mmdb.MmdbReport;
import java.util.List;

/**
 * What was not taken from a source.
 *
 * @param rejected bad rows that were skipped
 * @param skippedLines lines that are no rows
 * @param firstRejected the first bad rows
 * @param emptyNetworks networks of an MMDB file whose record is empty
 * @param aliasNetworks networks of an MMDB file that lead to the IPv4 networks again
 */
public record SourceReport(
    long rejected,
    long skippedLines,
    List<RejectedRow> firstRejected,
    long emptyNetworks,
    long aliasNetworks) {
  /** Copies the list. */
  public SourceReport {
    firstRejected = List.copyOf(firstRejected);
  }

  /**
   * Makes the report of an import of text.
   *
   * @param report what became of its rows
   * @return the same in our words
   */
  public static SourceReport of(ImportReport report) {
    List<RejectedRow> errors = report.firstErrors().stream().map(RejectedRow::of).toList();
    return new SourceReport(report.rejected(), report.skippedLines(), errors, 0, 0);
  }

  static SourceReport of(MmdbReport report) {
    return new SourceReport(
        0, 0, List.of(), report.emptyNetworksLeftOut(), report.aliasNetworksLeftOut());
  }
}
