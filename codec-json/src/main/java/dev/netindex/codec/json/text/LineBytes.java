package dev.netindex.codec.json.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Lines of bytes of bounded length. Of one that is too long only its number is kept. */
final class LineBytes {
  private static final int FIRST_BUFFER = 1 << 16;

  private final InputStream in;
  private final int longest;
  private byte[] buffer = new byte[FIRST_BUFFER];
  private int position;
  private int limit;
  private long bufferOffset;
  private boolean ended;
  private int start;
  private int end;
  private boolean tooLong;
  private long offset;
  private long number;

  LineBytes(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /** Goes to the next line; returns false at the end. */
  boolean next() throws IOException {
    tooLong = false;
    offset = bufferOffset + position;
    int scan = position;
    while (true) {
      while (scan < limit && buffer[scan] != '\n') {
        scan++;
      }
      if (scan < limit || ended) {
        return take(scan);
      }
      // One more for the CR of a line that is just not too long.
      if (scan - position > longest + 1) {
        tooLong = true;
        position = scan;
      }
      scan -= fill();
    }
  }

  private boolean take(int lineEnd) {
    if (lineEnd == limit && lineEnd == position && !tooLong) {
      return false;
    }
    number++;
    start = position;
    end = lineEnd > start && buffer[lineEnd - 1] == '\r' ? lineEnd - 1 : lineEnd;
    tooLong |= end - start > longest;
    position = Math.min(lineEnd + 1, limit);
    return true;
  }

  /** Reads more; returns by how much what is not taken yet moved to the front. */
  private int fill() throws IOException {
    int moved = position;
    if (moved == 0 && limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    } else {
      System.arraycopy(buffer, moved, buffer, 0, limit - moved);
      limit -= moved;
      position = 0;
      bufferOffset += moved;
    }
    int count = in.read(buffer, limit, buffer.length - limit);
    ended = count < 0;
    limit += Math.max(count, 0);
    return moved;
  }

  boolean isBlank() {
    for (int i = start; i < end && !tooLong; i++) {
      if (buffer[i] != ' ' && buffer[i] != '\t' && buffer[i] != '\r') {
        return false;
      }
    }
    return !tooLong;
  }

  boolean isTooLong() {
    return tooLong;
  }

  /** Returns a copy of the line without its end. */
  byte[] toByteArray() {
    return Arrays.copyOfRange(buffer, start, end);
  }

  /** Returns where the line starts, in bytes from the start of the stream. */
  long offset() {
    return offset;
  }

  /** Returns the number of the line, from 1. */
  long number() {
    return number;
  }
}
