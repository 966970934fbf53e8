package dev.netindex.source.csv;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8 and hands it to the CSV parser one line at a time at most, so that the text between
 * two calls of {@link #mark()} is one record. On request it keeps the text of the record and can go
 * back to its second line. Lines end with LF, CRLF or CR; a LF after a CR is handed out with the
 * next line. Malformed bytes are handed out as {@link Malformed}.
 */
final class LineFeed extends Reader {
  private static final int BLOCK = 8192;
  private static final int MAX_KEPT = CsvSource.MAX_ROW_CHARS + 2 * BLOCK;
  private static final int NONE = -1;

  private final InputStream in;
  private final boolean keep;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private final ByteBuffer bytes = ByteBuffer.allocate(BLOCK).flip();
  private boolean inputEnded;
  private boolean started;

  // Text from the start of the record (if kept) over what is handed out next to what is decoded.
  private char[] chars = new char[2 * BLOCK];
  private int start;
  private int next;
  private int limit;

  private boolean afterCr;
  private boolean ended;
  private long lines;
  private long recordLine = 1;
  private long recordChars;
  private int firstLineEnd = NONE;

  /**
   * Starts at the first line.
   *
   * @param in UTF-8, with or without a byte order mark
   * @param keep whether {@link #resume()} is going to be called
   */
  LineFeed(InputStream in, boolean keep) {
    this.in = in;
    this.keep = keep;
  }

  /** Thrown to the parser when a record is longer than {@link CsvSource#MAX_ROW_CHARS}. */
  static final class RecordTooLong extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** Begins a record with the text handed out next. */
  void mark() {
    start = next;
    recordLine = lines + 1;
    recordChars = 0;
    firstLineEnd = NONE;
  }

  /** Returns the line on which the record starts, from 1. */
  long recordLine() {
    return recordLine;
  }

  /** Says whether the parser has been told that there is no more text. */
  boolean ended() {
    return ended;
  }

  /**
   * Goes to the line after the one on which the record starts.
   *
   * @return how many characters are handed out for a second time
   */
  int resume() throws IOException {
    ended = false;
    lines = recordLine;
    if (firstLineEnd == NONE) {
      skipLine();
      return 0;
    }
    int again = Math.max(0, next - firstLineEnd);
    next = firstLineEnd;
    afterCr = chars[next - 1] == '\r';
    skipLfAfterCr();
    return again;
  }

  /** Skips the LF of a CRLF whose CR was handed out last, before another parser goes on. */
  void endLine() throws IOException {
    skipLfAfterCr();
  }

  @Override
  public int read(char[] out, int offset, int length) throws IOException {
    if (next == limit && !fill()) {
      ended = true;
      return -1;
    }
    int end = lineEnd(Math.min(limit, next + length));
    int n = end - next;
    recordChars += n;
    if (recordChars > CsvSource.MAX_ROW_CHARS) {
      throw new RecordTooLong();
    }
    System.arraycopy(chars, next, out, offset, n);
    next = end;
    return n;
  }

  @Override
  public void close() {}

  /** Finds the end of the line that comes next, or the given end of the text. */
  private int lineEnd(int stop) {
    for (int i = next; i < stop; i++) {
      char c = chars[i];
      if (c == '\r' || c == '\n' && !afterCr) {
        afterCr = c == '\r';
        lines++;
        if (firstLineEnd == NONE) {
          firstLineEnd = i + 1;
        }
        return i + 1;
      }
      afterCr = false;
    }
    return stop;
  }

  private void skipLine() throws IOException {
    do {
      next = lineEnd(limit);
      start = next;
    } while (firstLineEnd == NONE && fill());
    lines = recordLine;
    skipLfAfterCr();
  }

  private void skipLfAfterCr() throws IOException {
    if (afterCr && (next < limit || fill()) && chars[next] == '\n') {
      next++;
    }
    afterCr = false;
  }

  /** Decodes at least one more character, unless the input has ended. */
  private boolean fill() throws IOException {
    makeRoom();
    int before = limit;
    while (limit == before) {
      CharBuffer out = CharBuffer.wrap(chars, limit, chars.length - limit);
      CoderResult result = decoder.decode(bytes, out, inputEnded);
      limit = out.position();
      if (limit == before && result.isError()) {
        chars[limit++] = Malformed.charOf(bytes.get());
      } else if (limit == before && inputEnded) {
        return false;
      } else if (limit == before) {
        readBytes();
      }
    }
    if (!started) {
      started = true;
      next += chars[next] == '\ufeff' ? 1 : 0;
      return next < limit || fill();
    }
    return true;
  }

  private void makeRoom() {
    if (!keep) {
      start = next;
    }
    if (start == limit) {
      moveTo(chars);
    } else if (chars.length - limit < BLOCK) {
      boolean enough = chars.length - (limit - start) >= BLOCK;
      moveTo(enough ? chars : new char[Math.min(2 * chars.length, MAX_KEPT)]);
    }
  }

  private void moveTo(char[] to) {
    System.arraycopy(chars, start, to, 0, limit - start);
    chars = to;
    next -= start;
    limit -= start;
    firstLineEnd = firstLineEnd == NONE ? NONE : firstLineEnd - start;
    start = 0;
  }

  private void readBytes() throws IOException {
    bytes.compact();
    int n = in.read(bytes.array(), bytes.position(), bytes.remaining());
    bytes.position(bytes.position() + Math.max(n, 0)).flip();
    inputEnded = n < 0;
  }
}
