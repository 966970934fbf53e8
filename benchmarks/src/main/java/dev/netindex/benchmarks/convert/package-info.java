/**
 * Converting MMDB files, in processes of their own, and what the indexes consist of. Enter at
 * {@code RunConvert} and {@code Sizes}.
 */
@NullMarked
package dev.netindex.benchmarks.convert;

import org.jspecify.annotations.NullMarked;
