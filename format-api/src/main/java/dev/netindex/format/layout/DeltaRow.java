package dev.netindex.format.layout;

/** How a packed row's start is stored: base + (delta &lt;&lt; shift). A mutable holder. */
final class DeltaRow {
  long baseHigh;
  long baseLow;
  long deltaHigh;
  long deltaLow;
  int shift;

  /** Byte offset of the delta in the file. */
  long offset;

  /** Tells whether shifting the delta left loses bits. */
  boolean losesBits() {
    if (shift == 0) {
      return false;
    }
    return Wide.shiftRightLow(deltaHigh, deltaLow, 128 - shift) != 0
        || Wide.shiftRightHigh(deltaHigh, 128 - shift) != 0;
  }

  /** Tells whether base and shifted delta leave 128 bits. */
  boolean overflows() {
    long low = Wide.shiftLeftLow(deltaLow, shift);
    long high = Wide.shiftLeftHigh(deltaHigh, deltaLow, shift);
    int carry = Long.compareUnsigned(baseLow + low, low) < 0 ? 1 : 0;
    long sum = baseHigh + high;
    boolean over = Long.compareUnsigned(sum, high) < 0;
    return over || (carry == 1 && sum == -1L);
  }
}
