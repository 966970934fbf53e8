package dev.netindex.codec.json.record;

import dev.netindex.codec.json.value.NumberType;
import java.util.Optional;

/**
 * A leaf of the tree of records, for listings.
 *
 * @param path its path as {@link RecordReader#field(String)} takes it, with {@code *} for the
 *     position in a list; empty if the record is the leaf itself
 * @param type what it holds
 * @param number the type of the number in its source; empty if it is no number
 * @param optional whether it may be missing or null in an object or list that is there
 * @param constant whether every record that has it has the same value
 */
public record FieldSummary(
    String path, ValueType type, Optional<NumberType> number, boolean optional, boolean constant) {}
