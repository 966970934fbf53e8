/**
 * Search kernels without special instructions, one for each column width. Internal: found as a
 * service.
 */
@NullMarked
package dev.netindex.search.scalar;

import org.jspecify.annotations.NullMarked;
