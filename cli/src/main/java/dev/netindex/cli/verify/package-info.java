/**
 * Comparison of an index with the MMDB file it was made of. Internal. Enter at {@code
 * MmdbComparison}.
 */
@NullMarked
package dev.netindex.cli.verify;

import org.jspecify.annotations.NullMarked;
