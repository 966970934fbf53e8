package dev.netindex.codec.json.infer;

/** What texts of a schema must be. */
final class TextRules {
  private TextRules() {}

  /** Returns whether a text has no lone surrogate. */
  static boolean isUnicode(String text) {
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (Character.isSurrogate(unit)) {
        boolean pair =
            Character.isHighSurrogate(unit)
                && i + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(i + 1));
        if (!pair) {
          return false;
        }
        i++;
      }
    }
    return true;
  }
}
