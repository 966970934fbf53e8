package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;

/** Bytes, in a column of their ids. */
final class BytesEncoder extends PooledEncoder {
  BytesEncoder(String path, Slot slot, int offset, Pools pools) {
    super(path, slot, offset, pools);
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    if (!(value instanceof RecordValue.BytesValue(byte[] bytes))) {
      throw wrongType(value);
    }
    put(pools().bytes(bytes, 0, bytes.length), record, base);
  }

  @Override
  String expected() {
    return "bytes";
  }
}
