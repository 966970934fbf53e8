/**
 * Numbers as texts and as scaled integers, for inference and encoding; not exported. Enter at
 * {@link dev.netindex.codec.json.number.NumberSpelling}.
 */
@NullMarked
package dev.netindex.codec.json.number;

import org.jspecify.annotations.NullMarked;
