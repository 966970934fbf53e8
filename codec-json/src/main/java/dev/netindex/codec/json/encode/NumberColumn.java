package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.fixed.FieldKind;

/**
 * A column of integers.
 *
 * @param kind u8, u16, u32, u64 or i64
 * @param offset where it is in the record
 * @param add the value less this is what the column holds
 */
record NumberColumn(FieldKind kind, int offset, long add) {
  /** Writes a value; returns false if it does not fit. */
  boolean put(long value, byte[] record, int base) {
    int at = base + offset;
    switch (kind) {
      case U8, U16, U32 -> {
        long stored = value - add;
        if (value < add || stored < 0 || stored >>> Byte.SIZE * kind.width() != 0) {
          return false;
        }
        putNarrow(stored, record, at);
      }
      case U64 -> {
        if (value < 0) {
          return false;
        }
        RecordBytes.putLong(record, at, value);
      }
      default -> RecordBytes.putLong(record, at, value);
    }
    return true;
  }

  private void putNarrow(long stored, byte[] record, int at) {
    switch (kind) {
      case U8 -> record[at] = (byte) stored;
      case U16 -> RecordBytes.putShort(record, at, (short) stored);
      default -> RecordBytes.putInt(record, at, (int) stored);
    }
  }

  /** Writes the bits of an integer without sign; returns false if the column has a sign. */
  boolean putUnsigned(long bits, byte[] record, int base) {
    if (kind != FieldKind.U64) {
      return false;
    }
    RecordBytes.putLong(record, base + offset, bits);
    return true;
  }
}
