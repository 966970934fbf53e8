package dev.netindex.format;

/** The two address families. They are never compared with each other. */
public enum Family {
  /** IPv4: 32 bits, held in the low half of the second {@code long} of an address. */
  IPV4(32),
  /** IPv6: 128 bits, held in two {@code long}s. */
  IPV6(128);

  private final int bits;

  Family(int bits) {
    this.bits = bits;
  }

  /**
   * Returns the length of an address in bits, which is also the longest prefix.
   *
   * @return 32 or 128
   */
  public int bits() {
    return bits;
  }
}
