/** Schemas from the values seen. Enter at {@link dev.netindex.codec.json.infer.SchemaInference}. */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.infer;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
