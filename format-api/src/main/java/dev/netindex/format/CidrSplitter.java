package dev.netindex.format;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a range into the fewest networks. From the start on, each step takes the largest network
 * that begins there and does not pass the end; that is minimal, because networks nest or are
 * disjoint.
 */
final class CidrSplitter {
  private CidrSplitter() {}

  /** Splits from the first to the last address, which are of one family and in order. */
  static List<Target.Network> split(IpAddress first, IpAddress last) {
    List<Target.Network> networks = new ArrayList<>();
    Family family = first.family();
    long high = first.high();
    long low = first.low();
    while (true) {
      int hostBits = hostBits(high, low, last);
      IpAddress start = IpAddress.of(family, high, low);
      networks.add(new Target.Network(start, family.bits() - hostBits));
      high |= AddressBits.hostMaskHigh(128 - hostBits);
      low |= AddressBits.hostMaskLow(128 - hostBits);
      // Compared before the step to the next address: there is none after the end of the space.
      if (high == last.high() && low == last.low()) {
        return List.copyOf(networks);
      }
      low++;
      high += low == 0 ? 1 : 0;
    }
  }

  /** Returns how many host bits the largest network from here to the last address can have. */
  private static int hostBits(long high, long low, IpAddress last) {
    long restLow = last.low() - low;
    long borrow = Long.compareUnsigned(last.low(), low) < 0 ? 1 : 0;
    long restHigh = last.high() - high - borrow;
    return Math.min(trailingZeros(high, low), fullBits(restHigh, restLow));
  }

  private static int trailingZeros(long high, long low) {
    return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
  }

  /** Returns the largest n with 2<sup>n</sup>-1 not above the number. */
  private static int fullBits(long high, long low) {
    int leading = AddressBits.commonPrefix(high, low, 0, 0);
    boolean allOnes =
        high == AddressBits.hostMaskHigh(leading) && low == AddressBits.hostMaskLow(leading);
    return allOnes ? 128 - leading : 127 - leading;
  }
}
