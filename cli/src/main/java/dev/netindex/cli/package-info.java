/** The {@code netindex} command. Internal: run, not called. */
@NullMarked
package dev.netindex.cli;

import org.jspecify.annotations.NullMarked;
