/** Indexes of typed records. Enter at {@link dev.netindex.codec.json.build.TypedIndexBuilder}. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.build;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
