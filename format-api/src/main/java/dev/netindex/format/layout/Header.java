package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.UnsupportedFormatException;
import java.lang.foreign.MemorySegment;

/**
 * The 80 bytes at the start of a file (FORMAT.md, "Header"). All numbers are unsigned 64-bit as
 * stored and unchecked against each other; {@link FileLayout} does that.
 *
 * @param flags the flag bits, of which only known ones are set
 * @param records the number of records as stored
 * @param ipv4Rows rows of the IPv4 section
 * @param ipv6Rows rows of the IPv6 section
 * @param asnRows rows of the ASN section
 * @param metadataBytes bytes of metadata
 * @param poolBytes bytes of the payload pool
 * @param ipv4PackedBytes bytes of the IPv4 section if packed, else 0
 * @param ipv6PackedBytes bytes of the IPv6 section if packed, else 0
 */
public record Header(
    int flags,
    long records,
    long ipv4Rows,
    long ipv6Rows,
    long asnRows,
    long metadataBytes,
    long poolBytes,
    long ipv4PackedBytes,
    long ipv6PackedBytes) {
  private static final int KNOWN_FLAGS =
      FileFormat.FLAG_IPV4_PACKED
          | FileFormat.FLAG_IPV6_PACKED
          | FileFormat.FLAG_COMPACT
          | FileFormat.FLAG_FIXED;

  /** Offsets of the fields. */
  static final int AT_IDENTIFIER = 8;

  static final int AT_FLAGS = 12;
  static final int AT_RECORDS = 16;
  static final int AT_IPV4_ROWS = 24;
  static final int AT_IPV6_ROWS = 32;
  static final int AT_ASN_ROWS = 40;
  static final int AT_METADATA_BYTES = 48;
  static final int AT_POOL_BYTES = 56;
  static final int AT_IPV4_PACKED_BYTES = 64;
  static final int AT_IPV6_PACKED_BYTES = 72;

  /**
   * Reads a header and checks what concerns it alone: magic, identifier, flags.
   *
   * @param file the whole file
   * @param limits the limit on the file's length
   * @return the header
   * @throws LimitExceededException if the file is longer than the limit
   * @throws UnsupportedFormatException if the identifier is not 3
   * @throws InvalidIndexException if the file is too short or a field is wrong
   */
  public static Header read(MemorySegment file, Limits limits) {
    checkLength(file.byteSize(), limits);
    require(file, 0, Long.BYTES);
    if (file.get(FileFormat.LONG, 0) != FileFormat.MAGIC) {
      throw new InvalidIndexException(Fault.INDEX_MAGIC, 0, "NETINDEX", magicText(file));
    }
    require(file, AT_IDENTIFIER, Integer.BYTES);
    checkIdentifier(file.get(FileFormat.INT, AT_IDENTIFIER));
    require(file, AT_FLAGS, FileFormat.HEADER_BYTES - AT_FLAGS);
    Header header =
        new Header(
            file.get(FileFormat.INT, AT_FLAGS),
            file.get(FileFormat.LONG, AT_RECORDS),
            file.get(FileFormat.LONG, AT_IPV4_ROWS),
            file.get(FileFormat.LONG, AT_IPV6_ROWS),
            file.get(FileFormat.LONG, AT_ASN_ROWS),
            file.get(FileFormat.LONG, AT_METADATA_BYTES),
            file.get(FileFormat.LONG, AT_POOL_BYTES),
            file.get(FileFormat.LONG, AT_IPV4_PACKED_BYTES),
            file.get(FileFormat.LONG, AT_IPV6_PACKED_BYTES));
    header.checkFlags();
    checkPacked(header.ipv4Packed(), header.ipv4PackedBytes, AT_IPV4_PACKED_BYTES);
    checkPacked(header.ipv6Packed(), header.ipv6PackedBytes, AT_IPV6_PACKED_BYTES);
    return header;
  }

  /**
   * Tells whether the IPv4 section is packed.
   *
   * @return false if it is an interval section or absent
   */
  public boolean ipv4Packed() {
    return has(FileFormat.FLAG_IPV4_PACKED);
  }

  /**
   * Tells whether the IPv6 section is packed.
   *
   * @return false if it is an interval section or absent
   */
  public boolean ipv6Packed() {
    return has(FileFormat.FLAG_IPV6_PACKED);
  }

  /**
   * Tells whether a flag is set.
   *
   * @param flag one of the {@code FLAG_} constants of {@link FileFormat}
   * @return true if it is set
   */
  public boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /**
   * Checks a file's length before anything of it is read.
   *
   * @param bytes length of the file
   * @param limits the limit
   * @throws LimitExceededException if the file is longer
   */
  public static void checkLength(long bytes, Limits limits) {
    if (bytes > limits.fileBytes()) {
      throw new LimitExceededException(
          Fault.ARTIFACT_BYTES,
          NetindexException.NO_OFFSET,
          "at most " + limits.fileBytes() + " bytes",
          bytes + " bytes");
    }
  }

  private static void checkIdentifier(int identifier) {
    if (identifier == FileFormat.IDENTIFIER) {
      return;
    }
    String name =
        switch (identifier) {
          case 2 -> "the old layout without record id steps";
          case 4 -> "indexed payload references";
          case 5 -> "shared aliases";
          case 6 -> "bit-packed deltas";
          default -> "unknown";
        };
    throw new UnsupportedFormatException(Integer.toUnsignedLong(identifier), name);
  }

  private void checkFlags() {
    boolean both = has(FileFormat.FLAG_COMPACT) && has(FileFormat.FLAG_FIXED);
    if ((flags & ~KNOWN_FLAGS) != 0 || both) {
      throw new InvalidIndexException(
          Fault.RESERVED_HEADER,
          AT_FLAGS,
          "flags 1, 2 and one of 4 and 8",
          "0x" + Integer.toHexString(flags));
    }
  }

  private static void checkPacked(boolean packed, long bytes, int at) {
    if (packed && bytes == 0) {
      throw new InvalidIndexException(
          Fault.PACKED_SECTION_LENGTH, at, "a length, as the section is packed", "0");
    }
    if (!packed && bytes != 0) {
      throw new InvalidIndexException(
          Fault.RESERVED_HEADER,
          at,
          "0, as the section is not packed",
          Long.toUnsignedString(bytes));
    }
  }

  private static void require(MemorySegment file, long offset, long bytes) {
    if (file.byteSize() - offset < bytes) {
      throw new InvalidIndexException(
          Fault.TRUNCATED,
          file.byteSize(),
          "a header of " + FileFormat.HEADER_BYTES + " bytes",
          file.byteSize() + " bytes");
    }
  }

  private static String magicText(MemorySegment file) {
    StringBuilder text = new StringBuilder("bytes");
    for (int i = 0; i < Long.BYTES; i++) {
      int value = file.get(java.lang.foreign.ValueLayout.JAVA_BYTE, i) & 0xFF;
      text.append(value < 16 ? " 0" : " ").append(Integer.toHexString(value));
    }
    return text.toString();
  }
}
