package dev.netindex.contracts.oracle;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Bytes put together one number at a time, little-endian. */
public final class PlainBytes {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Appends a number of some bytes. */
  public PlainBytes number(BigInteger value, int bytes) {
    if (value.signum() < 0 || value.bitLength() > 8 * bytes) {
      throw new IllegalArgumentException(value + " does not fit into " + bytes + " bytes");
    }
    for (int i = 0; i < bytes; i++) {
      out.write(value.shiftRight(8 * i).intValue());
    }
    return this;
  }

  /** Appends a number of some bytes; all 64 bits count, without sign. */
  public PlainBytes number(long value, int bytes) {
    return number(PlainAddress.unsigned(value), bytes);
  }

  /** Appends a byte for each character. */
  public PlainBytes text(String text) {
    out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    return this;
  }

  /** Appends all of another's. */
  public PlainBytes all(PlainBytes other) {
    out.writeBytes(other.toByteArray());
    return this;
  }

  /** Returns how many there are. */
  public long size() {
    return out.size();
  }

  /** Returns them. */
  public byte[] toByteArray() {
    return out.toByteArray();
  }
}
