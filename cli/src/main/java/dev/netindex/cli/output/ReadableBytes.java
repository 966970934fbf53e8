package dev.netindex.cli.output;

import dev.netindex.cli.console.Printable;
import dev.netindex.source.csv.RawText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Bytes as people like to see them. */
public final class ReadableBytes {
  private ReadableBytes() {}

  /**
   * Returns bytes as text: control characters as {@code \xNN}, the rest as it is if all of it is
   * well-formed UTF-8; else the raw form.
   *
   * @param bytes any bytes
   * @param length how many of them
   * @return one line
   */
  public static String text(byte[] bytes, int length) {
    byte[] copy = Arrays.copyOf(bytes, length);
    return utf8(copy).map(Printable::line).orElseGet(() -> RawText.escape(copy));
  }

  /**
   * Returns bytes as the text that they are.
   *
   * @param bytes any bytes
   * @return empty if they are not well-formed UTF-8
   */
  public static Optional<String> utf8(byte[] bytes) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
