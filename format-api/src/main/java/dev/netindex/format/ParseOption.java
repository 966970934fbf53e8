package dev.netindex.format;

/** Departures from the strict reading of addresses and targets; none is the default. */
public enum ParseOption {
  /**
   * Takes the family as written: an IPv4-mapped address (RFC 4291, section 2.5.5.2) stays IPv6
   * instead of meaning the IPv4 address inside it.
   */
  LITERAL_FAMILY,
  /**
   * Ignores a non-empty zone ({@code %eth0}, RFC 4007, section 11) of an IPv6 address. For queries.
   */
  IGNORE_ZONE,
  /** Clears the host bits of a network instead of refusing it. For targets. */
  MASK_HOST_BITS
}
