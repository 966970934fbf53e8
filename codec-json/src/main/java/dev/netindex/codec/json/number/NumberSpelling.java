package dev.netindex.codec.json.number;

/**
 * Reads how a number is spelled. One object can read many texts, one after another, and makes
 * nothing; what it says is about the last one.
 *
 * <p>Not safe for use by several threads.
 */
public final class NumberSpelling {
  /** Digits that always fit into a {@code long}. */
  public static final int LONG_DIGITS = 18;

  /** Decimal digits that no two of which are the same number of 64 bits. */
  public static final int EXACT_DIGITS = 15;

  private static final double PLAIN_FROM = 1e-3;
  private static final double PLAIN_BELOW = 1e7;

  private boolean json;
  private boolean negative;
  private boolean exponent;
  private int scale;
  private int digits;
  private long magnitude;

  /** Makes a reader that has read nothing. */
  public NumberSpelling() {}

  /**
   * Reads a text: an optional sign, digits, then optionally a point and digits, then optionally an
   * exponent.
   *
   * @param text any text
   * @return whether it is such a number; if not, nothing else may be asked
   */
  public boolean read(String text) {
    int length = text.length();
    char first = length == 0 ? ' ' : text.charAt(0);
    negative = first == '-';
    exponent = false;
    scale = 0;
    digits = 0;
    magnitude = 0;
    int start = negative || first == '+' ? 1 : 0;
    int point = digits(text, start);
    if (point == start) {
      return false;
    }
    json = first != '+' && (text.charAt(start) != '0' || point == start + 1);
    int end = point;
    if (point < length && text.charAt(point) == '.') {
      end = digits(text, point + 1);
      scale = end - point - 1;
      if (scale == 0) {
        return false;
      }
    }
    return end == length || exponent(text, end);
  }

  private int digits(String text, int from) {
    int at = from;
    while (at < text.length()) {
      int digit = text.charAt(at) - '0';
      if (digit < 0 || digit > 9) {
        break;
      }
      if (digit != 0 || digits != 0) {
        digits++;
        magnitude = digits <= LONG_DIGITS ? magnitude * 10 + digit : 0;
      }
      at++;
    }
    return at;
  }

  private boolean exponent(String text, int from) {
    exponent = true;
    if (text.charAt(from) != 'e' && text.charAt(from) != 'E') {
      return false;
    }
    int at = from + 1;
    if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
      at++;
    }
    int first = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at > first && at == text.length();
  }

  /**
   * Returns whether RFC 8259 allows the spelling: no plus sign in front, no needless zeros.
   *
   * @return true if it does
   */
  public boolean isJson() {
    return json;
  }

  /**
   * Returns whether the number has neither point nor exponent.
   *
   * @return true if so
   */
  public boolean isInteger() {
    return scale == 0 && !exponent;
  }

  /**
   * Returns whether the number has no exponent.
   *
   * @return true if so
   */
  public boolean isPlain() {
    return !exponent;
  }

  /**
   * Returns whether the text is how an integer is written: no needless zeros, no plus sign, and not
   * {@code -0}.
   *
   * @return true if so
   */
  public boolean isCanonicalInteger() {
    return json && isInteger() && !isNegativeZero();
  }

  /**
   * Returns whether the text is how a decimal number of {@link #scale} digits is written, and has
   * at most {@link #EXACT_DIGITS} digits in all.
   *
   * @return true if so
   */
  public boolean isCanonicalDecimal() {
    return json
        && scale > 0
        && scale <= EXACT_DIGITS
        && !exponent
        && digits <= EXACT_DIGITS
        && !isNegativeZero();
  }

  /**
   * Returns whether the text is how a decimal number without needless zeros is written, with a
   * point only if it is not whole, and has at most {@link #EXACT_DIGITS} digits in all.
   *
   * @param text what was read
   * @return true if so
   */
  public boolean isCanonicalNumber(String text) {
    return scale == 0
        ? isCanonicalInteger() && digits <= EXACT_DIGITS
        : isCanonicalDecimal() && text.charAt(text.length() - 1) != '0';
  }

  /**
   * Returns whether the text is the shortest decimal of a number of 64 bits, with a digit behind
   * the point, and such that no exponent would be written: 0, or 0.001 up to below 10,000,000.
   *
   * @param text what was read
   * @return true if so
   */
  public boolean isShortest(String text) {
    if (!json || scale == 0 || exponent) {
      return false;
    }
    if (digits == 0) {
      return scale == 1;
    }
    if (digits > EXACT_DIGITS || scale > EXACT_DIGITS) {
      return digits <= 17 && isPlain(Double.parseDouble(text)) && isJavaSpelling(text);
    }
    boolean shortened = scale == 1 || text.charAt(text.length() - 1) != '0';
    return shortened && isPlain(magnitude / ScaledNumbers.power(scale));
  }

  private static boolean isPlain(double value) {
    double size = Math.abs(value);
    return size >= PLAIN_FROM && size < PLAIN_BELOW;
  }

  private static boolean isJavaSpelling(String text) {
    return Double.toString(Double.parseDouble(text)).equals(text);
  }

  /**
   * Returns whether the number is zero with a minus sign in front.
   *
   * @return true if so
   */
  public boolean isNegativeZero() {
    return negative && digits == 0;
  }

  /**
   * Returns the digits behind the point.
   *
   * @return 0 or more
   */
  public int scale() {
    return scale;
  }

  /**
   * Returns the digits from the first that is not 0 on.
   *
   * @return 0 or more
   */
  public int digits() {
    return digits;
  }

  /**
   * Returns the number without its point, which needs at most {@link #LONG_DIGITS} digits.
   *
   * @return the number times 10<sup>{@link #scale}</sup>, exponent disregarded
   */
  public long unscaled() {
    return negative ? -magnitude : magnitude;
  }
}
