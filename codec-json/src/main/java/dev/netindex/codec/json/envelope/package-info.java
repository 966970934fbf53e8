/**
 * The metadata of an index with typed records, {@code NIRECORD}, as bytes. Enter at {@link
 * dev.netindex.codec.json.envelope.RecordEnvelope}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.envelope;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
