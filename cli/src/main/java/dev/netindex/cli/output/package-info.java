/** The forms in which answers are written: text, TSV and JSON. Internal. */
@NullMarked
package dev.netindex.cli.output;

import org.jspecify.annotations.NullMarked;
