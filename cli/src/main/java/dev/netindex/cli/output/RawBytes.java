package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Bytes in the form of raw TSV: every byte but printable ASCII, and the backslash, is {@code \xNN}.
 * The same as {@code RawText.escape}, without an object. Text of typed records keeps what is not
 * ASCII: who turns {@code \xNN} back into bytes reads both.
 */
final class RawBytes {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private RawBytes() {}

  static void write(ByteSink out, byte[] bytes, int length) throws IOException {
    // Bytes from 0x80 on are negative.
    write(out, bytes, length, Byte.MIN_VALUE);
  }

  /** Writes text in UTF-8, of which only control characters and the backslash are escaped. */
  static void writeText(ByteSink out, byte[] bytes, int length) throws IOException {
    write(out, bytes, length, 0);
  }

  private static void write(ByteSink out, byte[] bytes, int length, int lowest) throws IOException {
    int plain = 0;
    for (int i = 0; i < length; i++) {
      byte b = bytes[i];
      if (b >= lowest && b < ' ' || b == 0x7f || b == '\\') {
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
