/** What a command has around it: its streams, its messages, its progress. Internal. */
@NullMarked
package dev.netindex.cli.console;

import org.jspecify.annotations.NullMarked;
