package dev.netindex.source.csv;

import java.io.IOException;
import java.io.InputStream;

/** Lines of bytes that end with LF or CRLF, the last one with or without. */
final class ByteLines {
  private static final int BLOCK = 1 << 16;
  private static final int MAX_BUFFER = TsvSource.MAX_LINE_BYTES + 4 * BLOCK;

  private final InputStream in;
  private byte[] buffer = new byte[2 * BLOCK];
  private int next;
  private int limit;
  private int start;
  private int end;
  private long number;
  private boolean tooLong;

  ByteLines(InputStream in) {
    this.in = in;
  }

  /** Goes to the next line; false at the end. */
  boolean advance() throws IOException {
    start = next;
    tooLong = false;
    int scanned = next;
    int lineFeed;
    while ((lineFeed = indexOfLineFeed(scanned)) < 0) {
      if (limit - start > TsvSource.MAX_LINE_BYTES + 1) {
        tooLong = true;
        start = limit;
      }
      scanned = limit - start;
      boolean more = fill();
      scanned += start;
      if (!more) {
        return endOfInput();
      }
    }
    next = lineFeed + 1;
    setEnd(lineFeed > start && buffer[lineFeed - 1] == '\r' ? lineFeed - 1 : lineFeed);
    return true;
  }

  /** Returns the array that holds the line until the next call of {@link #advance()}. */
  byte[] buffer() {
    return buffer;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** Returns the number of the line, from 1. */
  long number() {
    return number;
  }

  /** Says whether the line is longer than {@link TsvSource#MAX_LINE_BYTES}; it was dropped then. */
  boolean isTooLong() {
    return tooLong;
  }

  private boolean endOfInput() {
    next = limit;
    boolean found = tooLong || start < limit;
    if (found) {
      setEnd(limit);
    }
    return found;
  }

  private void setEnd(int value) {
    end = value;
    number++;
    tooLong |= end - start > TsvSource.MAX_LINE_BYTES;
  }

  private int indexOfLineFeed(int from) {
    for (int i = from; i < limit; i++) {
      if (buffer[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  /** Reads more behind the line, which it may move. */
  private boolean fill() throws IOException {
    if (buffer.length - limit < BLOCK) {
      byte[] to = buffer;
      if (buffer.length - (limit - start) < BLOCK) {
        to = new byte[Math.min(2 * buffer.length, MAX_BUFFER)];
      }
      System.arraycopy(buffer, start, to, 0, limit - start);
      buffer = to;
      limit -= start;
      start = 0;
    }
    int n = in.read(buffer, limit, buffer.length - limit);
    limit += Math.max(n, 0);
    return n >= 0;
  }
}
