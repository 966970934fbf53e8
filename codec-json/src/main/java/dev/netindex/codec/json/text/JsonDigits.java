package dev.netindex.codec.json.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Writes integers and decimal numbers into an array, two digits at a time, without a string. */
final class JsonDigits {
  /** The most bytes of a number: a sign, 20 digits and a point with a zero in front. */
  static final int MAX_BYTES = 24;

  private static final VarHandle PAIRS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Digits that a word of eight bytes holds. */
  private static final int WORD_DIGITS = 8;

  private static final long ZEROS = 0x3030_3030_3030_3030L;

  /** The two ASCII digits of 0 to 99. */
  private static final short[] HUNDRED = new short[100];

  private static final long[] TENS = new long[19];

  static {
    for (int i = 0; i < HUNDRED.length; i++) {
      HUNDRED[i] = (short) ('0' + i / 10 | '0' + i % 10 << 8);
    }
    long power = 1;
    for (int i = 0; i < TENS.length; i++) {
      TENS[i] = power;
      power *= 10;
    }
  }

  private JsonDigits() {}

  /** Writes a number with sign and returns the position behind it. */
  static int signed(byte[] out, int at, long value) {
    if (value >= 0) {
      return positive(out, at, value);
    }
    out[at] = '-';
    // The smallest number has no positive counterpart; as an unsigned number it is its own.
    return value == Long.MIN_VALUE ? unsigned(out, at + 1, value) : positive(out, at + 1, -value);
  }

  /** Writes a number whose highest bit is no sign. */
  static int unsigned(byte[] out, int at, long value) {
    if (value >= 0) {
      return positive(out, at, value);
    }
    long tenth = Long.divideUnsigned(value, 10);
    int end = positive(out, at, tenth);
    out[end] = (byte) ('0' + (value - tenth * 10));
    return end + 1;
  }

  /** Writes a number without sign. */
  private static int positive(byte[] out, int at, long value) {
    int end = at + count(value);
    fill(out, end, value);
    return end;
  }

  /** Writes digits backwards from a position, at least one. */
  private static void fill(byte[] out, int end, long value) {
    int next = end;
    long left = value;
    while (left > Integer.MAX_VALUE) {
      long hundredth = left / 100;
      next -= 2;
      PAIRS.set(out, next, HUNDRED[(int) (left - hundredth * 100)]);
      left = hundredth;
    }
    int small = (int) left;
    while (small >= 100) {
      int hundredth = small / 100;
      next -= 2;
      PAIRS.set(out, next, HUNDRED[small - hundredth * 100]);
      small = hundredth;
    }
    if (small >= 10) {
      PAIRS.set(out, next - 2, HUNDRED[small]);
    } else {
      out[next - 1] = (byte) ('0' + small);
    }
  }

  private static int count(long value) {
    int digits = 1;
    while (digits < TENS.length && value >= TENS[digits]) {
      digits++;
    }
    return digits;
  }

  /**
   * Writes unscaled / 10^scale.
   *
   * @param out takes the digits
   * @param at where the first one goes
   * @param unscaled the number without its point
   * @param scale digits behind the point, 1 to 15
   * @param least digits behind the point that are kept even if they are zeros, at most scale; if
   *     none is left, the point goes too
   * @return the position behind the last digit
   */
  static int decimal(byte[] out, int at, long unscaled, int scale, int least) {
    int next = at;
    long absolute = unscaled;
    if (unscaled < 0) {
      out[next++] = '-';
      absolute = -unscaled;
    }
    if (scale <= WORD_DIGITS && absolute >= 0) {
      return shortDecimal(out, next, absolute, scale, least);
    }
    long whole = unscaled / TENS[scale];
    long rest = unscaled - whole * TENS[scale];
    next = positive(out, next, Math.abs(whole));
    out[next++] = '.';
    int end = next + scale;
    // Zeros in front of the rest are there before its digits overwrite the others.
    for (int i = next; i < end; i++) {
      out[i] = '0';
    }
    fill(out, end, Math.abs(rest));
    int shortest = next + least;
    while (end > shortest && out[end - 1] == '0') {
      end--;
    }
    return end == next ? end - 1 : end;
  }

  /** The same up to eight digits behind the point, which are one word. */
  private static int shortDecimal(byte[] out, int at, long unscaled, int scale, int least) {
    long divisor = TENS[scale];
    long whole = unscaled / divisor;
    int next = at;
    if (whole < 10) {
      out[next++] = (byte) ('0' + whole);
    } else {
      next = positive(out, next, whole);
    }
    out[next] = '.';
    // As eight digits, of which those behind the scale are zeros.
    long digits = digits((int) ((unscaled - whole * divisor) * TENS[WORD_DIGITS - scale]));
    WORDS.set(out, next + 1, digits | ZEROS);
    // Zeros at the end are the highest bytes of the word.
    int shown = Math.max(Long.BYTES - Long.numberOfLeadingZeros(digits) / Byte.SIZE, least);
    return shown == 0 ? next : next + 1 + shown;
  }

  /**
   * Takes a number apart into eight digits, a byte each, the first one lowest: into two numbers of
   * four digits, then all halves at once into two and one. Quotients are products with a rounded
   * reciprocal, exact for numbers this small.
   */
  private static long digits(int number) {
    int high = number / 10_000;
    long fours = high | (long) (number - high * 10_000) << 32;
    long hundreds = fours * 10_486 >>> 20 & 0x0000_007F_0000_007FL;
    long twos = hundreds | fours - hundreds * 100 << 16;
    long tens = twos * 103 >>> 10 & 0x000F_000F_000F_000FL;
    return tens | twos - tens * 10 << 8;
  }
}
