package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.value.RecordValue;
import org.jspecify.annotations.Nullable;

/**
 * Remembers objects and lists by identity with the place where they were seen: sources give the
 * same object for what their file has once. A bounded cache; small trees only, so that its memory
 * is bounded too.
 */
final class SeenValues {
  private static final int SLOTS_LOG = 13;

  private final @Nullable RecordValue[] values = new @Nullable RecordValue[1 << SLOTS_LOG];
  private final @Nullable Place[] places = new @Nullable Place[1 << SLOTS_LOG];
  private final long[] fingerprints = new long[1 << SLOTS_LOG];

  /** Returns the slot of a value at a place. */
  static int slot(Place place, RecordValue value) {
    int hash = System.identityHashCode(value) * 0x9E37_79B1 + place.number() * 0x85EB_CA6B;
    return (hash ^ hash >>> 15) * 0x9E37_79B1 >>> 32 - SLOTS_LOG;
  }

  @SuppressWarnings("ReferenceEquality") // identity is what the cache is for
  boolean has(int slot, Place place, RecordValue value) {
    return values[slot] == value && places[slot] == place;
  }

  long fingerprint(int slot) {
    return fingerprints[slot];
  }

  void put(int slot, Place place, RecordValue value, long fingerprint) {
    values[slot] = value;
    places[slot] = place;
    fingerprints[slot] = fingerprint;
  }
}
