/**
 * Whether an application should come with an AOT cache, which holds loaded classes and the profiles
 * of methods. Enter at {@code RunAot}.
 */
@NullMarked
package dev.netindex.benchmarks.aot;

import org.jspecify.annotations.NullMarked;
