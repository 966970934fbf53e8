package dev.netindex.cli.input;

import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;

/** What a query asks for. */
public sealed interface Request {
  /** What no index has. */
  Request NOTHING = new Asn(0);

  /**
   * All rows that contain an address.
   *
   * @param address the address
   */
  record Ip(IpAddress address) implements Request {}

  /**
   * All rows that share an address with a network or range.
   *
   * @param target the network or range
   */
  record Span(IpTarget target) implements Request {}

  /**
   * All rows of an AS number.
   *
   * @param number 0, which no row has, to 4294967295
   */
  record Asn(long number) implements Request {}
}
