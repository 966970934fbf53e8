package dev.netindex.cli.output;

import java.lang.foreign.MemorySegment;

/**
 * An index as answers speak of it.
 *
 * @param name the name that the user gave it, or that of its file
 * @param memory its bytes
 * @param named whether lines of text say from which index they are
 */
public record IndexLabel(String name, MemorySegment memory, boolean named) {}
