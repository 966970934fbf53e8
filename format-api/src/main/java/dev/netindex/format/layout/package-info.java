/**
 * The bytes of an index file: {@link dev.netindex.format.layout.FileFormat} has the grammar, and
 * each part has a reading class with its encoder beside it. Internal; exported to {@code
 * dev.netindex.builder.external} alone.
 */
@NullMarked
package dev.netindex.format.layout;

import org.jspecify.annotations.NullMarked;
