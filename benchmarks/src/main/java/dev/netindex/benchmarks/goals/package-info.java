/**
 * Goals for speed and size, measured in a short form. Enter at {@code RunGoals}; which goals there
 * are is in {@code Goals}, and how sides are compared in {@code Contest}.
 */
@NullMarked
package dev.netindex.benchmarks.goals;

import org.jspecify.annotations.NullMarked;
