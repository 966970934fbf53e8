/** Building index files in memory; start at {@code IndexBuilder}. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.format.builder;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
