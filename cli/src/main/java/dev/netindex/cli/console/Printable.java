package dev.netindex.cli.console;

import java.nio.charset.StandardCharsets;

/** Text that a terminal shows and does not obey. */
public final class Printable {
  private Printable() {}

  /**
   * Replaces control characters, line ends among them, by {@code \xNN} for each of their UTF-8
   * bytes.
   *
   * @param text any text
   * @return one line
   */
  public static String line(String text) {
    if (text.chars().noneMatch(Character::isISOControl)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c)) {
        for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
          out.append("\\x%02x".formatted(b));
        }
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
