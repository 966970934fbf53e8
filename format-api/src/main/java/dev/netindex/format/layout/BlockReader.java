package dev.netindex.format.layout;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Decodes whole packed blocks, one column after the other. */
final class BlockReader {
  private final MemorySegment file;
  private final long section;

  BlockReader(MemorySegment file, long section) {
    this.file = file;
    this.section = section;
  }

  void read(long block, BlockColumns into) {
    readStarts(block, into);
    long at = section + block * FileFormat.DESCRIPTOR_BYTES;
    int fields = file.get(FileFormat.INT, at + 24);
    long data = section + file.get(FileFormat.LONG, at + 16);
    long prefixes = data + (long) into.rows * (fields & FileFormat.WIDTH_MASK);
    MemorySegment.copy(file, ValueLayout.JAVA_BYTE, prefixes, into.prefixes, 0, into.rows);
    readIds(at, prefixes + into.rows, fields, into);
  }

  /** Fills the starts, and the number of rows. */
  void readStarts(long block, BlockColumns into) {
    long at = section + block * FileFormat.DESCRIPTOR_BYTES;
    int fields = file.get(FileFormat.INT, at + 24);
    int width = fields & FileFormat.WIDTH_MASK;
    int rows = fields >>> 16;
    long data = section + file.get(FileFormat.LONG, at + 16);
    long baseLow = file.get(FileFormat.LONG, at);
    long baseHigh = file.get(FileFormat.LONG, at + 8);
    int shift = fields >>> 8 & FileFormat.SHIFT_MASK;
    into.rows = rows;
    readDeltas(data, width, rows, into);
    for (int row = 0; row < rows; row++) {
      long low = into.startLow[row];
      long sum = baseLow + Wide.shiftLeftLow(low, shift);
      long carry = Long.compareUnsigned(sum, baseLow) < 0 ? 1 : 0;
      into.startHigh[row] = baseHigh + Wide.shiftLeftHigh(into.startHigh[row], low, shift) + carry;
      into.startLow[row] = sum;
    }
  }

  /** Leaves the deltas, unshifted, where the starts will be. */
  private void readDeltas(long data, int width, int rows, BlockColumns into) {
    for (int row = 0; row < rows; row++) {
      long at = data + (long) row * width;
      into.startHigh[row] = width == 16 ? file.get(FileFormat.LONG, at + 8) : 0;
      into.startLow[row] =
          switch (width) {
            case 1 -> file.get(ValueLayout.JAVA_BYTE, at) & 0xFFL;
            case 2 -> file.get(FileFormat.SHORT, at) & 0xFFFFL;
            case 4 -> Integer.toUnsignedLong(file.get(FileFormat.INT, at));
            default -> file.get(FileFormat.LONG, at);
          };
    }
  }

  private void readIds(long descriptor, long kinds, int fields, BlockColumns into) {
    boolean uniform = (fields & FileFormat.SHIFT_UNIFORM_KIND << 8) != 0;
    if ((fields & FileFormat.WIDTH_IMPLICIT_IDS) == 0) {
      long ids = kinds + (uniform ? 0 : into.rows);
      for (int row = 0; row < into.rows; row++) {
        into.ids[row] =
            Integer.toUnsignedLong(file.get(FileFormat.INT, ids + (long) row * Integer.BYTES));
      }
      return;
    }
    long step = (fields & FileFormat.WIDTH_STEP_TWO) != 0 ? 2 : 1;
    long base = Integer.toUnsignedLong(file.get(FileFormat.INT, descriptor + 28));
    for (int row = 0; row < into.rows; row++) {
      into.ids[row] = base + row * step;
    }
  }
}
