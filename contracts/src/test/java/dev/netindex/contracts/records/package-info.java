/**
 * Typed records at work, from a source to fields and JSON. Enter at {@link
 * dev.netindex.contracts.records.MmdbConversionTest}.
 */
@NullMarked
package dev.netindex.contracts.records;

import org.jspecify.annotations.NullMarked;
