package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;

/** Integers of at most 64 bits. */
final class IntegerEncoder extends NodeEncoder {
  private final NumberColumn column;
  private final NumberSpelling spelling = new NumberSpelling();

  IntegerEncoder(String path, Slot slot, NumberColumn column) {
    super(path, slot);
    this.column = column;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    boolean written =
        switch (value) {
          case RecordValue.IntegerValue it -> column.put(it.value(), record, base);
          case RecordValue.WideIntegerValue it -> putWide(it.value(), record, base);
          case RecordValue.NumberText(String text) -> putText(text, record, base);
          case RecordValue.UntypedText(String text) -> putText(text, record, base);
          default -> false;
        };
    if (!written) {
      throw wrongType(value);
    }
  }

  private boolean putText(String text, byte[] record, int base) {
    if (!spelling.read(text) || !spelling.isInteger()) {
      return false;
    }
    return spelling.digits() <= NumberSpelling.LONG_DIGITS
        ? column.put(spelling.unscaled(), record, base)
        : spelling.digits() <= 20 && putWide(new BigInteger(text), record, base);
  }

  private boolean putWide(BigInteger value, byte[] record, int base) {
    if (value.bitLength() < Long.SIZE) {
      return column.put(value.longValue(), record, base);
    }
    return value.signum() > 0
        && value.bitLength() == Long.SIZE
        && column.putUnsigned(value.longValue(), record, base);
  }

  @Override
  String expected() {
    return "an integer of the range of its column";
  }
}
