package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;

/** Texts, in a column of their ids. */
final class TextEncoder extends NodeEncoder {
  private final int offset;
  private final Pools pools;

  TextEncoder(String path, Slot slot, int offset, Pools pools) {
    super(path, slot);
    this.offset = offset;
    this.pools = pools;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    switch (value) {
      case RecordValue.TextValue(String text) -> put(text, record, base);
      case RecordValue.UntypedText(String text) -> put(text, record, base);
      default -> throw wrongType(value);
    }
  }

  private void put(String text, byte[] record, int base) {
    long id = pools.text(text);
    if (id == Pools.NOT_UNICODE) {
      throw refused("Unicode text", "a lone surrogate");
    }
    RecordBytes.putInt(record, base + offset, (int) id);
  }

  @Override
  void writePlaceholder(byte[] record, int base) {
    put("", record, base);
  }

  @Override
  String expected() {
    return "text";
  }
}
