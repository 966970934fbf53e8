/**
 * What the records of an index look like: names, types and places of fields. Enter at {@link
 * dev.netindex.codec.json.schema.RecordSchema}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.schema;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
