package dev.netindex.source.csv;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.BooleanValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.RealValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.UntypedText;
import dev.netindex.codec.json.value.RecordValue.WideIntegerValue;
import java.math.BigInteger;

/** Turns cells of columns whose type is given into values. Numbers are spelt as in JSON. */
final class TypedCells {
  /** The longest number in characters, so that its size can't cost much time. */
  static final int MAX_NUMBER = 1000;

  private static final int DIGITS_OF_LONG = 18;
  private static final int LONG_BITS = 63;

  private TypedCells() {}

  static RecordValue value(CellType type, String cell) throws BadRow {
    return switch (type) {
      case TEXT -> new TextValue(cell);
      case BOOL -> bool(cell);
      case I32 -> signed(cell);
      case U16 -> unsigned(NumberType.U16, 16, type, cell);
      case U32 -> unsigned(NumberType.U32, 32, type, cell);
      case U64 -> unsigned(NumberType.U64, 64, type, cell);
      case U128 -> unsigned(NumberType.U128, 128, type, cell);
      case INTEGER -> integer(NumberType.INTEGER, parse(type, cell));
      case F32 -> real(NumberType.F32, Float.parseFloat(number(type, cell)), type, cell);
      case F64 -> real(NumberType.F64, Double.parseDouble(number(type, cell)), type, cell);
      case DECIMAL, NUMBER -> new UntypedText(decimal(type, cell));
    };
  }

  private static RecordValue bool(String cell) throws BadRow {
    if (cell.equalsIgnoreCase("true") || cell.equals("1")) {
      return new BooleanValue(true);
    }
    if (cell.equalsIgnoreCase("false") || cell.equals("0")) {
      return new BooleanValue(false);
    }
    throw refused(CellType.BOOL, cell);
  }

  private static RecordValue signed(String cell) throws BadRow {
    BigInteger value = parse(CellType.I32, cell);
    if (value.bitLength() > 31) {
      throw refused(CellType.I32, cell);
    }
    return integer(NumberType.I32, value);
  }

  private static RecordValue unsigned(NumberType number, int bits, CellType type, String cell)
      throws BadRow {
    BigInteger value = parse(type, cell);
    if (value.signum() < 0 || value.bitLength() > bits) {
      throw refused(type, cell);
    }
    return integer(number, value);
  }

  private static RecordValue integer(NumberType type, BigInteger value) {
    return value.bitLength() <= LONG_BITS
        ? new IntegerValue(type, value.longValue())
        : new WideIntegerValue(type, value);
  }

  private static RecordValue real(NumberType number, double value, CellType type, String cell)
      throws BadRow {
    if (Double.isInfinite(value)) {
      throw refused(type, cell);
    }
    return new RealValue(number, value);
  }

  private static BigInteger parse(CellType type, String cell) throws BadRow {
    String text = number(type, cell);
    if (NumberSpelling.integerEnd(text) != text.length()) {
      throw refused(type, cell);
    }
    return text.length() <= DIGITS_OF_LONG
        ? BigInteger.valueOf(Long.parseLong(text))
        : new BigInteger(text);
  }

  private static String decimal(CellType type, String cell) throws BadRow {
    if (cell.indexOf('e') >= 0 || cell.indexOf('E') >= 0) {
      throw refused(type, cell);
    }
    return number(type, cell);
  }

  private static String number(CellType type, String cell) throws BadRow {
    if (cell.length() > MAX_NUMBER || !NumberSpelling.isNumber(cell)) {
      throw refused(type, cell);
    }
    return cell;
  }

  private static BadRow refused(CellType type, String cell) {
    return new BadRow(RowFault.TYPE, "a value of type " + type.text(), Shown.quoted(cell));
  }
}
