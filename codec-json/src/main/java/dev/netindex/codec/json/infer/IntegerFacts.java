package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.NumberType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The bounds and the common type of the integers of a place. */
final class IntegerFacts {
  private static final int UNSIGNED_BITS = 64;

  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;
  private @Nullable BigInteger wideMin;
  private @Nullable BigInteger wideMax;
  private @Nullable NumberType type;

  void add(NumberType itsType, long value) {
    min = Math.min(min, value);
    max = Math.max(max, value);
    widen(itsType);
  }

  void add(NumberType itsType, BigInteger value) {
    if (value.bitLength() < Long.SIZE) {
      add(itsType, value.longValue());
      return;
    }
    wideMin = wideMin == null ? value : wideMin.min(value);
    wideMax = wideMax == null ? value : wideMax.max(value);
    widen(itsType);
  }

  /** Adds the bounds to those of decimals; false if they have more digits than a 64-bit number. */
  boolean addTo(DecimalBounds bounds, NumberSpelling spelling) {
    return wideMin == null
        && (type == null || addTo(bounds, spelling, min) && addTo(bounds, spelling, max));
  }

  private static boolean addTo(DecimalBounds bounds, NumberSpelling spelling, long value) {
    String text = Long.toString(value);
    if (!spelling.read(text) || !spelling.isCanonicalNumber(text)) {
      return false;
    }
    bounds.add(spelling);
    return true;
  }

  private void widen(NumberType other) {
    if (type == null || type == other) {
      type = other;
    } else if (isSigned(type) || isSigned(other)) {
      type = NumberType.INTEGER;
    } else {
      type = type.compareTo(other) > 0 ? type : other;
    }
  }

  private static boolean isSigned(NumberType type) {
    return type == NumberType.I32 || type == NumberType.INTEGER;
  }

  /** Returns the column for all of them; there must be one. */
  Choice.Column column() {
    NumberType itsType = type == null ? NumberType.INTEGER : type;
    if (wideMin == null || wideMax == null) {
      return IntegerRange.of(min, max).column(itsType);
    }
    boolean negative = min < 0 || wideMin.signum() < 0;
    return negative || wideMax.bitLength() > UNSIGNED_BITS
        ? Choice.wideInteger(itsType)
        : IntegerRange.unsigned().column(itsType);
  }
}
