package dev.netindex.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/**
 * Standard output, or a file in its place, with one large buffer. It is the only way to it, so that
 * results keep their order and a reader that has gone is noticed in one place.
 */
public final class ByteSink extends OutputStream {
  private static final int BUFFER_BYTES = 1 << 16;

  private final OutputStream target;
  private final String name;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private final byte[] digits = new byte[20];
  private int size;
  private boolean failed;

  /**
   * Puts a buffer before a stream.
   *
   * @param target where the bytes go, unbuffered
   */
  public ByteSink(OutputStream target) {
    this(target, "standard output");
  }

  /**
   * Puts a buffer before a stream.
   *
   * @param target where the bytes go, unbuffered
   * @param name what messages call it
   */
  public ByteSink(OutputStream target, String name) {
    this.target = target;
    this.name = name;
  }

  @Override
  public void write(int value) throws IOException {
    if (size == BUFFER_BYTES) {
      drain();
    }
    buffer[size++] = (byte) value;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    if (length > BUFFER_BYTES - size) {
      drain();
      if (length >= BUFFER_BYTES) {
        send(bytes, offset, length);
        return;
      }
    }
    System.arraycopy(bytes, offset, buffer, size, length);
    size += length;
  }

  /**
   * Writes ASCII text, one byte a character.
   *
   * @param text characters below 0x80
   * @throws IOException if standard output can't be written
   */
  public void writeAscii(CharSequence text) throws IOException {
    int length = text.length();
    if (length > BUFFER_BYTES - size) {
      drain();
    }
    for (int i = 0; i < length; i++) {
      write(text.charAt(i));
    }
  }

  /**
   * Writes a number in decimal.
   *
   * @param number 0 or more
   * @throws IOException if standard output can't be written
   */
  public void writeDecimal(long number) throws IOException {
    int at = digits.length;
    long rest = number;
    do {
      digits[--at] = (byte) ('0' + rest % 10);
      rest /= 10;
    } while (rest != 0);
    write(digits, at, digits.length - at);
  }

  /**
   * Hands everything to the stream behind.
   *
   * @throws ClosedOutputException if its reader has gone
   * @throws IOException if standard output can't be written
   */
  @Override
  public void flush() throws IOException {
    drain();
    if (!failed) {
      try {
        target.flush();
      } catch (IOException e) {
        throw failure(e);
      }
    }
  }

  private void drain() throws IOException {
    int length = size;
    size = 0;
    if (length > 0) {
      send(buffer, 0, length);
    }
  }

  private void send(byte[] bytes, int offset, int length) throws IOException {
    // A failure is reported once; what comes after it, in cleaning up, goes nowhere.
    if (failed) {
      return;
    }
    try {
      target.write(bytes, offset, length);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private IOException failure(IOException cause) {
    failed = true;
    String reason = String.valueOf(cause.getMessage());
    // The operating system's words are all there is: EPIPE, and its two forms on Windows.
    String words = reason.toLowerCase(Locale.ROOT);
    if (words.contains("pipe") || words.contains("connection reset")) {
      return new ClosedOutputException(cause);
    }
    return new IOException(name + ": " + reason, cause);
  }
}
