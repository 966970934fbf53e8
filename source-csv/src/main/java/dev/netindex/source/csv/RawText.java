package dev.netindex.source.csv;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The text form of bytes in raw TSV and on the command line: 0x20 to 0x7e stand for themselves, but
 * for the backslash; every other byte is {@code \xNN} with two lower-case hex digits.
 */
public final class RawText {
  private static final String HEX = "0123456789abcdef";
  private static final int ESCAPE_LENGTH = 4;

  private RawText() {}

  /**
   * Writes bytes as text.
   *
   * @param bytes any bytes
   * @return printable ASCII
   */
  public static String escape(byte[] bytes) {
    StringBuilder out = new StringBuilder(bytes.length);
    for (byte b : bytes) {
      appendEscaped(out, b);
    }
    return out.toString();
  }

  /**
   * Appends the text of one byte.
   *
   * @param out what to append to
   * @param b the byte
   */
  public static void appendEscaped(StringBuilder out, byte b) {
    if (isPrintable(b) && b != '\\') {
      out.append((char) b);
    } else {
      out.append("\\x").append(HEX.charAt(b >> 4 & 15)).append(HEX.charAt(b & 15));
    }
  }

  /**
   * Reads text as bytes.
   *
   * @param text printable ASCII with escapes; {@code \xNN} may stand for any byte
   * @return the bytes
   * @throws IllegalArgumentException if a character is not printable ASCII or a backslash begins no
   *     {@code \xNN} with lower-case digits; the message names its position from 1
   */
  public static byte[] unescape(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > '~') {
        throw new IllegalArgumentException(unprintable(text.charAt(i), i).getMessage());
      }
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    try {
      return unescape(bytes, 0, 0, bytes.length);
    } catch (BadRow e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /**
   * Reads bytes of text, from one position to another, as bytes. Messages count characters from the
   * position {@code origin}.
   */
  static byte[] unescape(byte[] text, int origin, int from, int to) throws BadRow {
    byte[] out = new byte[to - from];
    int length = 0;
    int i = from;
    while (i < to) {
      requirePrintable(text[i], i - origin);
      if (text[i] == '\\') {
        out[length++] = escaped(text, i, origin, to);
        i += ESCAPE_LENGTH;
      } else {
        out[length++] = text[i++];
      }
    }
    return length == out.length ? out : Arrays.copyOf(out, length);
  }

  static void requirePrintable(byte b, int position) throws BadRow {
    if (!isPrintable(b)) {
      throw unprintable(b & 0xff, position);
    }
  }

  private static byte escaped(byte[] text, int at, int origin, int to) throws BadRow {
    if (to - at >= ESCAPE_LENGTH && text[at + 1] == 'x') {
      int high = HEX.indexOf(text[at + 2]);
      int low = HEX.indexOf(text[at + 3]);
      if (high >= 0 && low >= 0) {
        return (byte) (high << 4 | low);
      }
    }
    int length = Math.min(ESCAPE_LENGTH, to - at);
    throw new BadRow(
        RowFault.ESCAPE,
        "\\x and two lower-case hex digits (a backslash itself is \\x5c)",
        Shown.quoted(new String(text, at, length, StandardCharsets.ISO_8859_1))
            + " at character "
            + (at - origin + 1));
  }

  private static BadRow unprintable(int character, int position) {
    return new BadRow(
        RowFault.ENCODING,
        "printable ASCII, with all other bytes written \\xNN",
        "0x%02x at character %d".formatted(character, position + 1));
  }

  private static boolean isPrintable(byte b) {
    return b >= ' ' && b <= '~';
  }
}
