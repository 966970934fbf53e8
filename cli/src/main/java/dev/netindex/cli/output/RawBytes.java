package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Bytes in the form of raw TSV: every byte but printable ASCII, and the backslash, is {@code \xNN}.
 * The same as {@code RawText.escape}, without an object.
 */
final class RawBytes {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private RawBytes() {}

  static void write(ByteSink out, byte[] bytes, int length) throws IOException {
    int plain = 0;
    for (int i = 0; i < length; i++) {
      byte b = bytes[i];
      // Bytes from 0x80 on are negative.
      if (b < ' ' || b == 0x7f || b == '\\') {
        out.write(bytes, plain, i - plain);
        out.write('\\');
        out.write('x');
        out.write(HEX[b >> 4 & 15]);
        out.write(HEX[b & 15]);
        plain = i + 1;
      }
    }
    out.write(bytes, plain, length - plain);
  }
}
