/** The sources of a build: what they are, and their rows. Internal. Enter at {@code SourceFile}. */
@NullMarked
package dev.netindex.cli.source;

import org.jspecify.annotations.NullMarked;
