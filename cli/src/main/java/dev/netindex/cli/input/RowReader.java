package dev.netindex.cli.input;

import dev.netindex.cli.console.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Rows of a text file as bytes, with the line ends that they have, without an object for each.
 * Where a row ends is for a {@link RowScanner} to say. Belongs to one thread.
 */
public final class RowReader {
  /** The longest row in bytes. */
  public static final int MAX_ROW = 1 << 24;

  private static final int FIRST_BUFFER = 1 << 17;

  private final String name;
  private final InputStream in;
  private final LineReader.BeforeWaiting beforeWaiting;
  private byte[] buffer = new byte[FIRST_BUFFER];
  private int next;
  private int limit;
  private boolean ended;
  private long bytesRead;
  private int start;
  private int contentEnd;
  private long line;
  private long nextLine = 1;

  /**
   * Reads rows from a stream.
   *
   * @param name what messages call it
   * @param in unbuffered; not closed
   * @param beforeWaiting called when no more input is ready
   */
  public RowReader(String name, InputStream in, LineReader.BeforeWaiting beforeWaiting) {
    this.name = name;
    this.in = in;
    this.beforeWaiting = beforeWaiting;
  }

  /**
   * Looks at what comes first, before any row is read.
   *
   * @return the first byte that is no space, line end or byte order mark; -1 if there is none in
   *     the first bytes
   * @throws IOException if the stream can't be read
   */
  public int peek() throws IOException {
    while (!ended && (limit == 0 || limit < 3 && buffer[0] == (byte) 0xEF)) {
      fill();
    }
    int at = byteOrderMark();
    while (at < limit && isSpace(buffer[at])) {
      at++;
    }
    return at < limit ? buffer[at] & 0xff : -1;
  }

  private static boolean isSpace(byte b) {
    return b == ' ' || b == '\t' || b == '\n' || b == '\r';
  }

  private int byteOrderMark() {
    return limit >= 3
            && buffer[0] == (byte) 0xEF
            && buffer[1] == (byte) 0xBB
            && buffer[2] == (byte) 0xBF
        ? 3
        : 0;
  }

  /**
   * Skips the byte order mark in front, before any row is read. It is part of no row.
   *
   * @return whether there was one
   * @throws IOException if the stream can't be read
   */
  public boolean skipByteOrderMark() throws IOException {
    peek();
    next = byteOrderMark();
    return next > 0;
  }

  /**
   * Goes to the next row.
   *
   * @param scanner finds its end
   * @return false at the end
   * @throws IOException if the stream can't be read
   * @throws Failure if the row is longer than {@link #MAX_ROW}
   */
  public boolean next(RowScanner scanner) throws IOException {
    start = next;
    line = nextLine;
    scanner.begin();
    int from = start;
    while (true) {
      int end = scanner.scan(buffer, start, from, limit);
      nextLine += lineEnds(from, end < 0 ? limit : end + 1);
      if (end >= 0) {
        next = end + 1;
        contentEnd = end > start && buffer[end - 1] == '\r' ? end - 1 : end;
        scanner.end(contentEnd - start);
        return true;
      }
      if (ended) {
        next = limit;
        contentEnd = limit;
        scanner.end(limit - start);
        return limit > start;
      }
      int scanned = limit - start;
      fill();
      from = start + scanned;
    }
  }

  private int lineEnds(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += buffer[i] == '\n' ? 1 : 0;
    }
    return count;
  }

  /** Reads more; the row that is not ended moves to the front of the buffer. */
  private void fill() throws IOException {
    int held = limit - start;
    if (held >= MAX_ROW) {
      throw new Failure(
          name + ": line " + line + ": a row of more than 16 MiB; is a quote never closed?");
    }
    if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, held);
    } else if (held == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * held);
    }
    start = 0;
    limit = held;
    if (available() == 0) {
      beforeWaiting.run();
    }
    int count = read();
    ended = count < 0;
    limit += Math.max(0, count);
    bytesRead += Math.max(0, count);
  }

  private int read() throws IOException {
    try {
      return in.read(buffer, limit, buffer.length - limit);
    } catch (IOException e) {
      throw new IOException(name + ": " + e.getMessage(), e);
    }
  }

  private int available() {
    try {
      return in.available();
    } catch (IOException e) {
      return 0;
    }
  }

  /**
   * Returns the array that holds the row until another one is read.
   *
   * @return not a copy
   */
  public byte[] bytes() {
    return buffer;
  }

  /**
   * Returns where the row starts.
   *
   * @return an index of {@link #bytes()}
   */
  public int start() {
    return start;
  }

  /**
   * Returns where the row ends and its line end starts.
   *
   * @return an index of {@link #bytes()}
   */
  public int contentEnd() {
    return contentEnd;
  }

  /**
   * Returns where the line end ends, which is nothing, LF or CR LF.
   *
   * @return an index of {@link #bytes()}
   */
  public int end() {
    return next;
  }

  /**
   * Returns the number of the line that the row starts on.
   *
   * @return from 1
   */
  public long line() {
    return line;
  }

  /**
   * Returns how much of the stream was read.
   *
   * @return bytes
   */
  public long bytesRead() {
    return bytesRead;
  }
}
