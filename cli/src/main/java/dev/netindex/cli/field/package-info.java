/**
 * Fields of the records of an index, typed or not, as text and as JSON. Internal. Enter at {@code
 * RecordFields}.
 */
@NullMarked
package dev.netindex.cli.field;

import org.jspecify.annotations.NullMarked;
