package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;

/**
 * Values that lie in the byte pool as records. Sources give the same object for parts that repeat;
 * what such an object became is remembered, so that it is not encoded again.
 */
abstract sealed class RememberingEncoder extends PooledEncoder permits ListEncoder, SharedEncoder {
  RememberingEncoder(String path, Slot slot, int offset, Pools pools) {
    super(path, slot, offset, pools);
  }

  /** Puts a value into the byte pool and returns its id. */
  abstract long intern(RecordValue value);

  @Override
  final void write(RecordValue value, byte[] record, int base) {
    SharedIds known = pools().sharedIds();
    int slot = SharedIds.slot(this, value);
    if (known.has(slot, this, value)) {
      put(known.id(slot), record, base);
      return;
    }
    long before = pools().weight();
    long id = intern(value);
    known.put(slot, this, value, id, pools().weight() - before);
    put(id, record, base);
  }
}
