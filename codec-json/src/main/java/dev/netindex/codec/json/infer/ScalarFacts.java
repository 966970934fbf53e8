package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The kinds of values at a place, and what those without inner structure have in common. */
final class ScalarFacts {
  static final int OBJECT = 1;
  static final int LIST = 1 << 1;
  static final int TEXT = 1 << 2;
  static final int BYTES = 1 << 3;
  static final int TRUTH = 1 << 4;
  static final int INTEGER = 1 << 5;
  static final int REAL = 1 << 6;
  static final int DECIMAL = 1 << 7;
  static final int SPELLED = 1 << 8;
  static final int UNTYPED = 1 << 9;
  static final int NULL = 1 << 10;

  private int kinds;
  private @Nullable RecordValue constant;
  private boolean varies;
  private @Nullable IntegerFacts integers;
  private @Nullable RealFacts reals;
  private @Nullable SpellingFacts spellings;
  private @Nullable DecimalBounds decimals;
  private NumberType decimalType = NumberType.DECIMAL;

  /** Returns the kinds, a sum of constants of this class. */
  int kinds() {
    return kinds;
  }

  /** Returns whether one of the values was null. */
  boolean hasNull() {
    return (kinds & NULL) != 0;
  }

  /** Takes note of a kind of value. */
  void addKind(int kind) {
    kinds |= kind;
  }

  /** Takes a value that is neither object nor list into account. */
  void add(RecordValue value, NumberSpelling spelling) {
    switch (value) {
      case RecordValue.TextValue _ -> addKind(TEXT);
      case RecordValue.BytesValue _ -> addKind(BYTES);
      case RecordValue.BooleanValue _ -> addKind(TRUTH);
      case RecordValue.IntegerValue it -> addInteger(it.type(), it.value());
      case RecordValue.WideIntegerValue it -> addInteger(it.type(), it.value());
      case RecordValue.RealValue it -> addReal(it.type(), it.value());
      case RecordValue.NumberText it -> addSpelled(SPELLED, it.text(), spelling);
      case RecordValue.UntypedText it -> addSpelled(UNTYPED, it.text(), spelling);
      case RecordValue.NullValue _ -> addKind(NULL);
      case RecordValue.ObjectValue _, RecordValue.ListValue _ ->
          throw new IllegalArgumentException("no scalar");
    }
    if (!varies && !(value instanceof RecordValue.NullValue)) {
      compare(value);
    }
  }

  private void addInteger(NumberType type, long value) {
    addKind(INTEGER);
    integers().add(type, value);
  }

  private void addInteger(NumberType type, BigInteger value) {
    addKind(INTEGER);
    integers().add(type, value);
  }

  private void addReal(NumberType type, double value) {
    addKind(REAL);
    reals().add(type, value);
  }

  private void addSpelled(int kind, String text, NumberSpelling spelling) {
    addKind(kind);
    if (spellings == null) {
      spellings = new SpellingFacts(spelling);
    }
    spellings.add(text, integers(), reals());
  }

  /** Takes a decimal number into account whose digits may differ from those of others. */
  void addDecimal(NumberType type, NumberSpelling spelling) {
    addKind(DECIMAL);
    varies = true;
    if (decimals == null) {
      decimals = new DecimalBounds();
    }
    decimals.add(spelling);
    decimalType = type;
  }

  private void compare(RecordValue value) {
    if (constant == null) {
      constant = value;
    } else if (!isSame(constant, value)) {
      varies = true;
      constant = null;
    }
  }

  static boolean isSame(RecordValue a, RecordValue b) {
    if (a instanceof RecordValue.RealValue x && b instanceof RecordValue.RealValue y) {
      return x.type() == y.type()
          && Double.doubleToRawLongBits(x.value()) == Double.doubleToRawLongBits(y.value());
    }
    if (a instanceof RecordValue.BytesValue x && b instanceof RecordValue.BytesValue y) {
      return Arrays.equals(x.bytes(), y.bytes());
    }
    return a.equals(b);
  }

  /** Returns the one value that all others than null are, or null if they differ. */
  @Nullable RecordValue constant() {
    return constant;
  }

  IntegerFacts integers() {
    if (integers == null) {
      integers = new IntegerFacts();
    }
    return integers;
  }

  RealFacts reals() {
    if (reals == null) {
      reals = new RealFacts();
    }
    return reals;
  }

  /** Returns the column of what {@link #addDecimal} took, or null if those have too many digits. */
  Choice.@Nullable Column decimalColumn() {
    return decimals == null ? null : decimals.column(decimalType);
  }

  @Nullable SpellingFacts spellings() {
    return spellings;
  }
}
