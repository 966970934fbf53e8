package dev.netindex.contracts.oracle;

import dev.netindex.format.IpAddress;
import java.math.BigInteger;

/**
 * An address as a number, read from text without the code under test. The family is as written: an
 * IPv4-mapped address is IPv6.
 *
 * @param v6 whether it is IPv6
 * @param value 0 to 2^32-1 or 2^128-1
 */
public record PlainAddress(boolean v6, BigInteger value) implements Comparable<PlainAddress> {
  private static final BigInteger LOW_64 = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

  /** Checks the number against the family. */
  public PlainAddress {
    if (value.signum() < 0 || value.bitLength() > bits(v6)) {
      throw new IllegalArgumentException("no address: " + value);
    }
  }

  /** Returns the length of an address in bits. */
  public static int bits(boolean v6) {
    return v6 ? 128 : 32;
  }

  /** Returns the highest address of a family. */
  public static PlainAddress highest(boolean v6) {
    return new PlainAddress(v6, BigInteger.ONE.shiftLeft(bits(v6)).subtract(BigInteger.ONE));
  }

  /** Returns the IPv4 address with these bits. */
  public static PlainAddress v4(long bits) {
    return new PlainAddress(false, BigInteger.valueOf(bits));
  }

  /** Returns the IPv6 address with these halves. */
  public static PlainAddress v6(long high, long low) {
    return new PlainAddress(true, unsigned(high).shiftLeft(64).or(unsigned(low)));
  }

  /** Reads well-formed text; anything else gives any exception or a wrong address. */
  public static PlainAddress parse(String text) {
    if (text.indexOf(':') < 0) {
      return new PlainAddress(false, dotted(text));
    }
    int gap = text.indexOf("::");
    if (gap < 0) {
      return new PlainAddress(true, groups(text));
    }
    String tail = text.substring(gap + 2);
    int left = 128 - 16 * count(text.substring(0, gap));
    return new PlainAddress(true, groups(text.substring(0, gap)).shiftLeft(left).or(groups(tail)));
  }

  private static int count(String part) {
    return part.isEmpty() ? 0 : part.split(":").length;
  }

  private static BigInteger groups(String part) {
    BigInteger value = BigInteger.ZERO;
    if (part.isEmpty()) {
      return value;
    }
    for (String group : part.split(":")) {
      value =
          group.indexOf('.') < 0
              ? value.shiftLeft(16).or(new BigInteger(group, 16))
              : value.shiftLeft(32).or(dotted(group));
    }
    return value;
  }

  private static BigInteger dotted(String text) {
    long value = 0;
    for (String octet : text.split("\\.")) {
      value = value << 8 | Integer.parseInt(octet);
    }
    return BigInteger.valueOf(value);
  }

  static BigInteger unsigned(long bits) {
    return BigInteger.valueOf(bits).and(LOW_64);
  }

  /** Returns the first 64 bits; 0 for IPv4. */
  public long high() {
    return value.shiftRight(64).longValue();
  }

  /** Returns the last 64 bits. */
  public long low() {
    return value.longValue();
  }

  /** Returns the address as the product's value, of the same family. */
  public IpAddress toIp() {
    return v6 ? IpAddress.ofIpv6(high(), low()) : IpAddress.ofIpv4((int) low());
  }

  /** Returns the address at a distance, or this one at the ends of the space. */
  public PlainAddress plus(long distance) {
    BigInteger moved = value.add(BigInteger.valueOf(distance));
    return moved.signum() < 0 || moved.bitLength() > bits(v6) ? this : new PlainAddress(v6, moved);
  }

  @Override
  public int compareTo(PlainAddress other) {
    return v6 != other.v6 ? Boolean.compare(v6, other.v6) : value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return (v6 ? "IPv6 " : "IPv4 ") + value.toString(16);
  }
}
