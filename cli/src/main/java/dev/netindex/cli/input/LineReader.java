package dev.netindex.cli.input;

import java.io.IOException;
import java.io.InputStream;

/**
 * Lines of bytes of bounded length, without an object for each. A line ends with LF or CR LF, the
 * last one also without; a byte order mark before the first is skipped. Belongs to one thread.
 */
public final class LineReader {
  /** The longest line in bytes. */
  public static final int MAX_LINE = 1 << 16;

  private final InputStream in;
  private final BeforeWaiting beforeWaiting;
  private final byte[] buffer = new byte[4 * MAX_LINE];
  private int position;
  private int limit;
  private boolean ended;
  private int start;
  private int length;
  private boolean tooLong;
  private long number;

  /** What to do before a read that may have to wait for somebody to write. */
  @FunctionalInterface
  public interface BeforeWaiting {
    /**
     * Shows what is ready.
     *
     * @throws IOException if it can't be shown
     */
    void run() throws IOException;
  }

  /**
   * Reads lines from a stream.
   *
   * @param in unbuffered; not closed
   * @param beforeWaiting called when no more input is ready
   */
  public LineReader(InputStream in, BeforeWaiting beforeWaiting) {
    this.in = in;
    this.beforeWaiting = beforeWaiting;
  }

  /**
   * Goes to the next line.
   *
   * @return false at the end
   * @throws IOException if the stream can't be read
   */
  public boolean next() throws IOException {
    tooLong = false;
    int scan = position;
    while (true) {
      while (scan < limit && buffer[scan] != '\n') {
        scan++;
      }
      if (scan - position > MAX_LINE + 1) {
        // Of such a line only its number is kept.
        tooLong = true;
        position = scan;
      }
      if (scan < limit) {
        take(scan);
        position = scan + 1;
        return true;
      }
      if (ended) {
        if (position == limit && !tooLong) {
          return false;
        }
        take(limit);
        position = limit;
        return true;
      }
      scan -= fill();
    }
  }

  /**
   * Tells whether the whole next line has been read already, so that {@link #next()} neither waits
   * nor moves the bytes of the lines before it.
   *
   * @return true if so
   */
  public boolean hasNextAtHand() {
    for (int i = position; i < limit; i++) {
      if (buffer[i] == '\n') {
        return true;
      }
    }
    return false;
  }

  /** Reads more behind what is not taken yet; returns by how much that moved to the front. */
  private int fill() throws IOException {
    int moved = position;
    System.arraycopy(buffer, position, buffer, 0, limit - position);
    limit -= moved;
    position = 0;
    if (available() == 0) {
      beforeWaiting.run();
    }
    int count = read();
    if (count < 0) {
      ended = true;
    } else {
      limit += count;
    }
    return moved;
  }

  private int read() throws IOException {
    try {
      return in.read(buffer, limit, buffer.length - limit);
    } catch (IOException e) {
      throw new IOException("standard input: " + e.getMessage(), e);
    }
  }

  private int available() {
    try {
      return in.available();
    } catch (IOException e) {
      return 0;
    }
  }

  private void take(int end) {
    number++;
    start = position;
    length = end - position;
    if (number == 1
        && length >= 3
        && buffer[start] == (byte) 0xEF
        && buffer[start + 1] == (byte) 0xBB
        && buffer[start + 2] == (byte) 0xBF) {
      start += 3;
      length -= 3;
    }
    if (length > 0 && buffer[start + length - 1] == '\r') {
      length--;
    }
    if (length > MAX_LINE) {
      tooLong = true;
    }
    if (tooLong) {
      length = 0;
    }
  }

  /**
   * Returns the array that holds the line until {@link #next()} is called again.
   *
   * @return the line is at {@link #start()}, {@link #length()} bytes long
   */
  public byte[] bytes() {
    return buffer;
  }

  /**
   * Returns where the line starts.
   *
   * @return an index of {@link #bytes()}
   */
  public int start() {
    return start;
  }

  /**
   * Returns how long the line is.
   *
   * @return bytes without the line end; 0 if {@link #tooLong()}
   */
  public int length() {
    return length;
  }

  /**
   * Tells whether the line was longer than {@link #MAX_LINE} and is lost.
   *
   * @return true if so
   */
  public boolean tooLong() {
    return tooLong;
  }

  /**
   * Returns the number of the line.
   *
   * @return from 1
   */
  public long number() {
    return number;
  }

  /**
   * Tells whether the line is nothing but spaces and tabs, or a comment.
   *
   * @return true if there is nothing to answer
   */
  public boolean isBlankOrComment() {
    if (tooLong) {
      return false;
    }
    if (length > 0 && buffer[start] == '#') {
      return true;
    }
    for (int i = start; i < start + length; i++) {
      if (buffer[i] != ' ' && buffer[i] != '\t') {
        return false;
      }
    }
    return true;
  }
}
