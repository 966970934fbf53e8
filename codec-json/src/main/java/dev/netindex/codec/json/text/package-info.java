/**
 * JSON text: out of borrowed records, and in as values. Enter at {@link
 * dev.netindex.codec.json.text.RecordJsonWriter} for the one and {@link
 * dev.netindex.codec.json.text.JsonRecords} for the other.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.text;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
