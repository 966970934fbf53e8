package dev.netindex.cli.console;

import dev.netindex.source.csv.RowError;
import dev.netindex.source.csv.RowFault;

/** The option that a row could be read with, where its error lets one guess. */
final class RowHint {
  private static final String NO_RAW_TSV =
      " (not raw TSV? --from csv, with --delimiter tab for a table)";

  /** A tab in a payload, which raw TSV would write otherwise. */
  private static final String TAB = "0x09 ";

  private RowHint() {}

  /**
   * Guesses.
   *
   * @param error what is wrong with a row
   * @return text to append to its message, perhaps empty
   */
  static String of(RowError error) {
    if (error.fault() == RowFault.COLUMNS) {
      return " (--target, or --start and --end, name columns; --delimiter what separates them)";
    }
    if (error.fault() == RowFault.ENCODING && error.actual().startsWith(TAB) && isRawTsv(error)) {
      return NO_RAW_TSV;
    }
    if (error.fault() != RowFault.TARGET && error.fault() != RowFault.SEPARATOR) {
      return "";
    }
    if (error.actual().startsWith("\"#")) {
      return isRawTsv(error)
          ? " (--from csv --comment '#' leaves such lines out)"
          : " (--comment '#' leaves such lines out)";
    }
    if (isRawTsv(error)) {
      return NO_RAW_TSV;
    }
    return error.actual().contains(";") ? " (--delimiter ';' separates fields there)" : "";
  }

  private static boolean isRawTsv(RowError error) {
    return error.fault() == RowFault.SEPARATOR
        || error.source().endsWith(".tsv")
        || error.source().endsWith(".tsv.gz");
  }
}
