package dev.netindex.source.csv;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Decompresses gzip data of one member or several (RFC 1952). The JDK's stream takes damage in the
 * header of a further member for the end of the data; this one does not: after a member come
 * another one, zero bytes as padding, or the end.
 */
final class GzipMembers extends InputStream {
  private static final int HEADER_CRC = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;
  private static final int RESERVED = 0xe0;
  private static final int DEFLATE = 8;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 14];
  private final Inflater inflater = new Inflater(true);
  private final CRC32 crc = new CRC32();
  private int position;
  private int limit;
  private long consumed;
  private boolean insideMember;
  private boolean afterMember;
  private boolean ended;

  /** Takes data that begins with a header. */
  GzipMembers(InputStream in) {
    this.in = in;
  }

  static boolean isMagic(byte[] start) {
    return start.length == 2 && start[0] == 0x1f && start[1] == (byte) 0x8b;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!ended) {
      if (!insideMember) {
        startMember();
      } else {
        int n = inflate(bytes, offset, length);
        if (n > 0) {
          crc.update(bytes, offset, n);
          return n;
        }
      }
    }
    return -1;
  }

  @Override
  public void close() {
    inflater.end();
  }

  private int inflate(byte[] bytes, int offset, int length) throws IOException {
    if (inflater.finished()) {
      endMember();
      return 0;
    }
    if (inflater.needsInput()) {
      if (position == limit && !fill()) {
        throw early();
      }
      inflater.setInput(buffer, position, limit - position);
    }
    try {
      int n = inflater.inflate(bytes, offset, length);
      position = limit - inflater.getRemaining();
      if (n == 0 && inflater.needsDictionary()) {
        throw damaged("a preset dictionary");
      }
      return n;
    } catch (DataFormatException e) {
      throw damaged(e.getMessage() == null ? "no deflate data" : e.getMessage());
    }
  }

  private void startMember() throws IOException {
    if (position == limit && !fill()) {
      ended = true;
    } else if (afterMember && buffer[position] == 0) {
      readPadding();
    } else {
      readHeader();
      inflater.reset();
      crc.reset();
      insideMember = true;
    }
  }

  private void readPadding() throws IOException {
    while (position < limit || fill()) {
      if (buffer[position++] != 0) {
        throw damaged("data after the padding");
      }
    }
    ended = true;
  }

  private void readHeader() throws IOException {
    if (next() != 0x1f || next() != 0x8b) {
      throw damaged("data that is no further member");
    }
    if (next() != DEFLATE) {
      throw damaged("an unknown compression method");
    }
    int flags = next();
    if ((flags & RESERVED) != 0) {
      throw damaged("reserved flags");
    }
    skip(6);
    if ((flags & EXTRA) != 0) {
      skip(next() | next() << 8);
    }
    if ((flags & NAME) != 0) {
      skipText();
    }
    if ((flags & COMMENT) != 0) {
      skipText();
    }
    if ((flags & HEADER_CRC) != 0) {
      skip(2);
    }
  }

  private void endMember() throws IOException {
    if (nextInt() != (int) crc.getValue()) {
      throw damaged("a wrong checksum");
    }
    if (nextInt() != (int) inflater.getBytesWritten()) {
      throw damaged("a wrong length");
    }
    insideMember = false;
    afterMember = true;
  }

  private int nextInt() throws IOException {
    return next() | next() << 8 | next() << 16 | next() << 24;
  }

  private void skip(int bytes) throws IOException {
    for (int i = 0; i < bytes; i++) {
      next();
    }
  }

  private void skipText() throws IOException {
    int b = next();
    while (b != 0) {
      b = next();
    }
  }

  private int next() throws IOException {
    if (position == limit && !fill()) {
      throw early();
    }
    return buffer[position++] & 0xff;
  }

  private boolean fill() throws IOException {
    consumed += limit;
    position = 0;
    limit = 0;
    int n = in.read(buffer, 0, buffer.length);
    if (n <= 0) {
      return false;
    }
    limit = n;
    return true;
  }

  private ZipException damaged(String found) {
    return new ZipException(
        "damaged gzip data: " + found + " before byte " + (consumed + position));
  }

  private EOFException early() {
    return new EOFException("gzip data ends early, after byte " + (consumed + position));
  }
}
