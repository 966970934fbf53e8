/** Opening index files and asking them; start at {@code IndexReader}. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.format.reader;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
