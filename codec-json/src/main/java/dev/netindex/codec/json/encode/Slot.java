package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.Node;

/**
 * How a node says in a record that its value is there, or null.
 *
 * @param presenceByte the byte of the presence bit; {@link Node#NONE} if there is none
 * @param presenceMask the bit
 * @param flagByte the byte of a column that is there for presence alone, else {@link Node#NONE}
 * @param nullsByte the byte that is 1 for null; {@link Node#NONE} if there is none
 */
record Slot(int presenceByte, int presenceMask, int flagByte, int nullsByte) {
  /** A value that is always there. */
  static final Slot ALWAYS = new Slot(Node.NONE, 0, Node.NONE, Node.NONE);

  /** Finds the places of a node's columns. */
  static Slot of(RecordLayout layout, int presence, int nulls, boolean ownPresence) {
    int nullsByte = nulls == Node.NONE ? Node.NONE : layout.offset(nulls);
    if (presence == Node.NONE) {
      return new Slot(Node.NONE, 0, Node.NONE, nullsByte);
    }
    int bit = layout.presenceBit(presence);
    boolean flag = ownPresence && layout.field(presence).kind() == FieldKind.BOOL;
    return new Slot(
        bit / Byte.SIZE,
        1 << bit % Byte.SIZE,
        flag ? layout.offset(presence) : Node.NONE,
        nullsByte);
  }

  /** Marks the value as there. */
  void markPresent(byte[] record, int base) {
    if (presenceByte >= 0) {
      record[base + presenceByte] |= (byte) presenceMask;
      if (flagByte >= 0) {
        record[base + flagByte] = 1;
      }
    }
  }
}
