package dev.netindex.benchmarks.data;

import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** The rows of an index of one {@link ColumnWidth}, and addresses to ask it for. */
public final class WidthIndex {
  /** Rows of the index. */
  public static final int ROWS = 1 << 16;

  private static final long SEED = 20260617;

  private final ColumnWidth width;
  private final BigInteger[] starts = new BigInteger[ROWS];

  /**
   * Makes the rows, the same ones at each call.
   *
   * @param width which ones
   */
  public WidthIndex(ColumnWidth width) {
    this.width = width;
    Random random = new Random(SEED);
    BigInteger start = BigInteger.ZERO;
    for (int row = 0; row < ROWS; row++) {
      starts[row] = start;
      BigInteger units = new BigInteger(width.stepBits(), random).add(BigInteger.ONE);
      start = start.add(units.shiftLeft(width.unitBits()));
    }
  }

  /**
   * Builds the index.
   *
   * @return the bytes of a file
   * @throws IllegalStateException if the columns did not get the width
   */
  public byte[] build() {
    IndexBuilder builder = new IndexBuilder();
    byte[] payload = "payload".getBytes(StandardCharsets.US_ASCII);
    int prefix = width.family().bits() - (width.unitBits() - 1);
    for (BigInteger start : starts) {
      builder.add(Target.Network.masking(address(start), prefix), payload);
    }
    byte[] file = builder.toByteArray();
    // A delta and a prefix a row; header, descriptors, payload and coverage are less than a byte.
    if (file.length / ROWS != width.bytes() + 1) {
      throw new IllegalStateException(file.length + " bytes for " + width);
    }
    return file;
  }

  /**
   * Makes addresses to ask for.
   *
   * @param count so many
   * @param hits inside rows, else in gaps
   * @return as two numbers each, the first 64 bits and the last
   */
  public long[][] addresses(int count, boolean hits) {
    Random random = new Random(SEED + 1);
    long[][] addresses = new long[count][];
    for (int i = 0; i < count; i++) {
      BigInteger inRow = new BigInteger(width.unitBits() - 1, random);
      BigInteger inUnit = hits ? inRow : inRow.setBit(width.unitBits() - 1);
      BigInteger address = starts[random.nextInt(ROWS)].add(inUnit);
      addresses[i] = new long[] {address.shiftRight(Long.SIZE).longValue(), address.longValue()};
    }
    return addresses;
  }

  private IpAddress address(BigInteger bits) {
    long high = width.family() == Family.IPV4 ? 0 : bits.shiftRight(Long.SIZE).longValue();
    return IpAddress.of(width.family(), high, bits.longValue());
  }
}
