/**
 * MMDB files as targets and records. Enter at {@link dev.netindex.source.mmdb.MmdbFile} and {@link
 * dev.netindex.source.mmdb.MmdbSource}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.source.mmdb;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
