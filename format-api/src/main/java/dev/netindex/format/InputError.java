package dev.netindex.format;

/**
 * Builds the exceptions of refused text. What is quoted of the text is cut to a fixed length and
 * every character outside printable ASCII is escaped, so that a message can be shown and logged
 * whatever the text held.
 */
final class InputError {
  /** The most characters of a text that a message quotes. */
  static final int QUOTED_CHARACTERS = 64;

  private InputError() {}

  /** Refuses the character at the offset, or the end of the text if the offset is its length. */
  static InvalidInputException at(Fault fault, CharSequence text, int offset, String expected) {
    return new InvalidInputException(fault, offset, expected, describe(text, offset));
  }

  /** Refuses the characters from the offset up to, not including, the end. */
  static InvalidInputException span(
      Fault fault, CharSequence text, int offset, int end, String expected) {
    if (offset >= end) {
      return at(fault, text, offset, expected);
    }
    String actual = quote(text, offset, end);
    if (end - offset < text.length()) {
      actual += " in " + quote(text);
    }
    return new InvalidInputException(fault, offset, expected, actual);
  }

  /** Quotes a text, cut and escaped. */
  static String quote(CharSequence text) {
    return quote(text, 0, text.length());
  }

  private static String describe(CharSequence text, int offset) {
    if (text.isEmpty()) {
      return "empty text";
    }
    if (offset >= text.length()) {
      return "the end of " + quote(text);
    }
    StringBuilder out = new StringBuilder(16).append('\'');
    escape(out, text.charAt(offset), '\'');
    return out.append("' in ").append(quote(text)).toString();
  }

  private static String quote(CharSequence text, int from, int end) {
    int length = end - from;
    int stop = from + Math.min(length, QUOTED_CHARACTERS);
    StringBuilder out = new StringBuilder(stop - from + 16).append('"');
    for (int i = from; i < stop; i++) {
      escape(out, text.charAt(i), '"');
    }
    if (stop < end) {
      return out.append("...\" (").append(length).append(" characters)").toString();
    }
    return out.append('"').toString();
  }

  private static void escape(StringBuilder out, char c, char quote) {
    if (c == quote || c == '\\') {
      out.append('\\').append(c);
    } else if (c >= ' ' && c <= '~') {
      out.append(c);
    } else {
      out.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        out.append(Character.forDigit(c >>> shift & 0xF, 16));
      }
    }
  }
}
