/** How an index is opened: by several threads, and with a receipt of an earlier check. */
@NullMarked
package dev.netindex.contracts.opening;

import org.jspecify.annotations.NullMarked;
