package dev.netindex.codec.json.record;

import java.nio.charset.StandardCharsets;

/**
 * Text borrowed from an index as UTF-8, which was checked when the index was opened. See {@link
 * ByteView} for how long it is valid.
 */
public final class Utf8View extends ByteView {
  /** Makes a view of the empty text. */
  public Utf8View() {}

  /**
   * Compares the text with one of ASCII characters, without making a {@link String}.
   *
   * @param text the other text
   * @return true if they are equal; false for a text with characters that are not ASCII
   */
  public boolean equalsAscii(CharSequence text) {
    int length = length();
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c > 0x7F || byteAt(i) != c) {
        return false;
      }
    }
    return true;
  }

  /**
   * Decodes the text.
   *
   * @return a new string
   */
  @Override
  public String toString() {
    return new String(toByteArray(), StandardCharsets.UTF_8);
  }
}
