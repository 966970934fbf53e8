package dev.netindex.format.layout;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Where the columns of one packed block lie, and its deltas, widened to 128 bits each. A mutable
 * holder of one thread, filled for block after block of a section whose descriptors were checked.
 */
final class BlockView {
  final MemorySegment file;
  private final long section;

  long baseHigh;
  long baseLow;
  int width;
  int shift;
  int rows;

  /** Byte offsets in the file. The last two mean something only where there is such a column. */
  long deltas;

  long prefixes;
  long kinds;
  long ids;

  boolean uniformKind;
  boolean uniformNetwork;
  boolean implicitIds;
  int idStep;
  long idBase;

  /** Filled by {@link #widen}. */
  final long[] deltaHigh = new long[FileFormat.BLOCK_ROWS];

  final long[] deltaLow = new long[FileFormat.BLOCK_ROWS];

  BlockView(MemorySegment file, long section) {
    this.file = file;
    this.section = section;
  }

  /** Reads the descriptor of a block. Touches half a cache line. */
  void read(long block) {
    long at = section + block * FileFormat.DESCRIPTOR_BYTES;
    baseLow = file.get(FileFormat.LONG, at);
    baseHigh = file.get(FileFormat.LONG, at + 8);
    deltas = section + file.get(FileFormat.LONG, at + 16);
    int fields = file.get(FileFormat.INT, at + 24);
    idBase = Integer.toUnsignedLong(file.get(FileFormat.INT, at + 28));
    width = fields & FileFormat.WIDTH_MASK;
    shift = fields >>> 8 & FileFormat.SHIFT_MASK;
    rows = fields >>> 16;
    idStep = (fields & FileFormat.WIDTH_STEP_TWO) != 0 ? 2 : 1;
    implicitIds = (fields & FileFormat.WIDTH_IMPLICIT_IDS) != 0;
    uniformKind = (fields & FileFormat.SHIFT_UNIFORM_KIND << 8) != 0;
    uniformNetwork = (fields & FileFormat.WIDTH_UNIFORM_NETWORK) != 0;
    prefixes = deltas + (long) rows * width;
    kinds = prefixes + rows;
    ids = uniformKind ? kinds : kinds + rows;
  }

  int prefix(int row) {
    return file.get(ValueLayout.JAVA_BYTE, prefixes + row) & 0xFF;
  }

  /** Widens all deltas, in a loop for each width. */
  void widen() {
    for (int row = 0; row < rows; row++) {
      deltaHigh[row] = 0;
    }
    switch (width) {
      case 1 -> widen1();
      case 2 -> widen2();
      case 4 -> widen4();
      case 8 -> widen8();
      default -> widen16();
    }
  }

  private void widen1() {
    for (int row = 0; row < rows; row++) {
      deltaLow[row] = file.get(ValueLayout.JAVA_BYTE, deltas + row) & 0xFFL;
    }
  }

  private void widen2() {
    for (int row = 0; row < rows; row++) {
      deltaLow[row] = file.get(FileFormat.SHORT, deltas + 2L * row) & 0xFFFFL;
    }
  }

  private void widen4() {
    for (int row = 0; row < rows; row++) {
      deltaLow[row] = Integer.toUnsignedLong(file.get(FileFormat.INT, deltas + 4L * row));
    }
  }

  private void widen8() {
    for (int row = 0; row < rows; row++) {
      deltaLow[row] = file.get(FileFormat.LONG, deltas + 8L * row);
    }
  }

  private void widen16() {
    for (int row = 0; row < rows; row++) {
      deltaLow[row] = file.get(FileFormat.LONG, deltas + 16L * row);
      deltaHigh[row] = file.get(FileFormat.LONG, deltas + 16L * row + 8);
    }
  }

  /** Tells whether all kinds are those of networks and addresses, and fit the prefixes. */
  boolean kindsFit(int bits) {
    if (uniformKind) {
      return uniformNetwork || allPrefixesAre(bits);
    }
    for (int row = 0; row < rows; row++) {
      int kind = file.get(ValueLayout.JAVA_BYTE, kinds + row);
      if (kind != FileFormat.KIND_NETWORK
          && (kind != FileFormat.KIND_ADDRESS || prefix(row) != bits)) {
        return false;
      }
    }
    return true;
  }

  private boolean allPrefixesAre(int bits) {
    int different = 0;
    for (int row = 0; row < rows; row++) {
      different |= prefix(row) ^ bits;
    }
    return different == 0;
  }

  /** Takes the record ids of all rows, and tells whether all are ids and new. */
  boolean takeIds(RecordIds into) {
    return implicitIds
        ? into.takeRun(idBase, rows, idStep)
        : into.takeColumn(file, ids, Integer.BYTES, rows);
  }
}
