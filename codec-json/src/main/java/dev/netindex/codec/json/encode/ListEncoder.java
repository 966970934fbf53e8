package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;
import java.util.List;

/** Lists, whose elements are records one after another in the byte pool. */
final class ListEncoder extends PooledEncoder {
  private final PartEncoder part;

  ListEncoder(String path, Slot slot, int offset, Pools pools, PartEncoder part) {
    super(path, slot, offset, pools);
    this.part = part;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    if (!(value instanceof RecordValue.ListValue(List<RecordValue> elements))) {
      throw wrongType(value);
    }
    SharedIds known = pools().sharedIds();
    int slot = SharedIds.slot(this, value);
    if (known.has(slot, this, value)) {
      put(known.id(slot), record, base);
      return;
    }
    long before = pools().weight();
    long id = part.intern(elements);
    known.put(slot, this, value, id, pools().weight() - before);
    put(id, record, base);
  }

  @Override
  String expected() {
    return "a list";
  }
}
