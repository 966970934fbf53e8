/**
 * Services that a deployment can add: search kernels ({@link
 * dev.netindex.format.spi.SearchProvider}) and UTF-8 validation ({@link
 * dev.netindex.format.spi.Utf8Validator}). {@link dev.netindex.format.spi.SearchProviders} tells
 * which one is chosen and why.
 */
@Export
@Version("0.1.0")
@NullMarked
package dev.netindex.format.spi;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
