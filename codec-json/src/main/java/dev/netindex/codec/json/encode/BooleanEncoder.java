package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;

/** Truth values. */
final class BooleanEncoder extends NodeEncoder {
  private final int offset;

  BooleanEncoder(String path, Slot slot, int offset) {
    super(path, slot);
    this.offset = offset;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    int number =
        switch (value) {
          case RecordValue.BooleanValue(boolean truth) -> truth ? 1 : 0;
          case RecordValue.UntypedText(String text) -> number(text);
          default -> -1;
        };
    if (number < 0) {
      throw wrongType(value);
    }
    record[base + offset] = (byte) number;
  }

  /** Returns 0, 1, or -1 for a text that is no truth value. */
  static int number(String text) {
    if (text.equalsIgnoreCase("true") || text.equals("1")) {
      return 1;
    }
    return text.equalsIgnoreCase("false") || text.equals("0") ? 0 : -1;
  }

  @Override
  String expected() {
    return "true or false";
  }
}
