/**
 * Records of fixed length and their field types, the codec of the Rust crate. Enter at {@link
 * dev.netindex.codec.json.fixed.RecordLayout}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.fixed;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
