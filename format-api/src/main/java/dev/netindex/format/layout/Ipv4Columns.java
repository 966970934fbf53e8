package dev.netindex.format.layout;

import dev.netindex.format.spi.RowCheckKernel;

/**
 * What {@link RowCheckKernel} asks of a block of IPv4 rows, answered from copies of its columns. A
 * loop for each width, without a branch: what is wrong gathers in two words, one of bits that must
 * not be set and one of differences that must not be negative. All arithmetic is of 64 bits, where
 * nothing overflows.
 */
final class Ipv4Columns {
  private Ipv4Columns() {}

  /** Returns the last address of a block whose columns were copied, or WRONG. */
  static long lastEnd(BlockView block, int shift, long previousEnd) {
    byte[] prefixes = block.prefixBytes;
    int rows = block.rows;
    long base = block.baseLow;
    return switch (block.width) {
      case 1 -> width1(block.deltas1, prefixes, rows, base, shift, previousEnd);
      case 2 -> width2(block.deltas2, prefixes, rows, base, shift, previousEnd);
      case 4 -> width4(block.deltas4, prefixes, rows, base, shift, previousEnd);
      default -> wide(block, shift, previousEnd);
    };
  }

  private static long width1(
      byte[] deltas, byte[] prefixes, int rows, long base, int shift, long previousEnd) {
    long bits = 0;
    long differences = 0;
    long end = previousEnd;
    for (int i = 0; i < rows; i++) {
      long start = base + ((deltas[i] & 0xFFL) << shift);
      int prefix = prefixes[i] & 0xFF;
      long host = FileFormat.MAX_U32 >>> prefix;
      bits |= start & host | start >>> 32;
      differences |= start - end - 1 | 32 - prefix;
      end = start | host;
    }
    return bits == 0 && differences >= 0 ? end : RowCheckKernel.WRONG;
  }

  private static long width2(
      short[] deltas, byte[] prefixes, int rows, long base, int shift, long previousEnd) {
    long bits = 0;
    long differences = 0;
    long end = previousEnd;
    for (int i = 0; i < rows; i++) {
      long start = base + ((deltas[i] & 0xFFFFL) << shift);
      int prefix = prefixes[i] & 0xFF;
      long host = FileFormat.MAX_U32 >>> prefix;
      bits |= start & host | start >>> 32;
      differences |= start - end - 1 | 32 - prefix;
      end = start | host;
    }
    return bits == 0 && differences >= 0 ? end : RowCheckKernel.WRONG;
  }

  private static long width4(
      int[] deltas, byte[] prefixes, int rows, long base, int shift, long previousEnd) {
    long bits = 0;
    long differences = 0;
    long end = previousEnd;
    for (int i = 0; i < rows; i++) {
      long start = base + ((deltas[i] & FileFormat.MAX_U32) << shift);
      int prefix = prefixes[i] & 0xFF;
      long host = FileFormat.MAX_U32 >>> prefix;
      bits |= start & host | start >>> 32;
      differences |= start - end - 1 | 32 - prefix;
      end = start | host;
    }
    return bits == 0 && differences >= 0 ? end : RowCheckKernel.WRONG;
  }

  private static long wide(BlockView block, int shift, long previousEnd) {
    block.widen();
    long end = previousEnd;
    for (int row = 0; row < block.rows; row++) {
      long delta = block.deltaLow[row];
      int prefix = block.prefix(row);
      if (block.deltaHigh[row] != 0 || delta >>> 32 != 0 || prefix > 32) {
        return RowCheckKernel.WRONG;
      }
      long start = block.baseLow + (delta << shift);
      long host = FileFormat.MAX_U32 >>> prefix;
      if (start >>> 32 != 0 || (start & host) != 0 || start <= end) {
        return RowCheckKernel.WRONG;
      }
      end = start | host;
    }
    return end;
  }
}
