package dev.netindex.cli.output;

import dev.netindex.cli.field.RecordFields;
import dev.netindex.cli.field.RecordJson;
import java.lang.foreign.MemorySegment;
import java.util.Optional;

/**
 * An index as answers speak of it.
 *
 * @param name the name that the user gave it, or that of its file
 * @param memory its bytes
 * @param named whether lines of text say from which index they are
 * @param records writes its records; empty if they are not typed
 * @param fields what to show of a record in place of all of it; empty for all
 */
public record IndexLabel(
    String name,
    MemorySegment memory,
    boolean named,
    Optional<RecordJson> records,
    Optional<RecordFields> fields) {}
