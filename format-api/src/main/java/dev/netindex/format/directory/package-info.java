/**
 * Directories: tables on the heap that lead from the bits of an address to a few rows of a section.
 * {@link dev.netindex.format.directory.DirectoryBuilder} makes them from an opened section; a
 * {@link dev.netindex.format.directory.SectionDirectory} answers. Internal; not exported.
 */
@NullMarked
package dev.netindex.format.directory;

import org.jspecify.annotations.NullMarked;
