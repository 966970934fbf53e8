package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue.ObjectValue;

/** Tells which records are maps without members, and decodes each record once for that. */
final class EmptyRecords {
  private final RecordDecoder decoder;
  private final KeySet known = new KeySet();
  private final KeySet empty = new KeySet();

  EmptyRecords(RecordDecoder decoder) {
    this.decoder = decoder;
  }

  boolean contains(long key) {
    if (known.contains(key)) {
      return empty.contains(key);
    }
    boolean isEmpty =
        decoder.decode(key) instanceof ObjectValue object && object.members().isEmpty();
    if (isEmpty) {
      empty.add(key);
    }
    known.add(key);
    return isEmpty;
  }
}
