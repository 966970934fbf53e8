package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.number.ScaledNumbers;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;

/** Numbers of IEEE 754 with all their bits. */
final class RealEncoder extends NodeEncoder {
  private final int offset;
  private final NumberType type;
  private final NumberSpelling spelling = new NumberSpelling();

  RealEncoder(String path, Slot slot, int offset, NumberType type) {
    super(path, slot);
    this.offset = offset;
    this.type = type;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    switch (value) {
      case RecordValue.RealValue it when isOfType(it, type) -> put(it.value(), record, base);
      case RecordValue.NumberText(String text) when spelling.read(text) ->
          put(parse(text), record, base);
      case RecordValue.UntypedText(String text) when spelling.read(text) ->
          put(parse(text), record, base);
      default -> throw wrongType(value);
    }
  }

  /** Returns whether a number is written the same if it is taken for one of a type. */
  static boolean isOfType(RecordValue.RealValue value, NumberType type) {
    double number = value.value();
    if (value.type() == type || Double.isNaN(number)) {
      return true;
    }
    return type == NumberType.F64
        ? ScaledNumbers.isSameAsF64(number)
        : (float) number == number && ScaledNumbers.isSameAsF64(number);
  }

  private double parse(String text) {
    return type == NumberType.F32 ? Float.parseFloat(text) : Double.parseDouble(text);
  }

  private void put(double value, byte[] record, int base) {
    RecordBytes.putLong(record, base + offset, Double.doubleToRawLongBits(value));
  }

  @Override
  String expected() {
    return "a number of type " + type.text();
  }
}
