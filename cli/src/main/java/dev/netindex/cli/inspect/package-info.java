/** What an index of typed records consists of. Internal. Enter at {@code TypedInspection}. */
@NullMarked
package dev.netindex.cli.inspect;

import org.jspecify.annotations.NullMarked;
