package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;

/**
 * The narrowest column for integers of a range. The column holds the value less {@code add}, which
 * is the smallest value where that is negative or saves width, else 0; next to 2<sup>63</sup> it is
 * less, so that no number of the column exceeds 64 bits.
 *
 * @param kind the column
 * @param add what to add to it
 */
record IntegerRange(FieldKind kind, long add) {
  private static final long U8_MAX = 0xFF;
  private static final long U16_MAX = 0xFFFF;
  private static final long U32_MAX = 0xFFFF_FFFFL;

  /** Fits the integers from one to another. */
  static IntegerRange of(long min, long max) {
    FieldKind fromMin = kind(max - min);
    if (min >= 0 && kind(max).width() == fromMin.width()) {
      return new IntegerRange(fromMin, 0);
    }
    return fromMin == FieldKind.U64
        ? new IntegerRange(FieldKind.I64, 0)
        : new IntegerRange(fromMin, Math.min(min, mostToAdd(fromMin)));
  }

  /** Returns the most to which a column's largest number can be added within 64 signed bits. */
  private static long mostToAdd(FieldKind narrow) {
    return Long.MAX_VALUE - ((1L << narrow.width() * Byte.SIZE) - 1);
  }

  /** Fits the integers of 64 bits without sign. */
  static IntegerRange unsigned() {
    return new IntegerRange(FieldKind.U64, 0);
  }

  /** Returns whether it takes fewer than 8 bytes. */
  boolean isNarrow() {
    return kind.width() < Long.BYTES;
  }

  /** Returns a column of integers. */
  Choice.Column column(NumberType type) {
    return new Choice.Column(
        kind,
        (presence, nulls, column) -> new Node.IntegerNode(presence, nulls, column, type, add));
  }

  /** Returns a column of decimals; 8 bytes are signed. */
  Choice.Column column(NumberType type, int scale) {
    FieldKind signed = kind == FieldKind.U64 ? FieldKind.I64 : kind;
    return new Choice.Column(
        signed,
        (presence, nulls, column) ->
            new Node.DecimalNode(presence, nulls, column, type, scale, add));
  }

  private static FieldKind kind(long span) {
    if (span < 0 || span > U32_MAX) {
      return FieldKind.U64;
    }
    if (span > U16_MAX) {
      return FieldKind.U32;
    }
    return span > U8_MAX ? FieldKind.U16 : FieldKind.U8;
  }
}
