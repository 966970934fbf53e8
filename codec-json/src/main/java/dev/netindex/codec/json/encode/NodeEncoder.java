package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.NetindexException;

/** Writes the values of one node into records that were all zeros. */
abstract class NodeEncoder {
  private static final int SHOWN = 64;

  private final String path;
  private final Slot slot;

  NodeEncoder(String path, Slot slot) {
    this.path = path;
    this.slot = slot;
  }

  /** Writes a value that is there. */
  void encode(RecordValue value, byte[] record, int base) {
    slot.markPresent(record, base);
    if (value instanceof RecordValue.NullValue) {
      encodeNull(record, base);
    } else {
      write(value, record, base);
    }
  }

  private void encodeNull(byte[] record, int base) {
    if (slot.nullsByte() < 0) {
      throw refused(expected(), "null");
    }
    record[base + slot.nullsByte()] = 1;
    writePlaceholder(record, base);
  }

  /** Writes any value but null. */
  abstract void write(RecordValue value, byte[] record, int base);

  /** Says what values the node takes. */
  abstract String expected();

  /** Writes what a column must hold while the value is null, if zeros will not do. */
  void writePlaceholder(byte[] record, int base) {}

  final String path() {
    return path;
  }

  final Slot slot() {
    return slot;
  }

  final InvalidInputException wrongType(RecordValue value) {
    return refused(expected(), described(value));
  }

  final InvalidInputException refused(String expectation, String actual) {
    return refusedAt(path, expectation, actual);
  }

  static InvalidInputException refusedAt(String path, String expectation, String actual) {
    String where = path.isEmpty() ? "the record" : path;
    return new InvalidInputException(
        Fault.RECORD_VALUE, NetindexException.NO_OFFSET, expectation, actual + " at " + where);
  }

  private static String described(RecordValue value) {
    return switch (value) {
      case RecordValue.ObjectValue _ -> "an object";
      case RecordValue.ListValue _ -> "a list";
      case RecordValue.TextValue it -> quoted(it.text());
      case RecordValue.UntypedText it -> quoted(it.text());
      case RecordValue.NumberText it -> shortened(it.text());
      case RecordValue.BytesValue it -> it.bytes().length + " bytes";
      case RecordValue.BooleanValue it -> Boolean.toString(it.value());
      case RecordValue.IntegerValue it -> Long.toString(it.value());
      case RecordValue.WideIntegerValue it -> "an integer of " + it.value().bitLength() + " bits";
      case RecordValue.RealValue it -> Double.toString(it.value());
      case RecordValue.NullValue _ -> "null";
    };
  }

  private static String quoted(String text) {
    return '"' + shortened(text) + '"';
  }

  private static String shortened(String text) {
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
  }
}
