/** Files of which no page is in memory: how long until they answer. Enter at {@code RunCold}. */
@NullMarked
package dev.netindex.benchmarks.cold;

import org.jspecify.annotations.NullMarked;
