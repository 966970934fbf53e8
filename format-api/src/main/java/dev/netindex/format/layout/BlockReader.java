package dev.netindex.format.layout;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Arrays;

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
    int shift = fields >>> 8 & FileFormat.SHIFT_MASK;
    long data = section + file.get(FileFormat.LONG, at + 16);
    into.rows = fields >>> 16;
    if (width == 16) {
      readWide(data, into);
    } else {
      readDeltas(data, width, into);
    }
    long baseLow = file.get(FileFormat.LONG, at);
    long baseHigh = file.get(FileFormat.LONG, at + 8);
    if (baseHigh == 0 && baseLow >>> 32 == 0 && width < 8 && shift < 32) {
      addNarrow(baseLow, shift, into);
    } else {
      addWide(baseHigh, baseLow, shift, into);
    }
  }

  /** Sums that fit in 64 bits, as those of all IPv4 blocks do. */
  private static void addNarrow(long base, int shift, BlockColumns into) {
    long[] starts = into.startLow;
    for (int row = 0; row < into.rows; row++) {
      starts[row] = base + (starts[row] << shift);
    }
    Arrays.fill(into.startHigh, 0, into.rows, 0);
  }

  private static void addWide(long baseHigh, long baseLow, int shift, BlockColumns into) {
    for (int row = 0; row < into.rows; row++) {
      long low = into.startLow[row];
      long sum = baseLow + Wide.shiftLeftLow(low, shift);
      long carry = Long.compareUnsigned(sum, baseLow) < 0 ? 1 : 0;
      into.startHigh[row] = baseHigh + Wide.shiftLeftHigh(into.startHigh[row], low, shift) + carry;
      into.startLow[row] = sum;
    }
  }

  /**
   * Leaves the deltas, unshifted, where the starts will be. The column is copied first: loops over
   * arrays are the faster ones by more than that.
   */
  private void readDeltas(long data, int width, BlockColumns into) {
    int rows = into.rows;
    MemorySegment.copy(file, ValueLayout.JAVA_BYTE, data, into.bytes, 0, rows * width);
    ByteBuffer column = into.column;
    long[] starts = into.startLow;
    switch (width) {
      case 1 -> {
        for (int row = 0; row < rows; row++) {
          starts[row] = into.bytes[row] & 0xFFL;
        }
      }
      case 2 -> {
        for (int row = 0; row < rows; row++) {
          starts[row] = column.getShort(2 * row) & 0xFFFFL;
        }
      }
      case 4 -> {
        for (int row = 0; row < rows; row++) {
          starts[row] = Integer.toUnsignedLong(column.getInt(4 * row));
        }
      }
      default -> {
        for (int row = 0; row < rows; row++) {
          starts[row] = column.getLong(8 * row);
        }
      }
    }
    Arrays.fill(into.startHigh, 0, rows, 0);
  }

  private void readWide(long data, BlockColumns into) {
    for (int row = 0; row < into.rows; row++) {
      long at = data + row * 16L;
      into.startLow[row] = file.get(FileFormat.LONG, at);
      into.startHigh[row] = file.get(FileFormat.LONG, at + 8);
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
