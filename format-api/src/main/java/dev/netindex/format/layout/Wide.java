package dev.netindex.format.layout;

/** Shifts of 128-bit numbers held in two {@code long}s, by 0 to 127 bits. */
final class Wide {
  private Wide() {}

  static long shiftRightLow(long high, long low, int shift) {
    if (shift == 0) {
      return low;
    }
    return shift < 64 ? low >>> shift | high << (64 - shift) : high >>> (shift - 64);
  }

  static long shiftRightHigh(long high, int shift) {
    return shift < 64 ? high >>> shift : 0;
  }

  static long shiftLeftLow(long low, int shift) {
    return shift < 64 ? low << shift : 0;
  }

  static long shiftLeftHigh(long high, long low, int shift) {
    if (shift == 0) {
      return high;
    }
    return shift < 64 ? high << shift | low >>> (64 - shift) : low << (shift - 64);
  }
}
