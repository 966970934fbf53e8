/**
 * Rows of CSV and raw TSV text as targets, with payloads or typed values. Enter at {@link
 * dev.netindex.source.csv.CsvSource} or {@link dev.netindex.source.csv.TsvSource}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.source.csv;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
