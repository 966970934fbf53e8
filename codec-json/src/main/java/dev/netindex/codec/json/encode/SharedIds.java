package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;
import org.jspecify.annotations.Nullable;

/**
 * Remembers objects and lists by identity with the ids that they became at a node: sources give the
 * same object for what their file has once. A bounded cache; small trees only, so that its memory
 * is bounded too.
 */
final class SharedIds {
  private static final int SLOTS_LOG = 13;
  private static final int LARGEST_REMEMBERED = 2_048;

  private final @Nullable RecordValue[] values = new @Nullable RecordValue[1 << SLOTS_LOG];
  private final @Nullable NodeEncoder[] nodes = new @Nullable NodeEncoder[1 << SLOTS_LOG];
  private final int[] ids = new int[1 << SLOTS_LOG];

  static int slot(NodeEncoder node, RecordValue value) {
    int hash = System.identityHashCode(value) * 0x9E37_79B1 + System.identityHashCode(node);
    return (hash ^ hash >>> 15) * 0x85EB_CA6B >>> 32 - SLOTS_LOG;
  }

  @SuppressWarnings("ReferenceEquality") // identity is what the cache is for
  boolean has(int slot, NodeEncoder node, RecordValue value) {
    return values[slot] == value && nodes[slot] == node;
  }

  int id(int slot) {
    return ids[slot];
  }

  void put(int slot, NodeEncoder node, RecordValue value, long id, long weight) {
    if (weight <= LARGEST_REMEMBERED) {
      values[slot] = value;
      nodes[slot] = node;
      ids[slot] = (int) id;
    }
  }
}
