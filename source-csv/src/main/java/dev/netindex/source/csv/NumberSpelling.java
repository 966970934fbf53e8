package dev.netindex.source.csv;

/** How JSON spells numbers (RFC 8259, section 6). */
final class NumberSpelling {
  private static final int NONE = -1;

  private NumberSpelling() {}

  /** Says whether a text is a number. */
  static boolean isNumber(String text) {
    int at = integerEnd(text);
    if (at != NONE && at < text.length() && text.charAt(at) == '.') {
      at = digitsEnd(text, at + 1);
    }
    if (at != NONE && at < text.length() && (text.charAt(at) | ' ') == 'e') {
      boolean signed =
          at + 1 < text.length() && (text.charAt(at + 1) == '-' || text.charAt(at + 1) == '+');
      at = digitsEnd(text, signed ? at + 2 : at + 1);
    }
    return at == text.length();
  }

  /** Returns where the integer ends with which a text begins, or -1 if it begins with none. */
  static int integerEnd(String text) {
    int first = text.startsWith("-") ? 1 : 0;
    int end = digitsEnd(text, first);
    boolean leadingZero = end > first + 1 && text.charAt(first) == '0';
    return leadingZero ? NONE : end;
  }

  private static int digitsEnd(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at == from ? NONE : at;
  }
}
