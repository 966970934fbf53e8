package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The one pass over the block descriptors of a packed section: fields, contiguity, total length
 * (FORMAT.md, "Checks", 9). After it every column of every block is known to lie in the section.
 */
final class DescriptorCheck {
  private static final int AT_OFFSET = 16;
  private static final int AT_WIDTH = 24;
  private static final int AT_SHIFT = 25;
  private static final int AT_ROWS = 26;
  private static final int AT_ID_BASE = 28;

  private final MemorySegment file;
  private final long section;
  private final long bytes;
  private final long rows;
  private final long blocks;

  DescriptorCheck(MemorySegment file, long section, long bytes, long rows) {
    this.file = file;
    this.section = section;
    this.bytes = bytes;
    this.rows = rows;
    this.blocks = PackedSection.blocks(rows);
  }

  void run() {
    if (rows == 0) {
      throw new InvalidIndexException(
          Fault.PACKED_SECTION_LENGTH, section, "at least one row", "a packed section of no rows");
    }
    if (bytes / FileFormat.DESCRIPTOR_BYTES < blocks) {
      throw new InvalidIndexException(
          Fault.TRUNCATED, section, blocks + " block descriptors", bytes + " bytes of section");
    }
    long end = blocks * FileFormat.DESCRIPTOR_BYTES;
    for (long block = 0; block < blocks; block++) {
      end += check(block, end);
    }
    if (end != bytes) {
      throw new InvalidIndexException(
          Fault.PACKED_SECTION_LENGTH, section, end + " bytes", bytes + " bytes");
    }
  }

  /** Checks a block whose data must start at the given place; returns the length of its data. */
  private long check(long block, long expectedOffset) {
    long at = section + block * FileFormat.DESCRIPTOR_BYTES;
    long offset = file.get(FileFormat.LONG, at + AT_OFFSET);
    int width = file.get(ValueLayout.JAVA_BYTE, at + AT_WIDTH) & 0xFF;
    int shift = file.get(ValueLayout.JAVA_BYTE, at + AT_SHIFT) & 0xFF;
    int count = file.get(FileFormat.SHORT, at + AT_ROWS) & 0xFFFF;
    long idBase = Integer.toUnsignedLong(file.get(FileFormat.INT, at + AT_ID_BASE));
    checkFields(block, at, width, shift, count, idBase);
    long length = dataBytes(width, shift, count);
    if (Long.compareUnsigned(offset, bytes) > 0 || length > bytes - offset) {
      throw new InvalidIndexException(
          Fault.TRUNCATED,
          at + AT_OFFSET,
          length + " bytes of block data in a section of " + bytes,
          "data at " + Long.toUnsignedString(offset));
    }
    checkImplicitIds(at, width, count, idBase);
    if (offset != expectedOffset) {
      throw new InvalidIndexException(
          Fault.PACKED_BLOCK_OFFSET,
          at + AT_OFFSET,
          Long.toString(expectedOffset),
          Long.toString(offset));
    }
    checkFirstDelta(section + offset, width & FileFormat.WIDTH_MASK);
    return length;
  }

  private void checkFields(long block, long at, int width, int shift, int count, long idBase) {
    int delta = width & FileFormat.WIDTH_MASK;
    boolean implicit = (width & FileFormat.WIDTH_IMPLICIT_IDS) != 0;
    if (Integer.bitCount(delta) != 1) {
      throw fields(at + AT_WIDTH, "a delta width of 1, 2, 4, 8 or 16", Integer.toString(delta));
    }
    if ((width & FileFormat.WIDTH_STEP_TWO) != 0 && !implicit) {
      throw fields(at + AT_WIDTH, "no id step with explicit ids", "step 2");
    }
    if ((width & FileFormat.WIDTH_UNIFORM_NETWORK) != 0
        && (shift & FileFormat.SHIFT_UNIFORM_KIND) == 0) {
      throw fields(at + AT_WIDTH, "no uniform kind beside a kind column", "kind network");
    }
    long expectedRows = Math.min(FileFormat.BLOCK_ROWS, rows - block * FileFormat.BLOCK_ROWS);
    if (count != expectedRows) {
      throw fields(at + AT_ROWS, expectedRows + " rows", Integer.toString(count));
    }
    if (!implicit && idBase != 0) {
      throw fields(at + AT_ID_BASE, "an id base of 0 with explicit ids", Long.toString(idBase));
    }
  }

  private static long dataBytes(int width, int shift, int count) {
    long each = (width & FileFormat.WIDTH_MASK) + 1L;
    if ((shift & FileFormat.SHIFT_UNIFORM_KIND) == 0) {
      each++;
    }
    if ((width & FileFormat.WIDTH_IMPLICIT_IDS) == 0) {
      each += Integer.BYTES;
    }
    return each * count;
  }

  private static void checkImplicitIds(long at, int width, int count, long idBase) {
    long step = (width & FileFormat.WIDTH_STEP_TWO) != 0 ? 2 : 1;
    if ((width & FileFormat.WIDTH_IMPLICIT_IDS) != 0
        && idBase + (count - 1) * step > FileFormat.MAX_U32) {
      throw new InvalidIndexException(
          Fault.PACKED_RECORD_ID,
          at + AT_ID_BASE,
          "ids of " + count + " rows below 2^32",
          "a first id of " + idBase);
    }
  }

  private void checkFirstDelta(long at, int width) {
    for (int i = 0; i < width; i++) {
      if (file.get(ValueLayout.JAVA_BYTE, at + i) != 0) {
        throw new InvalidIndexException(
            Fault.PACKED_BLOCK_OFFSET, at, "a first delta of 0", "another");
      }
    }
  }

  private static InvalidIndexException fields(long at, String expected, String actual) {
    return new InvalidIndexException(Fault.PACKED_BLOCK_FIELDS, at, expected, actual);
  }
}
