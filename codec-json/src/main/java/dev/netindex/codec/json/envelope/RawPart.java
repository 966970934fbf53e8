package dev.netindex.codec.json.envelope;

import dev.netindex.codec.json.fixed.RecordLayout;

/**
 * A part as the description spells it.
 *
 * @param layout its columns
 * @param node its value
 */
record RawPart(RecordLayout layout, RawNode node) {}
