package dev.netindex.format;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * An IPv4 or IPv6 address: a family and 128 bits in network order, held in two {@code long}s. An
 * IPv4 address stands in the low 32 bits of {@link #low()}, all other bits are 0. Immutable.
 *
 * <p>An IPv4-mapped IPv6 address ({@code ::ffff:0:0/96}; RFC 4291, section 2.5.5.2) means the IPv4
 * address inside it wherever it comes from text, from the JDK or from bytes; only {@link #ofIpv6}
 * and {@link ParseOption#LITERAL_FAMILY} take it literally. Nothing here asks the DNS, knows the
 * machine's interfaces or keeps a zone.
 */
public final class IpAddress implements Comparable<IpAddress> {
  private static final long IPV4_MASK = 0xFFFF_FFFFL;
  private static final int NO_SCOPE = -1;

  private final Family family;
  private final long high;
  private final long low;

  private IpAddress(Family family, long high, long low) {
    this.family = family;
    this.high = high;
    this.low = low;
  }

  /**
   * Reads an address: four decimal octets without leading zeros, or an IPv6 address of RFC 4291,
   * section 2.2, with an IPv4 tail if wanted. ASCII only; no spaces, brackets, ports or host names.
   *
   * @param text the address and nothing else
   * @param options departures from the strict reading; {@link ParseOption#MASK_HOST_BITS} means
   *     nothing here
   * @return the address; the IPv4 address if the text is an IPv4-mapped one, unless {@link
   *     ParseOption#LITERAL_FAMILY} is given
   * @throws InvalidInputException if the text is no address ({@link Fault#ADDRESS_TEXT}) or has a
   *     zone without {@link ParseOption#IGNORE_ZONE}, or an empty one ({@link Fault#ADDRESS_ZONE});
   *     its offset is the character that is wrong, from 0
   */
  public static IpAddress parse(CharSequence text, ParseOption... options) {
    return AddressParser.parse(text, options);
  }

  /**
   * Takes an address of the JDK. The scope of an {@link Inet6Address} is ignored.
   *
   * @param address an address of either family
   * @return the same address; the IPv4 address of an IPv4-mapped {@link Inet6Address}
   */
  public static IpAddress of(InetAddress address) {
    return ofBytes(address.getAddress());
  }

  /**
   * Makes an address of two {@code long}s, literally: a mapped IPv6 address stays IPv6.
   *
   * @param family the family
   * @param high first 64 bits; 0 for IPv4
   * @param low last 64 bits; 0 to 2<sup>32</sup>-1 for IPv4
   * @return the address
   * @throws InvalidInputException if an IPv4 address has more than 32 bits ({@link
   *     Fault#ADDRESS_TEXT})
   */
  public static IpAddress of(Family family, long high, long low) {
    if (family == Family.IPV4 && (high != 0 || low >>> 32 != 0)) {
      String actual = "0x" + Long.toHexString(high) + " and 0x" + Long.toHexString(low);
      throw new InvalidInputException(
          Fault.ADDRESS_TEXT, NetindexException.NO_OFFSET, "an IPv4 address of 32 bits", actual);
    }
    return new IpAddress(family, high, low);
  }

  /**
   * Takes an address of 4 or 16 bytes, most significant first. The array is not kept.
   *
   * @param networkOrder 4 bytes of an IPv4 or 16 bytes of an IPv6 address
   * @return the address; the IPv4 address if the bytes are an IPv4-mapped one
   * @throws InvalidInputException if there are neither 4 nor 16 bytes ({@link Fault#ADDRESS_TEXT})
   */
  public static IpAddress ofBytes(byte[] networkOrder) {
    if (networkOrder.length == 4) {
      return new IpAddress(Family.IPV4, 0, read(networkOrder, 0, 4));
    }
    if (networkOrder.length == 16) {
      return ofIpv6(read(networkOrder, 0, 8), read(networkOrder, 8, 8)).unmapped();
    }
    throw new InvalidInputException(
        Fault.ADDRESS_TEXT,
        NetindexException.NO_OFFSET,
        "4 or 16 bytes",
        networkOrder.length + " bytes");
  }

  /**
   * Makes an IPv4 address.
   *
   * @param bits the 32 bits, unsigned; the first octet in the most significant eight
   * @return the address
   */
  public static IpAddress ofIpv4(int bits) {
    return new IpAddress(Family.IPV4, 0, bits & IPV4_MASK);
  }

  /**
   * Makes an IPv6 address, literally: an IPv4-mapped one stays IPv6.
   *
   * @param high first 64 bits
   * @param low last 64 bits
   * @return the address
   */
  public static IpAddress ofIpv6(long high, long low) {
    return new IpAddress(Family.IPV6, high, low);
  }

  /**
   * Appends an address as {@link #toString()} writes it, without an object for it.
   *
   * @param out takes the text
   * @param family the family
   * @param high first 64 bits; not looked at for IPv4
   * @param low last 64 bits; of IPv4 only the low 32 are looked at
   */
  public static void append(StringBuilder out, Family family, long high, long low) {
    AddressFormatter.append(out, family, high, low);
  }

  /**
   * Returns the family.
   *
   * @return never null
   */
  public Family family() {
    return family;
  }

  /**
   * Tells whether this is an IPv4 address. An IPv4-mapped IPv6 address is not.
   *
   * @return whether the family is {@link Family#IPV4}
   */
  public boolean isIpv4() {
    return family == Family.IPV4;
  }

  /**
   * Returns the first 64 bits.
   *
   * @return bits 0 to 63 in network order; 0 for IPv4
   */
  public long high() {
    return high;
  }

  /**
   * Returns the last 64 bits.
   *
   * @return bits 64 to 127 in network order; 0 to 2<sup>32</sup>-1 for IPv4
   */
  public long low() {
    return low;
  }

  /**
   * Returns the bits of an IPv4 address.
   *
   * @return the 32 bits, unsigned; the first octet in the most significant eight
   * @throws IllegalStateException if this is an IPv6 address
   */
  public int ipv4Bits() {
    if (family != Family.IPV4) {
      throw new IllegalStateException("not an IPv4 address: " + this);
    }
    return (int) low;
  }

  /**
   * Tells whether this is an IPv6 address that is IPv4-mapped, in {@code ::ffff:0:0/96}.
   *
   * @return false for every IPv4 address
   */
  public boolean isMapped() {
    return family == Family.IPV6 && AddressBits.isMapped(high, low);
  }

  /**
   * Returns the IPv4 address that an IPv4-mapped one means.
   *
   * @return an IPv4 address if {@link #isMapped()}, otherwise this
   */
  public IpAddress unmapped() {
    return isMapped() ? ofIpv4((int) low) : this;
  }

  /**
   * Returns the bytes, most significant first.
   *
   * @return a new array of 4 or 16 bytes
   */
  public byte[] toBytes() {
    byte[] bytes = new byte[family.bits() / 8];
    for (int i = 0; i < bytes.length; i++) {
      int fromEnd = bytes.length - 1 - i;
      bytes[i] = (byte) ((fromEnd < 8 ? low : high) >>> (8 * (fromEnd & 7)));
    }
    return bytes;
  }

  /**
   * Returns the address as one of the JDK, without host name and scope.
   *
   * @return an {@link java.net.Inet4Address} or {@link Inet6Address}, as {@link #family()} says
   */
  public InetAddress toInetAddress() {
    try {
      byte[] bytes = toBytes();
      // InetAddress.getByAddress(byte[]) would turn a mapped address into an IPv4 one.
      return family == Family.IPV4
          ? InetAddress.getByAddress(bytes)
          : Inet6Address.getByAddress(null, bytes, NO_SCOPE);
    } catch (UnknownHostException e) {
      throw new IllegalStateException("4 or 16 bytes are always an address", e);
    }
  }

  /**
   * Appends what {@link #toString()} returns.
   *
   * @param out takes the text
   */
  public void appendTo(StringBuilder out) {
    AddressFormatter.append(out, family, high, low);
  }

  /**
   * Returns the address as text: dotted decimal for IPv4, RFC 5952 for IPv6, an IPv4-mapped one as
   * {@code ::ffff:1.2.3.4}.
   *
   * @return at most 39 characters of ASCII; {@link #parse} reads them back, a mapped address with
   *     {@link ParseOption#LITERAL_FAMILY}
   */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(AddressFormatter.MAX_LENGTH);
    appendTo(out);
    return out.toString();
  }

  /**
   * Compares as unsigned numbers, IPv4 before IPv6.
   *
   * @param other the other address
   * @return negative, 0 or positive; 0 exactly for equal addresses
   */
  @Override
  public int compareTo(IpAddress other) {
    return family == other.family
        ? AddressBits.compare(high, low, other.high, other.low)
        : family.compareTo(other.family);
  }

  /**
   * Tells whether the other object is an address of the same family and bits.
   *
   * @param other any object
   * @return whether they are equal; an IPv4-mapped address differs from its IPv4 address
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof IpAddress that
        && family == that.family
        && high == that.high
        && low == that.low;
  }

  /**
   * Returns a hash of family and bits, the same in every run.
   *
   * @return any number
   */
  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(high) + Long.hashCode(low)) + family.bits();
  }

  private static long read(byte[] bytes, int from, int count) {
    long value = 0;
    for (int i = from; i < from + count; i++) {
      value = value << 8 | (bytes[i] & 0xFF);
    }
    return value;
  }
}
