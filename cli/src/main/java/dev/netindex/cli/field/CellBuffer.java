package dev.netindex.cli.field;

import dev.netindex.codec.json.record.Utf8View;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes of one value after the other, in one array that is used again. Belongs to one thread. */
public final class CellBuffer extends OutputStream {
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private byte[] bytes = new byte[256];
  private int length;

  /** Makes an empty buffer. */
  public CellBuffer() {}

  /** Forgets what was written. */
  public void clear() {
    length = 0;
  }

  /**
   * Forgets what was written behind a place.
   *
   * @param newLength bytes to keep, at most {@link #length()}
   */
  public void truncate(int newLength) {
    length = newLength;
  }

  @Override
  public void write(int value) {
    reserve(1);
    bytes[length++] = (byte) value;
  }

  @Override
  public void write(byte[] source, int offset, int count) {
    reserve(count);
    System.arraycopy(source, offset, bytes, length, count);
    length += count;
  }

  /**
   * Writes text as UTF-8.
   *
   * @param text any text
   */
  public void write(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    write(encoded, 0, encoded.length);
  }

  /**
   * Writes borrowed text.
   *
   * @param text any text
   */
  public void write(Utf8View text) {
    reserve(text.length());
    length = text.copyTo(bytes, length);
  }

  /**
   * Takes the quotes off a JSON string that needs no escapes.
   *
   * @param start where it starts; nothing happens if there is no quote
   */
  public void unquote(int start) {
    if (length > start + 1 && bytes[start] == '"' && bytes[length - 1] == '"') {
      System.arraycopy(bytes, start + 1, bytes, start, length - start - 2);
      length -= 2;
    }
  }

  /**
   * Returns the array, valid until the next write.
   *
   * @return the value is at 0, {@link #length()} bytes long
   */
  public byte[] bytes() {
    return bytes;
  }

  /**
   * Returns how much was written.
   *
   * @return bytes
   */
  public int length() {
    return length;
  }

  /**
   * Returns what was written, as text.
   *
   * @return a new string, of bytes that are UTF-8
   */
  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private void reserve(int count) {
    if (count <= bytes.length - length) {
      return;
    }
    if (count > MAX_ARRAY - length) {
      throw new OutOfMemoryError("a value of more than 2 GiB");
    }
    long doubled = Math.min(MAX_ARRAY, 2L * bytes.length);
    bytes = Arrays.copyOf(bytes, (int) Math.max(length + count, doubled));
  }
}
