/**
 * Fields of borrowed records, without copying and without allocating; mapping to Java records;
 * validation. Enter at {@link dev.netindex.codec.json.record.RecordReader}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.record;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
