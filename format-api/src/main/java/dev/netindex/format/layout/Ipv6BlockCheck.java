package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;

/**
 * Checks the rows of IPv6 blocks, one after another: bounds, prefixes, canonical form, order. In
 * most blocks all starts have 64 low bits of 0, and the high halves alone decide.
 *
 * <p>No overflow is lost. Bits of a delta that its shift would lose are gathered over the block. A
 * sum that wraps around is below the block's base, as base and shifted delta are below
 * 2<sup>128</sup>; the first row is the base itself, so that some row does not start after the one
 * before.
 */
final class Ipv6BlockCheck implements BlockCheck {
  private static final int BITS = 128;

  /** Host masks of all prefixes; larger ones mask all, and are refused besides. */
  private static final long[] HOST_HIGH = new long[256];

  private static final long[] HOST_LOW = new long[256];

  static {
    for (int prefix = 0; prefix < 256; prefix++) {
      HOST_HIGH[prefix] = prefix > BITS ? -1L : AddressBits.hostMaskHigh(prefix);
      HOST_LOW[prefix] = prefix > BITS ? -1L : AddressBits.hostMaskLow(prefix);
    }
  }

  private boolean first = true;
  private long endHigh;
  private long endLow;

  @Override
  public void startAfter(long high, long low) {
    first = false;
    endHigh = high;
    endLow = low;
  }

  @Override
  public boolean check(BlockView block) {
    if (!first && AddressBits.compare(endHigh, endLow, block.baseHigh, block.baseLow) >= 0) {
      return false;
    }
    first = false;
    block.copy();
    block.widen();
    return (block.shift >= 64 && block.baseLow == 0 ? highHalves(block) : both(block))
        && block.kindsFit(BITS);
  }

  /** Of a block whose starts are multiples of 2^64; the first delta is 0 (DescriptorCheck). */
  private boolean highHalves(BlockView block) {
    long[] deltas = block.deltaLow;
    byte[] prefixes = block.prefixBytes;
    int rows = block.rows;
    int shift = block.shift - 64;
    long base = block.baseHigh;
    int prefix = prefixes[0] & 0xFF;
    int differences = BITS - prefix;
    long bits = base & HOST_HIGH[prefix];
    long end = base | HOST_HIGH[prefix];
    long used = 0;
    for (int row = 1; row < rows; row++) {
      long delta = deltas[row];
      long start = base + (delta << shift);
      if (Long.compareUnsigned(start, end) <= 0) {
        return false;
      }
      prefix = prefixes[row] & 0xFF;
      long host = HOST_HIGH[prefix];
      used |= delta;
      bits |= start & host;
      differences |= BITS - prefix;
      end = start | host;
    }
    endHigh = end;
    endLow = HOST_LOW[prefix];
    return bits == 0 && differences >= 0 && lost(used, shift) == 0 && noneHigh(block);
  }

  private static boolean noneHigh(BlockView block) {
    if (block.width < 16) {
      return true;
    }
    long used = 0;
    for (int row = 0; row < block.rows; row++) {
      used |= block.deltaHigh[row];
    }
    return used == 0;
  }

  private boolean both(BlockView block) {
    // A shift of 64 or more is a move by one word, and the rest.
    boolean moved = block.shift >= 64;
    int shift = block.shift & 63;
    long lost = 0;
    for (int row = 0; row < block.rows; row++) {
      long deltaHigh = moved ? block.deltaLow[row] : block.deltaHigh[row];
      long deltaLow = moved ? 0 : block.deltaLow[row];
      lost |= (moved ? block.deltaHigh[row] : 0) | lost(deltaHigh, shift);
      long low = block.baseLow + (deltaLow << shift);
      long carry = Long.compareUnsigned(low, block.baseLow) < 0 ? 1 : 0;
      long high = block.baseHigh + (deltaHigh << shift | lost(deltaLow, shift)) + carry;
      if (row > 0 && AddressBits.compare(endHigh, endLow, high, low) >= 0) {
        return false;
      }
      int prefix = block.prefix(row);
      if (prefix > BITS || (high & HOST_HIGH[prefix] | low & HOST_LOW[prefix]) != 0) {
        return false;
      }
      endHigh = high | HOST_HIGH[prefix];
      endLow = low | HOST_LOW[prefix];
    }
    return lost == 0;
  }

  /** Returns the bits that a shift to the left by 0 to 63 loses. */
  private static long lost(long value, int shift) {
    return value >>> 1 >>> (63 - shift);
  }

  @Override
  public long endHigh() {
    return endHigh;
  }

  @Override
  public long endLow() {
    return endLow;
  }
}
