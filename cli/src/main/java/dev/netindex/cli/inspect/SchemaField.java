package dev.netindex.cli.inspect;

/**
 * One value in the schema of a record or part.
 *
 * @param path its path inside the record or part; empty if it is all of it
 * @param type what it is
 * @param column the kind of its column; empty if it has none
 * @param width bytes of its column
 * @param optional whether it may be missing
 * @param nullable whether it may be null
 * @param part the number of the part that it leads to, or -1
 * @param note what else is to know, such as a constant value; mostly empty
 */
public record SchemaField(
    String path,
    String type,
    String column,
    int width,
    boolean optional,
    boolean nullable,
    int part,
    String note) {}
