package dev.netindex.contracts.search;

import dev.netindex.format.spi.RowCheckKernel;
import dev.netindex.format.spi.SearchKernels;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

/**
 * A block of IPv4 rows to check: right ones are cut at random out of the address space, wrong ones
 * are right ones with something changed. Whether it is right is decided row by row in exact
 * arithmetic.
 */
record RowBlock(int width, long base, int shift, long previousEnd, long[] deltas, int[] prefixes) {
  private static final BigInteger LIMIT = BigInteger.TWO.pow(32);

  /** Makes a right block of as many rows as fit, at most so many. */
  static RowBlock random(Random random, int width, int most) {
    int shift = random.nextInt(4) == 0 ? 0 : random.nextInt(32);
    long base = (random.nextInt(8) == 0 ? 0 : random.nextLong(1L << 32)) >>> shift << shift;
    long largest = Math.min((1L << width * 8) - 1, ((1L << 32) - 1 - base) >>> shift);
    long[] deltas = new long[most];
    int[] prefixes = new int[most];
    int rows = 0;
    long next = 0;
    while (rows < most && next <= largest) {
      long start = base + (next << shift);
      int free = start == 0 ? 32 : Math.min(32, Long.numberOfTrailingZeros(start));
      int host = random.nextInt(Math.min(free, 3 + random.nextInt(30)) + 1);
      deltas[rows] = next;
      prefixes[rows++] = 32 - host;
      long end = start + (1L << host) - 1;
      next = (end - base >>> shift) + 1;
      if (random.nextInt(4) == 0) { // a gap; else the next row follows at once
        next += random.nextLong(Math.max(1, (largest - next) / most + 2));
      }
    }
    long previousEnd = base == 0 || random.nextInt(4) == 0 ? -1 : random.nextLong(base);
    if (base > 0 && random.nextBoolean()) {
      previousEnd = base - 1;
    }
    return new RowBlock(
        width,
        base,
        shift,
        previousEnd,
        Arrays.copyOf(deltas, rows),
        Arrays.copyOf(prefixes, rows));
  }

  /** Changes one number, by a little or to anything. */
  RowBlock changed(Random random) {
    long[] otherDeltas = deltas.clone();
    int[] otherPrefixes = prefixes.clone();
    int row = random.nextInt(deltas.length);
    long any = random.nextLong() >>> random.nextInt(64);
    long changedBase = base;
    int changedShift = shift;
    long changedEnd = previousEnd;
    switch (random.nextInt(8)) {
      case 0 -> otherDeltas[row] = any & (1L << width * 8) - 1;
      case 1 -> otherDeltas[row] = otherDeltas[row] ^ 1L << random.nextInt(width * 8);
      case 2 -> otherDeltas[row] = (1L << width * 8) - 1 >>> random.nextInt(3);
      case 3 -> otherPrefixes[row] = random.nextInt(256);
      case 4 -> otherPrefixes[row] = Math.max(0, prefixes[row] - 1 - random.nextInt(2));
      case 5 -> changedBase = any & 0xFFFF_FFFFL;
      case 6 -> changedShift = random.nextInt(32);
      default -> changedEnd = Math.min(base + random.nextInt(2), 0xFFFF_FFFFL);
    }
    return new RowBlock(width, changedBase, changedShift, changedEnd, otherDeltas, otherPrefixes);
  }

  /** Returns what the kernel must answer. */
  long answer() {
    BigInteger end = BigInteger.valueOf(previousEnd);
    for (int row = 0; row < deltas.length; row++) {
      BigInteger start =
          BigInteger.valueOf(base).add(BigInteger.valueOf(deltas[row]).shiftLeft(shift));
      if (prefixes[row] > 32 || start.compareTo(LIMIT) >= 0 || start.compareTo(end) <= 0) {
        return RowCheckKernel.WRONG;
      }
      BigInteger host = BigInteger.TWO.pow(32 - prefixes[row]).subtract(BigInteger.ONE);
      if (start.and(host).signum() != 0) {
        return RowCheckKernel.WRONG;
      }
      end = start.add(host);
    }
    return end.longValueExact();
  }

  byte[] encode() {
    byte[] bytes = new byte[deltas.length * (width + 1)];
    for (int row = 0; row < deltas.length; row++) {
      for (int i = 0; i < width; i++) {
        bytes[row * width + i] = (byte) (deltas[row] >>> 8 * i);
      }
      bytes[deltas.length * width + row] = (byte) prefixes[row];
    }
    return bytes;
  }

  long check(SearchKernels kernels, Placed at) {
    return check(kernels, at, at.offset(), at.offset() + (long) deltas.length * width);
  }

  long check(SearchKernels kernels, Placed at, long deltaColumn, long prefixColumn) {
    RowCheckKernel kernel =
        switch (width) {
          case 1 -> kernels.ipv4RowCheck1();
          case 2 -> kernels.ipv4RowCheck2();
          default -> kernels.ipv4RowCheck4();
        };
    return kernel.lastEnd(
        at.file(), deltaColumn, prefixColumn, deltas.length, base, shift, previousEnd);
  }
}
