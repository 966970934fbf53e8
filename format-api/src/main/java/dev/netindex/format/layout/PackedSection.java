package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * A section of disjoint networks and addresses in blocks of 256 rows (FORMAT.md, "Packed section").
 * A lookup touches one cache line of descriptors for each halving of the blocks, then two or three
 * of the block's deltas, and one of its prefixes.
 */
public final class PackedSection implements IpSection {
  private final MemorySegment file;
  private final Family family;
  private final long section;
  private final long rows;
  private final long blocks;
  private final BlockReader blockReader;
  private final BlockSearch search;
  private final long lowestHigh;
  private final long lowestLow;
  private final long highestHigh;
  private final long highestLow;

  private PackedSection(
      MemorySegment file, Family family, long section, long rows, SearchKernels kernels) {
    this.file = file;
    this.family = family;
    this.section = section;
    this.rows = rows;
    this.blocks = blocks(rows);
    this.blockReader = new BlockReader(file, section);
    this.search = new BlockSearch(file, family, section, rows, kernels);
    IpRow row = new IpRow();
    load(0, row);
    this.lowestHigh = row.startHigh;
    this.lowestLow = row.startLow;
    load(rows - 1, row);
    this.highestHigh = row.endHigh;
    this.highestLow = row.endLow;
  }

  /**
   * Checks the descriptors of a section and views it. Rows are not looked at: {@link RowCheck} does
   * that.
   *
   * @param file the whole file
   * @param family family of the rows
   * @param section byte offset of the section
   * @param bytes its length
   * @param rows number of rows, 1 or more
   * @param kernels search in the delta columns
   * @return the section
   * @throws dev.netindex.format.InvalidIndexException if a descriptor is wrong
   */
  static PackedSection open(
      MemorySegment file,
      Family family,
      long section,
      long bytes,
      long rows,
      SearchKernels kernels) {
    new DescriptorCheck(file, section, bytes, rows).run();
    return new PackedSection(file, family, section, rows, kernels);
  }

  /** Returns the number of blocks of so many rows. */
  static long blocks(long rows) {
    return (rows + FileFormat.BLOCK_ROWS - 1) / FileFormat.BLOCK_ROWS;
  }

  @Override
  public Family family() {
    return family;
  }

  @Override
  public long rows() {
    return rows;
  }

  @Override
  public boolean disjoint() {
    return true;
  }

  @Override
  public boolean outside(long firstHigh, long firstLow, long lastHigh, long lastLow) {
    return AddressBits.compare(lastHigh, lastLow, lowestHigh, lowestLow) < 0
        || AddressBits.compare(firstHigh, firstLow, highestHigh, highestLow) > 0;
  }

  @Override
  public long next(long from, long startHigh, long startLow, long endHigh, long endLow) {
    long row = from;
    if (from == 0 || !reaches(from, endHigh, endLow)) {
      row = search.lastStartingUpTo(endHigh, endLow);
      if (row >= from && reaches(row, endHigh, endLow)) {
        return row;
      }
      row = Math.max(row + 1, from);
    }
    return row < rows && compareStart(row, startHigh, startLow) <= 0 ? row : -1;
  }

  @Override
  public long firstStartingFrom(long high, long low) {
    long row = search.lastStartingUpTo(high, low);
    return row >= 0 && compareStart(row, high, low) >= 0 ? row : row + 1;
  }

  @Override
  public long longestPrefix(long high, long low) {
    long row = search.lastStartingUpTo(high, low);
    return row >= 0 && reaches(row, high, low) ? row : -1;
  }

  /**
   * Finds the last row of a span that starts at or before an address: for callers who know that no
   * row from the span's end on does. Touches the descriptors of its blocks, one for most spans, and
   * the lines of its deltas.
   *
   * @param from first row of the span, 0 to {@code to}
   * @param to row after the last of the span, up to {@code rows()}
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return a row, or {@code from - 1} if none of the span does
   */
  public long lastStartingUpTo(long from, long to, long high, long low) {
    return search.lastStartingUpTo(from, to, high, low);
  }

