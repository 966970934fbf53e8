package dev.netindex.format.reader;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;

/**
 * The addresses that a query's target spans, without making objects: a network's last address would
 * be one.
 */
final class TargetSpan {
  private TargetSpan() {}

  /** Refuses AS numbers. */
  static IpTarget require(Target target) {
    if (target instanceof IpTarget span) {
      return span;
    }
    throw new InvalidInputException(
        Fault.QUERY_TARGET,
        InvalidInputException.NO_OFFSET,
        "an address, network or range",
        target.toString());
  }

  /** Returns the first 64 bits of the last address. */
  static long lastHigh(IpTarget span) {
    return span instanceof Target.Network network
        ? network.address().high() | AddressBits.hostMaskHigh(prefix(network))
        : span.last().high();
  }

  /** Returns the last 64 bits of the last address. */
  static long lastLow(IpTarget span) {
    return span instanceof Target.Network network
        ? network.address().low() | AddressBits.hostMaskLow(prefix(network))
        : span.last().low();
  }

  /** Counts the prefix from 128 bits. */
  private static int prefix(Target.Network network) {
    IpAddress address = network.address();
    return Family.IPV6.bits() - address.family().bits() + network.prefix();
  }
}
