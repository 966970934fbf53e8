/** Starting JMH in rounds, and summing up what it measured. Enter at {@code RunTable}. */
@NullMarked
package dev.netindex.benchmarks.run;

import org.jspecify.annotations.NullMarked;
