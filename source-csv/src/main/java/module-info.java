/**
 * Rows of CSV and raw TSV text as targets, with payloads or typed values. Enter at {@link
 * dev.netindex.source.csv.CsvSource} or {@link dev.netindex.source.csv.TsvSource}.
 */
module dev.netindex.source.csv {
  requires com.fasterxml.jackson.core;
  requires transitive dev.netindex.codec.json;
  requires transitive dev.netindex.format;
  requires de.siegmar.fastcsv;
  requires static org.jspecify;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;

  exports dev.netindex.source.csv;
}
