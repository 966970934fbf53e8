package dev.netindex.format.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * The built-in kernels. A loop for each width, without a branch: what is wrong gathers in two
 * words, one of bits that must not be set and one of differences that must not be negative. All
 * arithmetic is of 64 bits, where nothing overflows.
 */
final class ScalarRowCheck {
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final long ALL = 0xFFFF_FFFFL;

  static final RowCheckKernel WIDTH_1 = new BuiltIn(ScalarRowCheck::width1);
  static final RowCheckKernel WIDTH_2 = new BuiltIn(ScalarRowCheck::width2);
  static final RowCheckKernel WIDTH_4 = new BuiltIn(ScalarRowCheck::width4);

  private ScalarRowCheck() {}

  /** A kernel that says what it is. */
  private record BuiltIn(RowCheckKernel loop) implements RowCheckKernel {
    @Override
    public boolean isBuiltIn() {
      return true;
    }

    @Override
    public long lastEnd(
        MemorySegment file,
        long deltas,
        long prefixes,
        int rows,
        long base,
        int shift,
        long previousEnd) {
      return loop.lastEnd(file, deltas, prefixes, rows, base, shift, previousEnd);
    }
  }

  private static long width1(
      MemorySegment file,
      long deltas,
      long prefixes,
      int rows,
      long base,
      int shift,
      long previousEnd) {
    long bits = 0;
    long differences = 0;
    long end = previousEnd;
    for (int i = 0; i < rows; i++) {
      long start = base + ((file.get(ValueLayout.JAVA_BYTE, deltas + i) & 0xFFL) << shift);
      int prefix = file.get(ValueLayout.JAVA_BYTE, prefixes + i) & 0xFF;
      long host = ALL >>> prefix;
      bits |= start & host | start >>> 32;
      differences |= start - end - 1 | 32 - prefix;
      end = start | host;
    }
    return bits == 0 && differences >= 0 ? end : RowCheckKernel.WRONG;
  }

  private static long width2(
      MemorySegment file,
      long deltas,
      long prefixes,
      int rows,
      long base,
      int shift,
      long previousEnd) {
    long bits = 0;
    long differences = 0;
    long end = previousEnd;
    for (int i = 0; i < rows; i++) {
      long start = base + ((file.get(SHORT, deltas + 2L * i) & 0xFFFFL) << shift);
      int prefix = file.get(ValueLayout.JAVA_BYTE, prefixes + i) & 0xFF;
      long host = ALL >>> prefix;
      bits |= start & host | start >>> 32;
      differences |= start - end - 1 | 32 - prefix;
      end = start | host;
    }
    return bits == 0 && differences >= 0 ? end : RowCheckKernel.WRONG;
  }

  private static long width4(
      MemorySegment file,
      long deltas,
      long prefixes,
      int rows,
      long base,
      int shift,
      long previousEnd) {
    long bits = 0;
    long differences = 0;
    long end = previousEnd;
    for (int i = 0; i < rows; i++) {
      long start = base + ((file.get(INT, deltas + 4L * i) & ALL) << shift);
      int prefix = file.get(ValueLayout.JAVA_BYTE, prefixes + i) & 0xFF;
      long host = ALL >>> prefix;
      bits |= start & host | start >>> 32;
      differences |= start - end - 1 | 32 - prefix;
      end = start | host;
    }
    return bits == 0 && differences >= 0 ? end : RowCheckKernel.WRONG;
  }
}
