/** Files that prepare made, and addresses to ask for. Enter at {@code BenchmarkFiles}. */
@NullMarked
package dev.netindex.benchmarks.data;

import org.jspecify.annotations.NullMarked;
