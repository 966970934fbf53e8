package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.ScaledNumbers;
import dev.netindex.codec.json.value.NumberType;
import org.jspecify.annotations.Nullable;

/** What the numbers of IEEE 754 of a place have in common: width, scale and bounds. */
final class RealFacts {
  private final ScaledFacts asF32 = new ScaledFacts(NumberType.F32);
  private final ScaledFacts asF64 = new ScaledFacts(NumberType.F64);
  private boolean hasF32;
  private boolean hasF64;
  private boolean f32IsF64 = true;

  void add(NumberType type, double value) {
    if (type == NumberType.F32) {
      hasF32 = true;
      asF32.add(value);
      f32IsF64 = f32IsF64 && ScaledNumbers.isSameAsF64(value);
      if (f32IsF64) {
        asF64.add(value);
      }
    } else {
      hasF64 = true;
      asF64.add(value);
    }
  }

  /** Returns the column for all of them, or null if some would not be written as they were. */
  Choice.@Nullable Column column() {
    if (!hasF64) {
      return asF32.column();
    }
    return !hasF32 || f32IsF64 ? asF64.column() : null;
  }

  /** The smallest scale that gives all numbers exactly, if any does. */
  private static final class ScaledFacts {
    private final NumberType type;
    private int scale = 1;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    ScaledFacts(NumberType type) {
      this.type = type;
    }

    void add(double value) {
      while (scale <= ScaledNumbers.MAX_SCALE && scaled(value) == ScaledNumbers.NONE) {
        scale++;
      }
      min = Math.min(min, value);
      max = Math.max(max, value);
    }

    private long scaled(double value) {
      return type == NumberType.F32
          ? ScaledNumbers.ofF32((float) value, scale)
          : ScaledNumbers.ofF64(value, scale);
    }

    Choice.Column column() {
      if (scale <= ScaledNumbers.MAX_SCALE) {
        long least = scaled(min);
        long most = scaled(max);
        if (least != ScaledNumbers.NONE && most != ScaledNumbers.NONE) {
          IntegerRange range = IntegerRange.of(least, most);
          if (range.isNarrow()) {
            return range.column(type, scale);
          }
        }
      }
      return Choice.real(type);
    }
  }
}
