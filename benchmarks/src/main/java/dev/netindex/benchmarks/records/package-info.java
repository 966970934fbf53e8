/**
 * Lookups with fields and with JSON, in GeoLite2-City: this library's typed records, and MaxMind's
 * reader. Enter at {@code RecordBenchmark}.
 */
@NullMarked
package dev.netindex.benchmarks.records;

import org.jspecify.annotations.NullMarked;
