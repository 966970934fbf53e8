package dev.netindex.source.csv;

/** Text of an input as messages show it: in quotes, cut, and without anything unprintable. */
final class Shown {
  private static final int MAX_CHARS = 80;

  private Shown() {}

  static String quoted(CharSequence text) {
    int end = Math.min(text.length(), MAX_CHARS);
    StringBuilder out = new StringBuilder(end + 16).append('"');
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c <= '~' || Character.isLetterOrDigit(c)) {
        out.append(c);
      } else {
        out.append("\\u%04x".formatted((int) c));
      }
    }
    return end < text.length()
        ? out.append("...\" (").append(text.length()).append(" characters)").toString()
        : out.append('"').toString();
  }
}
