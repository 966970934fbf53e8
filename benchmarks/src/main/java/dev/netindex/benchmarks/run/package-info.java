/** Starting JMH in rounds, and summing up what it measured. */
@NullMarked
package dev.netindex.benchmarks.run;

import org.jspecify.annotations.NullMarked;
