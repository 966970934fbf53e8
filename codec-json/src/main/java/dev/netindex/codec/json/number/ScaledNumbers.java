package dev.netindex.codec.json.number;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Numbers of IEEE 754 as integers divided by a power of ten (FORMAT.md, "Numbers").
 *
 * <p>With at most 15 digits two decimals are never the same number of 64 bits, so the digits that
 * give a number back are its shortest. For 32 bits that holds to 6 digits only, so the shortest
 * decimal is asked for.
 */
public final class ScaledNumbers {
  /** Stands for a number that is no such quotient. */
  public static final long NONE = Long.MIN_VALUE;

  /** The largest scale that is tried for numbers of IEEE 754. */
  public static final int MAX_SCALE = 9;

  /** Below it an integer has at most 15 digits. */
  private static final double UNSCALED_LIMIT = 1e15;

  private static final double[] POWERS = new double[19];
  private static final long[] LONG_POWERS = new long[19];

  static {
    LONG_POWERS[0] = 1;
    for (int i = 1; i < LONG_POWERS.length; i++) {
      LONG_POWERS[i] = 10 * LONG_POWERS[i - 1];
    }
    for (int i = 0; i < POWERS.length; i++) {
      POWERS[i] = LONG_POWERS[i];
    }
  }

  private ScaledNumbers() {}

  /**
   * Returns a power of ten.
   *
   * @param exponent 0 to 18
   * @return 10<sup>exponent</sup>, which is exact
   */
  public static double power(int exponent) {
    return POWERS[exponent];
  }

  /**
   * Returns a power of ten.
   *
   * @param exponent 0 to 18
   * @return 10<sup>exponent</sup>
   */
  public static long longPower(int exponent) {
    return LONG_POWERS[exponent];
  }

  /**
   * Scales a number of 64 bits.
   *
   * @param value any number
   * @param scale digits behind the point, 1 to 15
   * @return the integer that divided by 10<sup>scale</sup> is exactly the number; {@link #NONE} if
   *     there is none of at most 15 digits, or the number is -0.0
   */
  public static long ofF64(double value, int scale) {
    double scaled = Math.rint(value * POWERS[scale]);
    boolean exact = Math.abs(scaled) < UNSCALED_LIMIT && scaled / POWERS[scale] == value;
    return exact && !isNegativeZero(value) ? (long) scaled : NONE;
  }

  /**
   * Scales a number of 32 bits by its shortest decimal.
   *
   * @param value any number
   * @param scale digits behind the point, 1 to 15
   * @return the integer that divided by 10<sup>scale</sup> is the shortest decimal of the number;
   *     {@link #NONE} if there is none of at most 15 digits, or the number is -0.0
   */
  public static long ofF32(float value, int scale) {
    if (!Float.isFinite(value) || isNegativeZero(value)) {
      return NONE;
    }
    BigDecimal shortest = new BigDecimal(Float.toString(value)).stripTrailingZeros();
    if (shortest.scale() > scale || (float) shortest.doubleValue() != value) {
      return NONE;
    }
    BigInteger unscaled = shortest.setScale(scale).unscaledValue();
    boolean fits = unscaled.bitLength() < 63 && Math.abs(unscaled.longValue()) < UNSCALED_LIMIT;
    return fits ? unscaled.longValue() : NONE;
  }

  /**
   * Returns whether a number is zero with the sign bit set.
   *
   * @param value any number
   * @return true if so
   */
  public static boolean isNegativeZero(double value) {
    return value == 0 && Double.doubleToRawLongBits(value) != 0;
  }

  /**
   * Returns whether a number of 32 bits is written the same if it is taken for one of 64.
   *
   * @param value a number of 32 bits, widened
   * @return true if its shortest decimals of both widths are the same
   */
  public static boolean isSameAsF64(double value) {
    return !Double.isFinite(value) || Double.parseDouble(Float.toString((float) value)) == value;
  }
}
