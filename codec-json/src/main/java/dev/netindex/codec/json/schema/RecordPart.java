package dev.netindex.codec.json.schema;

import dev.netindex.codec.json.fixed.RecordLayout;

/**
 * A layout of bytes with the tree of values that it holds: the record itself, or a part that
 * records share.
 *
 * @param layout where the columns lie
 * @param node the value
 */
public record RecordPart(RecordLayout layout, Node node) {}
