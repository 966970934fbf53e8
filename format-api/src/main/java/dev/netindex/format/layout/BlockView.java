package dev.netindex.format.layout;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * Where the columns of one packed block lie, with copies of its deltas and prefixes. A mutable
 * holder of one thread, filled for block after block of a section whose descriptors were checked.
 * Loops over arrays are compiled well from the first call on; over a mapped file they may be four
 * times slower, and in a new process much more.
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

  /** Filled by {@link #copy}: the prefixes, and the deltas in the array of their width. */
  final byte[] prefixBytes = new byte[FileFormat.BLOCK_ROWS];

  final byte[] deltas1 = new byte[FileFormat.BLOCK_ROWS];
  final short[] deltas2 = new short[FileFormat.BLOCK_ROWS];
  final int[] deltas4 = new int[FileFormat.BLOCK_ROWS];
  private final int[] explicitIds = new int[FileFormat.BLOCK_ROWS];
  private final long[] deltas16 = new long[2 * FileFormat.BLOCK_ROWS];

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

  /** Returns a prefix that was copied. */
  int prefix(int row) {
    return prefixBytes[row] & 0xFF;
  }

  /** Copies deltas and prefixes out of the file; deltas of 8 bytes are wide enough as they are. */
  void copy() {
    MemorySegment.copy(file, ValueLayout.JAVA_BYTE, prefixes, prefixBytes, 0, rows);
    switch (width) {
      case 1 -> MemorySegment.copy(file, ValueLayout.JAVA_BYTE, deltas, deltas1, 0, rows);
      case 2 -> MemorySegment.copy(file, FileFormat.SHORT, deltas, deltas2, 0, rows);
      case 4 -> MemorySegment.copy(file, FileFormat.INT, deltas, deltas4, 0, rows);
      case 8 -> MemorySegment.copy(file, FileFormat.LONG, deltas, deltaLow, 0, rows);
      default -> MemorySegment.copy(file, FileFormat.LONG, deltas, deltas16, 0, 2 * rows);
    }
  }

  /** Widens all deltas that were copied to 128 bits, in a loop for each width. */
  void widen() {
    Arrays.fill(deltaHigh, 0, rows, 0);
    switch (width) {
      case 1 -> {
        for (int row = 0; row < rows; row++) {
          deltaLow[row] = deltas1[row] & 0xFFL;
        }
      }
      case 2 -> {
        for (int row = 0; row < rows; row++) {
          deltaLow[row] = deltas2[row] & 0xFFFFL;
        }
      }
      case 4 -> {
        for (int row = 0; row < rows; row++) {
          deltaLow[row] = deltas4[row] & 0xFFFF_FFFFL;
        }
      }
      case 8 -> {}
      default -> {
        for (int row = 0; row < rows; row++) {
          deltaLow[row] = deltas16[2 * row];
          deltaHigh[row] = deltas16[2 * row + 1];
        }
      }
    }
  }

  /**
   * Tells, with prefixes that were copied, whether all kinds are those of networks and addresses,
   * and fit the prefixes.
   */
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
    if (implicitIds) {
      return into.takeRun(idBase, rows, idStep);
    }
    MemorySegment.copy(file, FileFormat.INT, ids, explicitIds, 0, rows);
    return into.takeAll(explicitIds, rows);
  }
}
