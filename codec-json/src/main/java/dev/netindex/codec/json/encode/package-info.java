/** Values to records by a schema. Enter at {@link dev.netindex.codec.json.encode.RecordEncoder}. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.encode;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
