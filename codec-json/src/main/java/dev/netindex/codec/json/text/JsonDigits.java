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
    if (unscaled < 0) {
      out[next++] = '-';
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
}
