/**
 * Values of records as sources give them, before any schema. Enter at {@link
 * dev.netindex.codec.json.value.RecordValue}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.value;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
