package dev.netindex.benchmarks.goals;

/**
 * What was measured.
 *
 * @param value the figure of the goal
 * @param details how it came about, in words
 */
record Figure(double value, String details) {}
