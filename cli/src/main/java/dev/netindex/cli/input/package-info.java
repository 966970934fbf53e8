/** Lines and queries as people and programs write them. Internal. Enter at {@code QueryParser}. */
@NullMarked
package dev.netindex.cli.input;

import org.jspecify.annotations.NullMarked;
