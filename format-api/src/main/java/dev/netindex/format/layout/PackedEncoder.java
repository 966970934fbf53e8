package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import java.io.IOException;
import java.util.OptionalLong;

/**
 * Writes a packed section: first a descriptor for each block of 256 rows, then the blocks' columns.
 * Measuring, descriptors and columns are a pass each over the rows, so that no more than one block
 * is in memory.
 */
public final class PackedEncoder {
  private final RowSource source;

  /**
   * Prepares the encoding of a family's rows.
   *
   * @param source the rows; they can be written if {@link #measure} finds a length
   */
  public PackedEncoder(RowSource source) {
    this.source = source;
  }

  /**
   * Finds out whether the rows can be packed, and to how many bytes. They can if there are any,
   * none is a range, and each ends before the next one starts.
   *
   * @return the length of the section, or empty if it cannot be packed
   * @throws IOException if the rows cannot be read
   */
  public OptionalLong measure() throws IOException {
    long[] bytes = {0};
    boolean packable =
        forEachBlock(block -> bytes[0] += FileFormat.DESCRIPTOR_BYTES + block.dataBytes());
    return packable && bytes[0] > 0 ? OptionalLong.of(bytes[0]) : OptionalLong.empty();
  }

  /**
   * Writes the section.
   *
   * @param out receives exactly as many bytes as {@link #measure} said
   * @throws IOException if the rows cannot be read, or {@code out} fails
   */
  public void write(FileWriter out) throws IOException {
    long blocks = Math.ceilDiv(source.rows(), FileFormat.BLOCK_ROWS);
    long[] offset = {blocks * FileFormat.DESCRIPTOR_BYTES};
    boolean packable =
        forEachBlock(
            block -> {
              block.writeDescriptor(out, offset[0]);
              offset[0] += block.dataBytes();
            });
    if (!packable) {
      throw new IllegalStateException("rows that overlap, or ranges, cannot be packed");
    }
    forEachBlock(block -> block.writeData(out));
  }

  /** Returns false as soon as a row cannot be packed. */
  private boolean forEachBlock(BlockAction action) throws IOException {
    PackedBlock block = new PackedBlock();
    IpRow row = new IpRow();
    IpRow previous = new IpRow();
    boolean first = true;
    try (RowCursor cursor = source.open()) {
      while (cursor.next(row)) {
        if (row.kind == FileFormat.KIND_RANGE || !(first || isAfter(row, previous))) {
          return false;
        }
        first = false;
        previous.endHigh = row.endHigh;
        previous.endLow = row.endLow;
        block.add(row);
        if (block.isFull()) {
          action.accept(block);
          block.clear();
        }
      }
    }
    if (!block.isEmpty()) {
      action.accept(block);
    }
    return true;
  }

  private static boolean isAfter(IpRow row, IpRow previous) {
    return AddressBits.compare(row.startHigh, row.startLow, previous.endHigh, previous.endLow) > 0;
  }

  private interface BlockAction {
    void accept(PackedBlock block) throws IOException;
  }
}
