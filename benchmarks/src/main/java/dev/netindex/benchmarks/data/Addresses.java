package dev.netindex.benchmarks.data;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
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
  private final long[] high;
  private final long[] low;

  private Addresses(Family family, int count) {
    this.family = family;
    this.high = new long[count];
    this.low = new long[count];
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
    return of(index, family, sample, COUNT);
  }

  /**
   * Makes any number of addresses for an index; more of them begin with the same ones.
   *
   * @param index whose rows count for {@link Sample#ROWS}
   * @param family of all addresses
   * @param sample how they are chosen
   * @param count how many
   * @return the addresses
   */
  public static Addresses of(IndexReader index, Family family, Sample sample, int count) {
    Addresses addresses = new Addresses(family, count);
    SplittableRandom random = new SplittableRandom(SEED);
    switch (sample) {
      case ROWS -> addresses.fillFrom(index, random);
      case UNIFORM -> addresses.fill(random);
    }
    return addresses;
  }

  private void fill(SplittableRandom random) {
    for (int i = 0; i < high.length; i++) {
      long bits = random.nextLong();
      high[i] = family == Family.IPV4 ? 0 : 0x2400L << 48 | bits >>> 6;
      low[i] = family == Family.IPV4 ? bits >>> 32 : random.nextLong();
    }
  }

  private void fillFrom(IndexReader index, SplittableRandom random) {
    Inspection rows = index.inspect();
    long count = (family == Family.IPV4 ? rows.ipv4() : rows.ipv6()).rows();
    MatchCursor row = index.cursor();
    for (int i = 0; i < high.length; i++) {
      fillInside(i, row.moveTo(family, random.nextInt(Math.toIntExact(count))), random);
    }
  }

  /** Adds a random number up to the row's size; numbers of as many bits are tried until one is. */
  private void fillInside(int i, MatchCursor row, SplittableRandom random) {
    long spanLow = row.endLow() - row.startLow();
    long borrow = Long.compareUnsigned(row.endLow(), row.startLow()) < 0 ? 1 : 0;
    long spanHigh = row.endHigh() - row.startHigh() - borrow;
    int unused = AddressBits.commonPrefix(0, 0, spanHigh, spanLow);
    long addHigh;
    long addLow;
    do {
      addHigh = random.nextLong() & AddressBits.hostMaskHigh(unused);
      addLow = random.nextLong() & AddressBits.hostMaskLow(unused);
    } while (AddressBits.compare(addHigh, addLow, spanHigh, spanLow) > 0);
    low[i] = row.startLow() + addLow;
    long carry = Long.compareUnsigned(low[i], addLow) < 0 ? 1 : 0;
    high[i] = row.startHigh() + addHigh + carry;
  }

  /**
   * Writes all of them to a file, for other processes.
   *
   * @param file is overwritten
   * @throws IOException if it can't be written
   */
  public void write(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(2 * Long.BYTES * high.length);
    bytes.asLongBuffer().put(high).put(low);
    Files.write(file, bytes.array());
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param file the file
   * @param family of all addresses
   * @return the addresses
   * @throws IOException if it can't be read
   */
  public static Addresses read(Path file, Family family) throws IOException {
    LongBuffer numbers = ByteBuffer.wrap(Files.readAllBytes(file)).asLongBuffer();
    Addresses addresses = new Addresses(family, numbers.remaining() / 2);
    numbers.get(addresses.high).get(addresses.low);
    return addresses;
  }

  /**
   * Returns the family of all.
   *
   * @return the family
   */
  public Family family() {
    return family;
  }

  /**
   * Tells how many there are.
   *
   * @return their number
   */
  public int size() {
    return high.length;
  }

  /**
   * Returns IPv4 addresses as the lookups take them.
   *
   * @return a new array
   */
  public int[] toIpv4() {
    int[] all = new int[low.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = (int) low[i];
    }
    return all;
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
    IpAddress[] all = new IpAddress[high.length];
    for (int i = 0; i < high.length; i++) {
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
    InetAddress[] all = new InetAddress[high.length];
    for (int i = 0; i < high.length; i++) {
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
