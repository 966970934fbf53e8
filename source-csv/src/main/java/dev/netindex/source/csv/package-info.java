/** Rows of CSV files as targets and payloads. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.source.csv;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
