package dev.netindex.format;

/** The rules of canonical targets, and the arithmetic of networks that they need. */
final class TargetRules {
  /** What is expected of an AS number, in words. */
  static final String AS_NUMBERS = "an AS number of 1 to 4294967295";

  private TargetRules() {}

  /** Checks that the prefix fits the family and that no host bits are set. */
  static void checkNetwork(IpAddress address, int prefix) {
    checkPrefix(address.family(), prefix);
    if (hasHostBits(address, prefix)) {
      throw new InvalidInputException(
          Fault.NETWORK_HOST_BITS,
          NetindexException.NO_OFFSET,
          lowest(address, prefix) + "/" + prefix,
          address + "/" + prefix);
    }
  }

  /** Checks that both ends are of one family and in order. */
  static void checkEnds(IpAddress start, IpAddress end, long offset) {
    boolean oneFamily = start.family() == end.family();
    if (!oneFamily || start.compareTo(end) > 0) {
      throw new InvalidInputException(
          Fault.RANGE_ENDPOINTS,
          offset,
          oneFamily ? "an end not below the start" : "both ends in one family",
          start + "-" + end);
    }
  }

  static boolean hasHostBits(IpAddress address, int prefix) {
    int bits = wide(address.family(), prefix);
    return (address.high() & AddressBits.hostMaskHigh(bits)) != 0
        || (address.low() & AddressBits.hostMaskLow(bits)) != 0;
  }

  static IpAddress lowest(IpAddress address, int prefix) {
    checkPrefix(address.family(), prefix);
    int bits = wide(address.family(), prefix);
    long high = address.high() & ~AddressBits.hostMaskHigh(bits);
    return IpAddress.of(address.family(), high, address.low() & ~AddressBits.hostMaskLow(bits));
  }

  static IpAddress highest(IpAddress address, int prefix) {
    int bits = wide(address.family(), prefix);
    long high = address.high() | AddressBits.hostMaskHigh(bits);
    return IpAddress.of(address.family(), high, address.low() | AddressBits.hostMaskLow(bits));
  }

  static boolean contains(IpAddress network, int prefix, IpAddress address) {
    return network.family() == address.family()
        && AddressBits.commonPrefix(network.high(), network.low(), address.high(), address.low())
            >= wide(network.family(), prefix);
  }

  /** Returns what is expected of a prefix, in words. */
  static String prefixes(Family family) {
    return "a prefix length of 0 to " + family.bits();
  }

  private static void checkPrefix(Family family, int prefix) {
    if (prefix < 0 || prefix > family.bits()) {
      throw new InvalidInputException(
          Fault.NETWORK_PREFIX,
          NetindexException.NO_OFFSET,
          prefixes(family),
          Integer.toString(prefix));
    }
  }

  /** Counts a prefix from the first of 128 bits, as {@link AddressBits} does. */
  private static int wide(Family family, int prefix) {
    return Family.IPV6.bits() - family.bits() + prefix;
  }
}
