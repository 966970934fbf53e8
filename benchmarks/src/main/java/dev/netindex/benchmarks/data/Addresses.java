package dev.netindex.benchmarks.data;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;

/**
 * Addresses to ask for: the same ones in every run and for every participant, because the seed is
 * fixed. There are too many for the first caches to hold what all of them touch.
 */
public final class Addresses {
  /** How many: a power of two, so that a counter wraps with a mask. */
  public static final int COUNT = 1 << 16;

  private static final long SEED = 20260617;

  private final Family family;
  private final long[] high = new long[COUNT];
  private final long[] low = new long[COUNT];

  private Addresses(Family family) {
    this.family = family;
  }

  /**
   * Makes the addresses for an index.
   *
   * @param index whose rows count for {@link Sample#ROWS}
   * @param family of all addresses
   * @param sample how they are chosen
   * @return {@link #COUNT} addresses
   */
  public static Addresses of(IndexReader index, Family family, Sample sample) {
    Addresses addresses = new Addresses(family);
    SplittableRandom random = new SplittableRandom(SEED);
    switch (sample) {
      case ROWS -> addresses.fillFrom(RowBounds.of(index, family), random);
      case UNIFORM -> addresses.fill(random);
    }
    return addresses;
  }

  /**
   * Makes the addresses for the index of GeoLite2-City.
   *
   * @param family of all addresses
   * @param sample how they are chosen
   * @return {@link #COUNT} addresses
   * @throws IOException if the index can't be read
   */
  public static Addresses ofCity(Family family, Sample sample) throws IOException {
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    try (IndexReader index = IndexReader.open(BenchmarkFiles.records("GeoLite2-City"), trusting)) {
      return of(index, family, sample);
    }
  }

  private void fill(SplittableRandom random) {
    for (int i = 0; i < COUNT; i++) {
      long bits = random.nextLong();
      high[i] = family == Family.IPV4 ? 0 : 0x2400L << 48 | bits >>> 6;
      low[i] = family == Family.IPV4 ? bits >>> 32 : random.nextLong();
    }
  }

  private void fillFrom(RowBounds rows, SplittableRandom random) {
    for (int i = 0; i < COUNT; i++) {
      int row = random.nextInt(rows.rows());
      fillInside(i, rows, row, random);
    }
  }

  /** Adds a random number up to the row's size; numbers of as many bits are tried until one is. */
  private void fillInside(int i, RowBounds rows, int row, SplittableRandom random) {
    long spanLow = rows.endLow(row) - rows.startLow(row);
    long borrow = Long.compareUnsigned(rows.endLow(row), rows.startLow(row)) < 0 ? 1 : 0;
    long spanHigh = rows.endHigh(row) - rows.startHigh(row) - borrow;
    int unused = AddressBits.commonPrefix(0, 0, spanHigh, spanLow);
    long addHigh;
    long addLow;
    do {
      addHigh = random.nextLong() & AddressBits.hostMaskHigh(unused);
      addLow = random.nextLong() & AddressBits.hostMaskLow(unused);
    } while (AddressBits.compare(addHigh, addLow, spanHigh, spanLow) > 0);
    low[i] = rows.startLow(row) + addLow;
    long carry = Long.compareUnsigned(low[i], addLow) < 0 ? 1 : 0;
    high[i] = rows.startHigh(row) + addHigh + carry;
  }

  /**
   * Returns the first halves.
   *
   * @return shared, not to be changed
   */
  public long[] high() {
    return high;
  }

  /**
   * Returns the second halves; IPv4 addresses in their low 32 bits.
   *
   * @return shared, not to be changed
   */
  public long[] low() {
    return low;
  }

  /**
   * Returns the addresses as values of this project.
   *
   * @return new objects
   */
  public IpAddress[] toIpAddresses() {
    IpAddress[] all = new IpAddress[COUNT];
    for (int i = 0; i < COUNT; i++) {
      all[i] = IpAddress.of(family, high[i], low[i]);
    }
    return all;
  }

  /**
   * Returns the addresses as the JDK's objects.
   *
   * @return new objects
   */
  public InetAddress[] toInetAddresses() {
    InetAddress[] all = new InetAddress[COUNT];
    for (int i = 0; i < COUNT; i++) {
      byte[] bytes =
          family == Family.IPV4
              ? ByteBuffer.allocate(4).putInt((int) low[i]).array()
              : ByteBuffer.allocate(16).putLong(high[i]).putLong(low[i]).array();
      try {
        all[i] = InetAddress.getByAddress(bytes);
      } catch (UnknownHostException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return all;
  }
}
