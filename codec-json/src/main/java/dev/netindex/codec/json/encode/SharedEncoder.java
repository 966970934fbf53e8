package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;

/** Values that are records of their own in the byte pool. */
final class SharedEncoder extends RememberingEncoder {
  private final PartEncoder part;

  SharedEncoder(String path, Slot slot, int offset, Pools pools, PartEncoder part) {
    super(path, slot, offset, pools);
    this.part = part;
  }

  @Override
  long intern(RecordValue value) {
    return part.intern(value);
  }

  @Override
  String expected() {
    return "a value of the shared part";
  }
}
