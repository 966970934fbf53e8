package dev.netindex.codec.json.encode;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.number.ScaledNumbers;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;

/** Decimal numbers as integers. */
final class DecimalEncoder extends NodeEncoder {
  private final NumberColumn column;
  private final NumberType type;
  private final int scale;
  private final NumberSpelling spelling = new NumberSpelling();

  DecimalEncoder(String path, Slot slot, NumberColumn column, NumberType type, int scale) {
    super(path, slot);
    this.column = column;
    this.type = type;
    this.scale = scale;
  }

  @Override
  void write(RecordValue value, byte[] record, int base) {
    long unscaled =
        switch (value) {
          case RecordValue.RealValue it when isReal() -> unscaled(it);
          case RecordValue.IntegerValue it when type == NumberType.NUMBER -> unscaled(it.value());
          case RecordValue.NumberText(String text) -> unscaled(text);
          case RecordValue.UntypedText(String text) -> unscaled(text);
          default -> ScaledNumbers.NONE;
        };
    if (unscaled == ScaledNumbers.NONE || !column.put(unscaled, record, base)) {
      throw wrongType(value);
    }
  }

  private boolean isReal() {
    return type == NumberType.F32 || type == NumberType.F64;
  }

  private long unscaled(long integer) {
    long limit = ScaledNumbers.longPower(NumberSpelling.LONG_DIGITS - scale);
    return integer > -limit && integer < limit
        ? integer * ScaledNumbers.longPower(scale)
        : ScaledNumbers.NONE;
  }

  private long unscaled(RecordValue.RealValue value) {
    return RealEncoder.isOfType(value, type) ? unscaled(value.value()) : ScaledNumbers.NONE;
  }

  private long unscaled(double value) {
    return type == NumberType.F32
        ? ScaledNumbers.ofF32((float) value, scale)
        : ScaledNumbers.ofF64(value, scale);
  }

  private long unscaled(String text) {
    if (!spelling.read(text)) {
      return ScaledNumbers.NONE;
    }
    int missing = scale - spelling.scale();
    int most = isReal() ? NumberSpelling.EXACT_DIGITS : NumberSpelling.LONG_DIGITS;
    boolean exact = spelling.isPlain() && missing >= 0 && spelling.digits() + missing <= most;
    return switch (type) {
      case DECIMAL, NUMBER ->
          exact ? spelling.unscaled() * ScaledNumbers.longPower(missing) : ScaledNumbers.NONE;
      case F32 -> unscaled(Float.parseFloat(text));
      default ->
          exact && !spelling.isNegativeZero()
              ? spelling.unscaled() * ScaledNumbers.longPower(missing)
              : unscaled(Double.parseDouble(text));
    };
  }

  @Override
  String expected() {
    return "a number of at most " + scale + " digits behind the point in the range of its column";
  }
}
