package dev.netindex.source.csv;

import java.nio.charset.StandardCharsets;

/**
 * Bytes that are not UTF-8, carried through the CSV parser as lone low surrogates, U+DC80 to
 * U+DCFF. Decoded text never holds a lone surrogate, so that nothing else can be taken for one.
 */
final class Malformed {
  private static final char BASE = 0xdc00;

  private Malformed() {}

  static char charOf(byte b) {
    return (char) (BASE | b & 0xff);
  }

  static int byteOf(char c) {
    return c & 0xff;
  }

  /** Returns a text with a question mark for each lone surrogate, which could not be written. */
  static String replaced(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  /** Returns the index of the first lone surrogate, or -1. */
  static int indexIn(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (i + 1 == text.length()
            || !Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }
}
