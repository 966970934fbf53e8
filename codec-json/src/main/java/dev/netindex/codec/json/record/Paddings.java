package dev.netindex.codec.json.record;

import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.memory.Columns;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;

/** The bits of the last presence byte that belong to no field, and must be 0. */
final class Paddings {
  private Paddings() {}

  /** Returns those bits; 0 if there are none. */
  static int mask(RecordLayout layout) {
    int optional = 0;
    for (int column = 0; column < layout.size(); column++) {
      optional += layout.presenceBit(column) >= 0 ? 1 : 0;
    }
    int used = optional % Byte.SIZE;
    return used == 0 ? 0 : 0xFF << used & 0xFF;
  }

  /** Checks them in one byte. */
  static void check(MemorySegment memory, long at, int mask) {
    int value = Columns.u8(memory, at);
    if ((value & mask) != 0) {
      throw new InvalidIndexException(
          Fault.CODEC_PRESENCE_PADDING,
          at,
          "spare presence bits of 0",
          "0x" + Integer.toHexString(value));
    }
  }
}
