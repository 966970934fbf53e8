/**
 * The check of an index against the CSV text it was built from, read independently. Enter at {@code
 * CheckAsn}.
 */
@NullMarked
package dev.netindex.benchmarks.check;

import org.jspecify.annotations.NullMarked;
