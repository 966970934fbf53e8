package dev.netindex.format.layout;

import java.io.IOException;

/**
 * Up to 256 rows on their way into a packed section, and how they are best encoded. A block is
 * filled, measured or written, cleared, and used again.
 */
final class PackedBlock {
  private static final int MAX_SHIFT = 127;
  private static final int ONE_LONG_BYTES = 8;
  private static final int TWO_LONGS_BYTES = 16;

  private long baseHigh;
  private long baseLow;
  private final long[] deltaHigh = new long[FileFormat.BLOCK_ROWS];
  private final long[] deltaLow = new long[FileFormat.BLOCK_ROWS];
  private final byte[] prefixes = new byte[FileFormat.BLOCK_ROWS];
  private final byte[] kinds = new byte[FileFormat.BLOCK_ROWS];
  private final int[] ids = new int[FileFormat.BLOCK_ROWS];
  private int rows;
  private long usedHigh;
  private long usedLow;
  private boolean uniform;
  private long step;
  private boolean implicit;

  void clear() {
    rows = 0;
  }

  boolean isEmpty() {
    return rows == 0;
  }

  boolean isFull() {
    return rows == FileFormat.BLOCK_ROWS;
  }

  /** Adds a row whose start is above that of all rows before it. */
  void add(IpRow row) {
    if (rows == 0) {
      begin(row);
    }
    long low = row.startLow - baseLow;
    long borrow = Long.compareUnsigned(row.startLow, baseLow) < 0 ? 1 : 0;
    long high = row.startHigh - baseHigh - borrow;
    deltaHigh[rows] = high;
    deltaLow[rows] = low;
    prefixes[rows] = (byte) row.prefix;
    kinds[rows] = (byte) row.kind;
    ids[rows] = (int) row.id;
    usedHigh |= high;
    usedLow |= low;
    uniform &= row.kind == kinds[0];
    rows++;
    followIds(row.id);
  }

  private void begin(IpRow row) {
    baseHigh = row.startHigh;
    baseLow = row.startLow;
    usedHigh = 0;
    usedLow = 0;
    uniform = true;
    implicit = true;
    step = 1;
  }

  private void followIds(long id) {
    long first = Integer.toUnsignedLong(ids[0]);
    if (rows == 2) {
      step = Math.max(id - first, 1);
      implicit = step <= 2;
    }
    implicit &= id == first + (rows - 1) * step;
  }

  /** How far all deltas can be shifted down without losing a bit. */
  private int shift() {
    int zeros =
        usedLow != 0
            ? Long.numberOfTrailingZeros(usedLow)
            : Long.SIZE + Long.numberOfTrailingZeros(usedHigh);
    return Math.min(zeros, MAX_SHIFT);
  }

  /** The smallest of 1, 2, 4, 8, 16 bytes that holds the last delta, which is the largest. */
  private int width(int shift) {
    if (shiftedHigh(rows - 1, shift) != 0) {
      return TWO_LONGS_BYTES;
    }
    int bits = Long.SIZE - Long.numberOfLeadingZeros(shiftedLow(rows - 1, shift));
    int width = 1;
    while (width * Byte.SIZE < bits) {
      width *= 2;
    }
    return width;
  }

  private long shiftedHigh(int row, int shift) {
    return Wide.shiftRightHigh(deltaHigh[row], shift);
  }

  private long shiftedLow(int row, int shift) {
    return Wide.shiftRightLow(deltaHigh[row], deltaLow[row], shift);
  }

  /** The bytes of the block's columns. */
  int dataBytes() {
    int kindBytes = uniform ? 0 : 1;
    int idBytes = implicit ? 0 : Integer.BYTES;
    return rows * (width(shift()) + 1 + kindBytes + idBytes);
  }

  void writeDescriptor(FileWriter out, long offset) throws IOException {
    int shift = shift();
    out.putLong2(baseHigh, baseLow);
    out.putLong(offset);
    out.putByte(width(shift) | widthFlags());
    out.putByte(shift | (uniform ? FileFormat.SHIFT_UNIFORM_KIND : 0));
    out.putShort(rows);
    out.putInt(implicit ? ids[0] : 0);
  }

  private int widthFlags() {
    int flags = implicit ? FileFormat.WIDTH_IMPLICIT_IDS : 0;
    if (implicit && step == 2) {
      flags |= FileFormat.WIDTH_STEP_TWO;
    }
    if (uniform && kinds[0] == FileFormat.KIND_NETWORK) {
      flags |= FileFormat.WIDTH_UNIFORM_NETWORK;
    }
    return flags;
  }

  void writeData(FileWriter out) throws IOException {
    writeDeltas(out);
    writeColumn(out, prefixes);
    if (!uniform) {
      writeColumn(out, kinds);
    }
    if (!implicit) {
      for (int row = 0; row < rows; row++) {
        out.putInt(ids[row]);
      }
    }
  }

  private void writeDeltas(FileWriter out) throws IOException {
    int shift = shift();
    int width = width(shift);
    for (int row = 0; row < rows; row++) {
      out.putBytesOf(shiftedLow(row, shift), Math.min(width, ONE_LONG_BYTES));
      out.putBytesOf(shiftedHigh(row, shift), Math.max(width - ONE_LONG_BYTES, 0));
    }
  }

  private void writeColumn(FileWriter out, byte[] column) throws IOException {
    for (int row = 0; row < rows; row++) {
      out.putByte(column[row]);
    }
  }
}
