package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.source.CsvRows;
import dev.netindex.cli.source.JsonLineRows;
import dev.netindex.cli.source.MmdbRows;
import dev.netindex.cli.source.RecordRows;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.cli.source.SourceKind;
import dev.netindex.source.csv.AssertionSource;
import dev.netindex.source.csv.CsvSource;
import dev.netindex.source.csv.TsvSource;
import java.io.IOException;
import java.util.Optional;

/**
 * Opens the sources of a build as the options say.
 *
 * @param context has standard input
 * @param csv how CSV is read, and which members of JSON lines are the target
 * @param mmdb what is taken of MMDB files
 * @param literal whether IPv4-mapped targets stay IPv6
 * @param mask whether host bits are cleared
 * @param skip whether bad rows are left out
 * @param payloadColumn the column whose text alone is stored, if there is one
 */
record BuildSources(
    Context context,
    CsvOptions csv,
    MmdbSelection mmdb,
    boolean literal,
    boolean mask,
    boolean skip,
    Optional<String> payloadColumn) {
  /** Returns a reader of rows with payload bytes, for CSV and raw TSV. */
  AssertionSource assertions(SourceFile source) {
    return source.kind() == SourceKind.TSV
        ? TsvSource.strict().literal(literal).maskHostBits(mask).skipBadRows(skip)
        : csvSource(source);
  }

  private CsvSource csvSource(SourceFile source) {
    return csv.source(source.form().preset(), payloadColumn)
        .literal(literal)
        .maskHostBits(mask)
        .skipBadRows(skip)
        .build();
  }

  /** Opens a source of rows with values, of any kind but raw TSV. */
  RecordRows records(SourceFile source) throws IOException {
    return switch (source.kind()) {
      case CSV -> new CsvRows(context, source, csvSource(source));
      case JSONL ->
          new JsonLineRows(
              context,
              source,
              csv.jsonLines().literal(literal).maskHostBits(mask),
              skip,
              csv.sourceField());
      case MMDB -> MmdbRows.open(source, mmdb.options(), csv.sourceField());
      case TSV -> throw new IllegalArgumentException("raw TSV has payloads only");
    };
  }
}
