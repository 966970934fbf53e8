/**
 * The sides of comparisons: each answers the same addresses in its own way, in a process of its
 * own. Enter at {@code Side}; {@code TakeTurns} is the process.
 */
@NullMarked
package dev.netindex.benchmarks.sides;

import org.jspecify.annotations.NullMarked;
