/**
 * Reads of columns and pools in borrowed memory, for the packages that walk records; not exported.
 * Enter at {@link dev.netindex.codec.json.memory.Pool}.
 */
@NullMarked
package dev.netindex.codec.json.memory;

import org.jspecify.annotations.NullMarked;
