package dev.netindex.format;

/**
 * Arithmetic on addresses held as two {@code long}s in network order, without objects. An IPv4
 * address stands in the low 32 bits with all others 0, so that its prefix {@code p} is prefix
 * {@code 96 + p} here; every prefix parameter of this class counts from the first of 128 bits.
 */
public final class AddressBits {
  private AddressBits() {}

  /**
   * Compares two addresses of one family as unsigned numbers.
   *
   * @param aHigh first 64 bits of the first address
   * @param aLow last 64 bits of the first address
   * @param bHigh first 64 bits of the second address
   * @param bLow last 64 bits of the second address
   * @return negative, 0 or positive
   */
  public static int compare(long aHigh, long aLow, long bHigh, long bLow) {
    return aHigh != bHigh ? Long.compareUnsigned(aHigh, bHigh) : Long.compareUnsigned(aLow, bLow);
  }

  /**
   * Returns the first half of the host mask: ones in every bit after the prefix.
   *
   * @param prefix 0 to 128
   * @return bits 0 to 63 of the mask
   */
  public static long hostMaskHigh(int prefix) {
    return prefix >= 64 ? 0 : -1L >>> prefix;
  }

  /**
   * Returns the second half of the host mask: ones in every bit after the prefix.
   *
   * @param prefix 0 to 128
   * @return bits 64 to 127 of the mask
   */
  public static long hostMaskLow(int prefix) {
    if (prefix <= 64) {
      return -1L;
    }
    return prefix >= 128 ? 0 : -1L >>> (prefix - 64);
  }

  /**
   * Counts the leading bits in which two addresses agree.
   *
   * @param aHigh first 64 bits of the first address
   * @param aLow last 64 bits of the first address
   * @param bHigh first 64 bits of the second address
   * @param bLow last 64 bits of the second address
   * @return 0 to 128
   */
  public static int commonPrefix(long aHigh, long aLow, long bHigh, long bLow) {
    long high = aHigh ^ bHigh;
    return high != 0
        ? Long.numberOfLeadingZeros(high)
        : 64 + Long.numberOfLeadingZeros(aLow ^ bLow);
  }

  /**
   * Tells whether an IPv6 address is IPv4-mapped, in {@code ::ffff:0:0/96} (RFC 4291, section
   * 2.5.5.2).
   *
   * @param high first 64 bits
   * @param low last 64 bits
   * @return whether the last 32 bits are an IPv4 address
   */
  public static boolean isMapped(long high, long low) {
    return high == 0 && low >>> 32 == 0xFFFF;
  }
}
