/** Files that prepare made, and addresses to ask for. */
@NullMarked
package dev.netindex.benchmarks.data;

import org.jspecify.annotations.NullMarked;
