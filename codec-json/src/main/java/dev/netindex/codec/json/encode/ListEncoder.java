package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;
import java.util.List;

/** Lists, whose elements are records one after another in the byte pool. */
final class ListEncoder extends RememberingEncoder {
  private final PartEncoder part;

  ListEncoder(String path, Slot slot, int offset, Pools pools, PartEncoder part) {
    super(path, slot, offset, pools);
    this.part = part;
  }

  @Override
  long intern(RecordValue value) {
    if (!(value instanceof RecordValue.ListValue(List<RecordValue> elements))) {
      throw wrongType(value);
    }
    return part.intern(elements);
  }

  @Override
  String expected() {
    return "a list";
  }
}
