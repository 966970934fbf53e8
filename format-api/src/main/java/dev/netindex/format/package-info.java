/**
 * Values that everything else speaks of: addresses ({@code IpAddress}), targets ({@code Target}),
 * {@link dev.netindex.format.Limits limits} and the exceptions. Start at {@code IpAddress.parse}
 * and {@code Target.parse}; to read a file go on to {@code dev.netindex.format.reader.IndexReader}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.format;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
