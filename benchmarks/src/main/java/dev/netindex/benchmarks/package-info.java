/** Benchmarks, run by hand. */
@NullMarked
package dev.netindex.benchmarks;

import org.jspecify.annotations.NullMarked;
