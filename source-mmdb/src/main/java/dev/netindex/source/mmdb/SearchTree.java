package dev.netindex.source.mmdb;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * The binary tree of address bits at the start of a file. A record below the number of nodes is a
 * node, one equal to it is nothing, and a higher one leads to data.
 */
final class SearchTree {
  /** Zero bytes between tree and data. */
  static final int SEPARATOR_BYTES = 16;

  private static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  private final MemorySegment file;
  private final Section data;
  private final long nodes;
  private final int recordSize;

  private SearchTree(MemorySegment file, Section data, long nodes, int recordSize) {
    this.file = file;
    this.data = data;
    this.nodes = nodes;
    this.recordSize = recordSize;
  }

  /**
   * Checks that the tree ends before the metadata.
   *
   * @param end offset of the marker of the metadata
   */
  static SearchTree of(MemorySegment file, String name, MmdbMetadata metadata, long end) {
    // At most 2^32 nodes of 8 bytes: no overflow.
    long treeBytes = metadata.nodeCount() * (metadata.recordSize() / 4);
    if (treeBytes > end - SEPARATOR_BYTES) {
      throw new MmdbException(
          MmdbFault.TREE_LENGTH,
          name,
          0,
          treeBytes + " bytes of tree and 16 zeros",
          end + " before the metadata",
          null);
    }
    long start = treeBytes + SEPARATOR_BYTES;
    Section data = new Section(file, name, start, end - start);
    if (file.get(LONG, treeBytes) != 0 || file.get(LONG, treeBytes + Long.BYTES) != 0) {
      throw data.fault(MmdbFault.SEPARATOR, -SEPARATOR_BYTES, "16 zeros", "other bytes");
    }
    return new SearchTree(file, data, metadata.nodeCount(), metadata.recordSize());
  }

  Section data() {
    return data;
  }

  long nodes() {
    return nodes;
  }

  /**
   * Returns both records of a node, as they are in the file, in the upper bytes. The separator
   * behind the tree makes it safe to read past the last node.
   */
  long pair(long node) {
    return file.get(LONG, node * (recordSize / 4));
  }

  /** Returns the record for a bit that is 0. */
  long left(long pair) {
    return switch (recordSize) {
      case 24 -> pair >>> 40;
      // The upper half of the byte in the middle leads the left record, the lower half the right.
      case 28 -> pair >>> 40 | (pair >>> 36 & 0xF) << 24;
      default -> pair >>> 32;
    };
  }

  /** Returns the record for a bit that is 1. */
  long right(long pair) {
    return switch (recordSize) {
      case 24 -> pair >>> 16 & 0xFF_FFFF;
      case 28 -> pair >>> 8 & 0xFFF_FFFF;
      default -> pair & 0xFFFF_FFFFL;
    };
  }

  /** Returns the offset in the data that a record above the number of nodes leads to. */
  long key(long record) {
    long key = record - nodes - SEPARATOR_BYTES;
    if (key < 0 || key >= data.length()) {
      throw new MmdbException(
          MmdbFault.RECORD_OFFSET,
          data.name(),
          MmdbException.NO_OFFSET,
          "a record that leads into " + data.length() + " bytes of data",
          "one that leads to byte " + key,
          null);
    }
    return key;
  }

  MmdbException fault(MmdbFault fault, long node, String expected, String actual) {
    return new MmdbException(fault, data.name(), node * (recordSize / 4), expected, actual, null);
  }
}
