/**
 * Benchmarks, run by hand: see README.md of this module. What they measure is theirs alone; {@code
 * data} gets files and addresses, {@code run} starts JMH and sums up, {@code check} compares an
 * index with the text it was built from.
 */
@NullMarked
package dev.netindex.benchmarks;

import org.jspecify.annotations.NullMarked;
