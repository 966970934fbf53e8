package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Reads columns that hold numbers and truth values; {@code at} is where the record starts. */
final class Numbers {
  /** Powers of ten that 64-bit numbers hold exactly. */
  private static final double[] TENS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
  };

  /** Integers up to this size are 64-bit numbers too. */
  private static final long EXACT = 1L << 53;

  /** The bits that a 64-bit number has behind the last one of a 32-bit number, and their half. */
  private static final long NARROWED = (1L << 29) - 1;

  private static final long HALF = 1L << 28;

  private Numbers() {}

  static boolean truth(Field field, MemorySegment memory, long at) {
    Leaf leaf = field.leaf;
    return leaf.form() == Form.CONSTANT
        ? leaf.known().truth()
        : Columns.truth(memory, at + leaf.offset());
  }

  /** Reads an integer of up to 64 signed bits. */
  static long integer(Field field, Pool pool, MemorySegment memory, long at) {
    Leaf leaf = field.leaf;
    if (leaf.form() > Form.I64) {
      return exact(field, wide(field, pool, memory, at));
    }
    return integer(field, column(leaf, memory, at));
  }

  /** Makes an integer of its column, which is none of {@link Form#WIDE}. */
  static long integer(Field field, long column) {
    Leaf leaf = field.leaf;
    if (column < 0 && leaf.form() == Form.U64) {
      throw tooWide(field, Long.toUnsignedString(column));
    }
    return column + leaf.add();
  }

  static long exact(Field field, BigInteger value) {
    if (value.bitLength() >= Long.SIZE) {
      throw tooWide(field, value.bitLength() + " bits");
    }
    return value.longValue();
  }

  /** Reads a column of an integer, of 64 bits as they are. */
  private static long column(Leaf leaf, MemorySegment memory, long at) {
    long column = at + leaf.offset();
    return switch (leaf.form()) {
      case Form.U8 -> Columns.u8(memory, column);
      case Form.U16 -> Columns.u16(memory, column);
      case Form.U32 -> Columns.u32(memory, column);
      default -> Columns.i64(memory, column);
    };
  }

  /** Reads an integer of any width. */
  static BigInteger wide(Field field, Pool pool, MemorySegment memory, long at) {
    Leaf leaf = field.leaf;
    long column = at + leaf.offset();
    return switch (leaf.form()) {
      case Form.CONSTANT -> leaf.known().integer();
      case Form.WIDE -> pool.integer(pool.span(memory, column), column);
      case Form.U64 -> unsignedInteger(column(leaf, memory, at));
      default -> BigInteger.valueOf(column(leaf, memory, at) + leaf.add());
    };
  }

  private static BigInteger unsignedInteger(long value) {
    return BigInteger.valueOf(value >>> 1).shiftLeft(1).add(BigInteger.valueOf(value & 1));
  }

  /** Reads a number as the nearest one of 64 bits. */
  static double real(Field field, Pool pool, MemorySegment memory, long at) {
    Leaf leaf = field.leaf;
    return switch (leaf.form()) {
      case Form.CONSTANT -> leaf.known().real();
      case Form.WIDE -> wide(field, pool, memory, at).doubleValue();
      default -> real(leaf, column(leaf, memory, at));
    };
  }

  /** Makes a number of its column, which is none of {@link Form#WIDE}, or of a constant. */
  static double real(Leaf leaf, long column) {
    return switch (leaf.form()) {
      case Form.F64 -> Double.longBitsToDouble(column);
      case Form.CONSTANT -> leaf.known().real();
      case Form.U64 -> unsigned(column);
      default -> quotient(leaf, column + leaf.add());
    };
  }

  private static double unsigned(long value) {
    // The lowest bit only says whether anything follows the half, which decides the rounding.
    return value >= 0 ? value : (double) (value >>> 1 | value & 1) * 2;
  }

  /**
   * Divides by the power of ten. Both operands and thus the quotient are exact up to
   * 2<sup>53</sup>; rounding it once more to 32 bits is wrong only if it looks like a half by the
   * first rounding.
   */
  private static double quotient(Leaf leaf, long unscaled) {
    int scale = leaf.scale();
    if (scale == 0) {
      return unscaled;
    }
    boolean narrow = leaf.number() == NumberType.F32;
    if (unscaled >= -EXACT && unscaled <= EXACT) {
      double quotient = unscaled / TENS[scale];
      if (!narrow) {
        return quotient;
      }
      if ((Double.doubleToRawLongBits(quotient) & NARROWED) != HALF) {
        return (float) quotient;
      }
    }
    BigDecimal exact = BigDecimal.valueOf(unscaled, scale);
    return narrow ? exact.floatValue() : exact.doubleValue();
  }

  /** Reads a number by its digits. */
  static BigDecimal decimal(Field field, Pool pool, MemorySegment memory, long at) {
    Leaf leaf = field.leaf;
    if (leaf.form() == Form.CONSTANT) {
      return leaf.known().decimal();
    }
    BigDecimal value = new BigDecimal(wide(field, pool, memory, at), leaf.scale());
    return leaf.number() == NumberType.NUMBER ? withoutZeros(value) : value;
  }

  /** Returns a number without zeros at the end of its fraction, and without exponent. */
  private static BigDecimal withoutZeros(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  private static InvalidInputException tooWide(Field field, String actual) {
    return new InvalidInputException(
        Fault.FIELD_PATH,
        InvalidInputException.NO_OFFSET,
        "an integer of at most 64 bits with sign, as getLong reads",
        actual + " in " + field);
  }
}
