package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.number.ScaledNumbers;
import dev.netindex.codec.json.value.NumberType;
import org.jspecify.annotations.Nullable;

/** The bounds of decimals, whose numbers of digits may differ, and the most digits of all. */
final class DecimalBounds {
  private int scale = 1;
  private int whole = 1;
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** Takes a plain number into account. */
  void add(NumberSpelling spelling) {
    int newScale = Math.max(scale, spelling.scale());
    whole = Math.max(whole, spelling.digits() - spelling.scale());
    if (fits(newScale)) {
      long value = spelling.unscaled() * ScaledNumbers.longPower(newScale - spelling.scale());
      if (min <= max) {
        min *= ScaledNumbers.longPower(newScale - scale);
        max *= ScaledNumbers.longPower(newScale - scale);
      }
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
    scale = newScale;
  }

  private boolean fits(int itsScale) {
    return itsScale <= NumberSpelling.EXACT_DIGITS
        && whole + itsScale <= NumberSpelling.LONG_DIGITS;
  }

  /** Returns their column, or null if they have too many digits. */
  Choice.@Nullable Column column(NumberType type) {
    return fits(scale) ? IntegerRange.of(min, max).column(type, scale) : null;
  }
}
