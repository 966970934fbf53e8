/**
 * What differs between two indexes, by target and record. Internal. Enter at {@code
 * IndexComparison}.
 */
@NullMarked
package dev.netindex.cli.diff;

import org.jspecify.annotations.NullMarked;
