/**
 * Opening index files and asking them. Start at {@link
 * dev.netindex.format.reader.IndexReader#open(java.nio.file.Path)}; for lookups that allocate
 * nothing take a {@link dev.netindex.format.reader.MatchCursor}, for many addresses at once a
 * {@link dev.netindex.format.reader.BatchLookup}; for several files at once a {@link
 * dev.netindex.format.reader.ReaderSet}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.format.reader;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
