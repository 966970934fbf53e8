package dev.netindex.contracts.golden;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The escaped text of the golden files: {@code \xNN} stands for one byte. */
public final class GoldenText {
  private static final String ESCAPE = "\\x";

  private GoldenText() {}

  /** Returns the bytes that a text stands for. */
  public static byte[] bytes(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int at = 0;
    while (at < text.length()) {
      if (text.startsWith(ESCAPE, at)) {
        out.write(HexFormat.fromHexDigits(text, at + 2, at + 4));
        at += 4;
      } else {
        int next = text.offsetByCodePoints(at, 1);
        out.writeBytes(text.substring(at, next).getBytes(StandardCharsets.UTF_8));
        at = next;
      }
    }
    return out.toByteArray();
  }
}
