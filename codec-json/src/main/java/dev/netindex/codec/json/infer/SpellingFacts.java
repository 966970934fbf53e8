package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.NumberType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Which types would write all texts of a place as they are spelled. */
final class SpellingFacts {
  /** Digits of the largest unsigned integer of 128 bits. */
  private static final int LONGEST_INTEGER = 39;

  private final NumberSpelling spelling;
  private final DecimalBounds bounds = new DecimalBounds();
  private boolean integers = true;
  private boolean decimals = true;
  private boolean shortest = true;
  private boolean numbers = true;
  private boolean truths = true;
  private boolean within64 = true;
  private int scale;
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  SpellingFacts(NumberSpelling spelling) {
    this.spelling = spelling;
  }

  /** Takes a text into account, and adds its number to the facts of the types it may have. */
  void add(String text, IntegerFacts integerFacts, RealFacts realFacts) {
    truths = truths && isTruth(text);
    if (!integers && !decimals && !shortest && !numbers) {
      return;
    }
    if (!spelling.read(text)) {
      integers = false;
      decimals = false;
      shortest = false;
      numbers = false;
      return;
    }
    integers = integers && addInteger(text, integerFacts);
    decimals = decimals && addDecimal();
    numbers = numbers && addNumber(text);
    shortest = shortest && spelling.isShortest(text);
    if (shortest) {
      realFacts.add(NumberType.F64, Double.parseDouble(text));
    }
  }

  private static boolean isTruth(String text) {
    return text.equals("true") || text.equals("false");
  }

  private boolean addInteger(String text, IntegerFacts facts) {
    if (!spelling.isCanonicalInteger() || spelling.digits() > LONGEST_INTEGER) {
      return false;
    }
    if (spelling.digits() <= NumberSpelling.LONG_DIGITS) {
      facts.add(NumberType.INTEGER, spelling.unscaled());
    } else {
      BigInteger value = new BigInteger(text);
      within64 &= value.bitLength() <= (value.signum() < 0 ? Long.SIZE - 1 : Long.SIZE);
      facts.add(NumberType.INTEGER, value);
    }
    return true;
  }

  private boolean addDecimal() {
    if (!spelling.isCanonicalDecimal() || scale != 0 && scale != spelling.scale()) {
      return false;
    }
    scale = spelling.scale();
    min = Math.min(min, spelling.unscaled());
    max = Math.max(max, spelling.unscaled());
    return true;
  }

  private boolean addNumber(String text) {
    if (!spelling.isCanonicalNumber(text)) {
      return false;
    }
    bounds.add(spelling);
    return true;
  }

  /** Returns whether all are integers as they are written. */
  boolean integers() {
    return integers;
  }

  /** Returns whether no integer needs more than 64 bits. */
  boolean within64() {
    return within64;
  }

  /** Returns whether all are shortest decimals of numbers of 64 bits. */
  boolean shortest() {
    return shortest;
  }

  /** Returns whether all are {@code true} or {@code false}. */
  boolean truths() {
    return truths;
  }

  /** Returns a column of decimals with one number of digits, or null if they differ in it. */
  Choice.@Nullable Column decimals() {
    return decimals ? IntegerRange.of(min, max).column(NumberType.DECIMAL, scale) : null;
  }

  /**
   * Returns a column of decimals without needless zeros for the texts and integers of a place, or
   * null if some are spelled in another way or have too many digits.
   */
  Choice.@Nullable Column numbers(IntegerFacts integerFacts) {
    return numbers && integerFacts.addTo(bounds, spelling)
        ? bounds.column(NumberType.NUMBER)
        : null;
  }
}
