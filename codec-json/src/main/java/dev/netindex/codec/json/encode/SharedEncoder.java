package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;

/** Values that are records of their own in the byte pool. */
final class SharedEncoder extends PooledEncoder {
  private final PartEncoder part;

  SharedEncoder(String path, Slot slot, int offset, Pools pools, PartEncoder part) {
    super(path, slot, offset, pools);
    this.part = part;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    SharedIds known = pools().sharedIds();
    int slot = SharedIds.slot(this, value);
    if (known.has(slot, this, value)) {
      put(known.id(slot), record, base);
      return;
    }
    long before = pools().weight();
    long id = part.intern(value);
    known.put(slot, this, value, id, pools().weight() - before);
    put(id, record, base);
  }

  @Override
  String expected() {
    return "a value of the shared part";
  }
}
