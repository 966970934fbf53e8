package dev.netindex.utf8.vector;

/**
 * The three tables of Keiser and Lemire ("Validating UTF-8 in less than one instruction per byte",
 * 2021). Each maps half a byte to the kinds of error that it allows; a kind that all three name for
 * a pair of neighbouring bytes is there. Half bytes are called nibbles.
 */
final class LookupTables {
  /** A lead byte, and no continuation after it. */
  private static final int TOO_SHORT = 1;

  /** ASCII, and a continuation after it. */
  private static final int TOO_LONG = 1 << 1;

  /** E0, and a continuation below A0. */
  private static final int OVERLONG_3 = 1 << 2;

  /** F4, and a continuation above 8F; F5 to FF, and a continuation above 8F. */
  private static final int TOO_LARGE = 1 << 3;

  /** ED, and a continuation above 9F. */
  private static final int SURROGATE = 1 << 4;

  /** C0 or C1, and a continuation. */
  private static final int OVERLONG_2 = 1 << 5;

  /** F5 to FF, and a continuation below 90. */
  private static final int TOO_LARGE_1000 = 1 << 6;

  /** F0, and a continuation below 90: never together with the kind above, so that both fit. */
  private static final int OVERLONG_4 = 1 << 6;

  /** Two continuations: an error unless a longer sequence began two or three bytes before. */
  private static final int TWO_CONTINUATIONS = 1 << 7;

  /** What does not depend on the low half of the first byte. */
  private static final int ANY = TOO_SHORT | TOO_LONG | TWO_CONTINUATIONS;

  private static final int ABOVE_F4 = ANY | TOO_LARGE | TOO_LARGE_1000;

  private static final int SECOND = TOO_LONG | OVERLONG_2 | TWO_CONTINUATIONS;

  private LookupTables() {}

  /** Returns what the high nibble of the first byte of a pair allows. */
  static byte[] firstHigh() {
    byte[] table = new byte[16];
    fill(table, 0x0, 0x7, TOO_LONG);
    fill(table, 0x8, 0xB, TWO_CONTINUATIONS);
    fill(table, 0xC, 0xC, TOO_SHORT | OVERLONG_2);
    fill(table, 0xD, 0xD, TOO_SHORT);
    fill(table, 0xE, 0xE, TOO_SHORT | OVERLONG_3 | SURROGATE);
    fill(table, 0xF, 0xF, TOO_SHORT | TOO_LARGE | TOO_LARGE_1000 | OVERLONG_4);
    return table;
  }

  /** Returns what the low nibble of the first byte of a pair allows. */
  static byte[] firstLow() {
    byte[] table = new byte[16];
    fill(table, 0x0, 0x0, ANY | OVERLONG_3 | OVERLONG_2 | OVERLONG_4);
    fill(table, 0x1, 0x1, ANY | OVERLONG_2);
    fill(table, 0x2, 0x3, ANY);
    fill(table, 0x4, 0x4, ANY | TOO_LARGE);
    fill(table, 0x5, 0xF, ABOVE_F4);
    fill(table, 0xD, 0xD, ABOVE_F4 | SURROGATE);
    return table;
  }

  /** Returns what the high nibble of the second byte of a pair allows. */
  static byte[] secondHigh() {
    byte[] table = new byte[16];
    fill(table, 0x0, 0x7, TOO_SHORT);
    fill(table, 0x8, 0x8, SECOND | OVERLONG_3 | TOO_LARGE_1000 | OVERLONG_4);
    fill(table, 0x9, 0x9, SECOND | OVERLONG_3 | TOO_LARGE);
    fill(table, 0xA, 0xB, SECOND | SURROGATE | TOO_LARGE);
    fill(table, 0xC, 0xF, TOO_SHORT);
    return table;
  }

  private static void fill(byte[] table, int first, int last, int kinds) {
    for (int nibble = first; nibble <= last; nibble++) {
      table[nibble] = (byte) kinds;
    }
  }
}
