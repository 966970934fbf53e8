/**
 * The forms in which answers are written: text, TSV and JSON. Internal. Enter at {@code
 * AnswerWriter}.
 */
@NullMarked
package dev.netindex.cli.output;

import org.jspecify.annotations.NullMarked;
