/** MMDB files as targets and records. Enter at {@link dev.netindex.source.mmdb.MmdbException}. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.source.mmdb;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
