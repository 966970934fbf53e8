package dev.netindex.cli.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A query as it was written: bytes in an array that may be used again. Belongs to one thread. */
public final class QueryText {
  private byte[] bytes = new byte[0];
  private int start;
  private int length;

  /** Makes an empty text. */
  public QueryText() {}

  /**
   * Refers to bytes.
   *
   * @param newBytes not copied
   * @param newStart where the text starts
   * @param newLength bytes of the text
   */
  public void set(byte[] newBytes, int newStart, int newLength) {
    bytes = newBytes;
    start = newStart;
    length = newLength;
  }

  /**
   * Refers to the bytes of a text.
   *
   * @param text such as an argument of the command line
   */
  public void set(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    set(encoded, 0, encoded.length);
  }

  /**
   * Returns the array.
   *
   * @return not a copy
   */
  public byte[] bytes() {
    return bytes;
  }

  /**
   * Returns where the text starts.
   *
   * @return an index of {@link #bytes()}
   */
  public int start() {
    return start;
  }

  /**
   * Returns how long the text is.
   *
   * @return bytes
   */
  public int length() {
    return length;
  }

  /**
   * Returns the text. What is not ASCII is no query anyway, but messages quote it.
   *
   * @return a new string; one character for each byte if they are not well-formed UTF-8
   */
  @Override
  public String toString() {
    for (int i = start; i < start + length; i++) {
      if (bytes[i] < 0) {
        return notAscii();
      }
    }
    return new String(bytes, start, length, StandardCharsets.ISO_8859_1);
  }

  private String notAscii() {
    try {
      ByteBuffer encoded = ByteBuffer.wrap(bytes, start, length);
      return StandardCharsets.UTF_8.newDecoder().decode(encoded).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, start, length, StandardCharsets.ISO_8859_1);
    }
  }
}
