package dev.netindex.source.csv;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of an input, decompressed where they are gzip. Every {@link IOException} begins with
 * the name of the input. Closing frees what decompression holds and leaves the caller's stream
 * open.
 */
final class Input extends InputStream {
  private final String name;
  private final Counting counting;
  private final InputStream content;
  private final @Nullable GzipMembers members;

  private Input(
      String name, Counting counting, InputStream content, @Nullable GzipMembers members) {
    this.name = name;
    this.counting = counting;
    this.content = content;
    this.members = members;
  }

  static Input open(InputStream in, String name) throws IOException {
    Counting counting = new Counting(in);
    PushbackInputStream start = new PushbackInputStream(counting, 2);
    try {
      return isGzip(start)
          ? decompressing(name, counting, new GzipMembers(start))
          : new Input(name, counting, start, null);
    } catch (IOException e) {
      throw named(name, e);
    }
  }

  private static Input decompressing(String name, Counting counting, GzipMembers members)
      throws IOException {
    PushbackInputStream content = new PushbackInputStream(members, 2);
    try {
      // Neither form of text begins so: every row would be bad, and with skipping nothing be left.
      if (isGzip(content)) {
        throw new ZipException("gzip inside gzip; decompress it once");
      }
      return new Input(name, counting, content, members);
    } catch (IOException e) {
      members.close();
      throw e;
    }
  }

  private static boolean isGzip(PushbackInputStream in) throws IOException {
    byte[] start = in.readNBytes(2);
    in.unread(start);
    return GzipMembers.isMagic(start);
  }

  String name() {
    return name;
  }

  /** Returns how many bytes were read, before decompression. */
  long count() {
    return counting.count;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    try {
      return content.read(bytes, offset, length);
    } catch (IOException e) {
      throw named(name, e);
    }
  }

  @Override
  public void close() {
    if (members != null) {
      members.close();
    }
  }

  private static IOException named(String name, IOException e) {
    String message = e.getMessage();
    return new IOException(name + ": " + (message == null ? e.toString() : message), e);
  }

  private static final class Counting extends InputStream {
    private final InputStream in;
    private long count;

    Counting(InputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      int b = in.read();
      if (b >= 0) {
        count++;
      }
      return b;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int n = in.read(bytes, offset, length);
      count += Math.max(n, 0);
      return n;
    }
  }
}
