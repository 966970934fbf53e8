/**
 * What a command has around it: its streams, its messages, its progress. Internal. Enter at {@code
 * Context}.
 */
@NullMarked
package dev.netindex.cli.console;

import org.jspecify.annotations.NullMarked;
