/** The {@code netindex} command. Internal: run, not called. Enter at {@code NetindexCommand}. */
@NullMarked
package dev.netindex.cli;

import org.jspecify.annotations.NullMarked;