  /**
   * Tells whether a row ends at or after an address.
   *
   * @param row any number
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return false also where there is no such row
   */
  public boolean reaches(long row, long high, long low) {
    if (row < 0 || row >= rows) {
      return false;
    }
    long at = descriptor(row);
    int fields = fields(at);
    long data = data(at);
    long deltaLow = deltaLow(row, data, fields);
    long deltaHigh = deltaHigh(row, data, fields);
    int prefix = prefix128(prefix(row, data, fields));
    return AddressBits.compare(
            startHigh(at, fields, deltaHigh, deltaLow) | AddressBits.hostMaskHigh(prefix),
            startLow(at, fields, deltaLow) | AddressBits.hostMaskLow(prefix),
            high,
            low)
        >= 0;
  }

  /**
   * Reads a byte of a row's delta and its prefix, so that their lines are in a cache when a search
   * comes to them.
   *
   * @param row any number; nothing is read past the last
   * @return of no meaning
   */
  public long touch(long row) {
    if (row >= rows) {
      return 0;
    }
    long at = descriptor(row);
    int fields = fields(at);
    long data = data(at);
    int width = fields & FileFormat.WIDTH_MASK;
    return (long) file.get(ValueLayout.JAVA_BYTE, data + row % FileFormat.BLOCK_ROWS * width)
        + prefix(row, data, fields);
  }

  /** Compares the start of a row with an address. */
  private int compareStart(long row, long high, long low) {
    long at = descriptor(row);
    int fields = fields(at);
    long data = data(at);
    long deltaLow = deltaLow(row, data, fields);
    long deltaHigh = deltaHigh(row, data, fields);
    return AddressBits.compare(
        startHigh(at, fields, deltaHigh, deltaLow), startLow(at, fields, deltaLow), high, low);
  }

  private long descriptor(long row) {
    return section + row / FileFormat.BLOCK_ROWS * FileFormat.DESCRIPTOR_BYTES;
  }

  /** Returns the width, shift and count of a block, which lie in one int. */
  private int fields(long descriptor) {
    return file.get(FileFormat.INT, descriptor + 24);
  }

  /** Returns where the columns of a block start. */
  private long data(long descriptor) {
    return section + file.get(FileFormat.LONG, descriptor + 16);
  }

  private static int shift(int fields) {
    return fields >>> 8 & FileFormat.SHIFT_MASK;
  }

  private long startHigh(long descriptor, int fields, long deltaHigh, long deltaLow) {
    long baseLow = file.get(FileFormat.LONG, descriptor);
    long sumLow = baseLow + Wide.shiftLeftLow(deltaLow, shift(fields));
    long carry = Long.compareUnsigned(sumLow, baseLow) < 0 ? 1 : 0;
    return file.get(FileFormat.LONG, descriptor + 8)
        + Wide.shiftLeftHigh(deltaHigh, deltaLow, shift(fields))
        + carry;
  }

  private long startLow(long descriptor, int fields, long deltaLow) {
    return file.get(FileFormat.LONG, descriptor) + Wide.shiftLeftLow(deltaLow, shift(fields));
  }

  private long deltaLow(long row, long data, int fields) {
    int width = fields & FileFormat.WIDTH_MASK;
    long at = data + row % FileFormat.BLOCK_ROWS * width;
    return switch (width) {
      case 1 -> file.get(ValueLayout.JAVA_BYTE, at) & 0xFFL;
      case 2 -> file.get(FileFormat.SHORT, at) & 0xFFFFL;
      case 4 -> Integer.toUnsignedLong(file.get(FileFormat.INT, at));
      default -> file.get(FileFormat.LONG, at);
    };
  }

  private long deltaHigh(long row, long data, int fields) {
    int width = fields & FileFormat.WIDTH_MASK;
    return width == 16
        ? file.get(FileFormat.LONG, data + row % FileFormat.BLOCK_ROWS * width + 8)
        : 0;
  }

  private int prefix(long row, long data, int fields) {
    long column = data + (long) (fields >>> 16) * (fields & FileFormat.WIDTH_MASK);
    return file.get(ValueLayout.JAVA_BYTE, column + row % FileFormat.BLOCK_ROWS) & 0xFF;
  }

