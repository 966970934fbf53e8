/**
 * Pools of shared values and texts, {@code NIVALUES}: read in place, and built. Enter at {@link
 * dev.netindex.codec.json.pool.ValuePool}.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.codec.json.pool;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