  /**
   * Returns a prefix counted from 128 bits; an impossible one of a trusted file counts as the
   * longest.
   */
  private int prefix128(int prefix) {
    return Math.min(prefix + 128 - family.bits(), 128);
  }

  /**
   * Returns the raw 128-bit delta and shift of a row to the check of rows, which must see bits that
   * a sum would lose.
   */
  void loadDelta(long row, DeltaRow into) {
    long at = descriptor(row);
    int fields = fields(at);
    long data = data(at);
    into.baseLow = file.get(FileFormat.LONG, at);
    into.baseHigh = file.get(FileFormat.LONG, at + 8);
    into.deltaLow = deltaLow(row, data, fields);
    into.deltaHigh = deltaHigh(row, data, fields);
    into.shift = shift(fields);
    into.offset = data + row % FileFormat.BLOCK_ROWS * (fields & FileFormat.WIDTH_MASK);
  }

  /**
   * Returns the number of blocks.
   *
   * @return 1 or more
   */
  public long blocks() {
    return blocks;
  }

  /**
   * Decodes a whole block.
   *
   * @param block 0 to {@code blocks() - 1}
   * @param into takes the rows
   */
  public void read(long block, BlockColumns into) {
    blockReader.read(block, into);
  }

  /**
   * Decodes the starts of a block.
   *
   * @param block 0 to {@code blocks() - 1}
   * @param into takes the starts and the number of rows; the rest of it becomes meaningless
   */
  public void readStarts(long block, BlockColumns into) {
    blockReader.readStarts(block, into);
  }

  /**
   * Returns the first half of a row's start.
   *
   * @param row 0 to {@code rows() - 1}
   * @return bits 0 to 63
   */
  public long startHigh(long row) {
    long at = descriptor(row);
    int fields = fields(at);
    long data = data(at);
    return startHigh(at, fields, deltaHigh(row, data, fields), deltaLow(row, data, fields));
  }

  @Override
  public void load(long row, IpRow into) {
    long at = descriptor(row);
    int fields = fields(at);
    long data = data(at);
    int count = fields >>> 16;
    long index = row % FileFormat.BLOCK_ROWS;
    long column = data + (long) count * (fields & FileFormat.WIDTH_MASK) + count;
    long deltaLow = deltaLow(row, data, fields);
    into.startHigh = startHigh(at, fields, deltaHigh(row, data, fields), deltaLow);
    into.startLow = startLow(at, fields, deltaLow);
    into.prefix = prefix(row, data, fields);
    if ((fields & FileFormat.SHIFT_UNIFORM_KIND << 8) == 0) {
      into.kind = file.get(ValueLayout.JAVA_BYTE, column + index) & 0xFF;
      column += count;
    } else {
      into.kind =
          (fields & FileFormat.WIDTH_UNIFORM_NETWORK) != 0
              ? FileFormat.KIND_NETWORK
              : FileFormat.KIND_ADDRESS;
    }
    into.id = id(at, fields, column, index);
    int prefix = prefix128(into.prefix);
    into.endHigh = into.startHigh | AddressBits.hostMaskHigh(prefix);
    into.endLow = into.startLow | AddressBits.hostMaskLow(prefix);
  }

  @Override
  public long id(long row) {
    long at = descriptor(row);
    int fields = fields(at);
    int count = fields >>> 16;
    long column = data(at) + (long) count * (fields & FileFormat.WIDTH_MASK) + count;
    boolean uniform = (fields & FileFormat.SHIFT_UNIFORM_KIND << 8) != 0;
    return id(at, fields, uniform ? column : column + count, row % FileFormat.BLOCK_ROWS);
  }

  private long id(long descriptor, int fields, long column, long index) {
    if ((fields & FileFormat.WIDTH_IMPLICIT_IDS) == 0) {
      return Integer.toUnsignedLong(file.get(FileFormat.INT, column + index * Integer.BYTES));
    }
    long step = (fields & FileFormat.WIDTH_STEP_TWO) != 0 ? 2 : 1;
    return Integer.toUnsignedLong(file.get(FileFormat.INT, descriptor + 28)) + index * step;
  }
}
