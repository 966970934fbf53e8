package dev.netindex.format.layout;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;

/**
 * Where each part of a file lies. All offsets are bytes from the start of the file; their sum has
 * been checked against the file's length, so no part reaches past its end.
 *
 * @param header the header
 * @param metadata start of the metadata
 * @param ipv4 start of the IPv4 section
 * @param ipv6 start of the IPv6 section
 * @param asn start of the ASN rows
 * @param references start of the payload references
 * @param pool start of the payload pool
 * @param form form of the payload references
 * @param fixedLength common payload length of the fixed form, else 0
 * @param fixedWidth bytes of an ordinal of the fixed form, else 0
 */
public record FileLayout(
    Header header,
    long metadata,
    long ipv4,
    long ipv6,
    long asn,
    long references,
    long pool,
    ReferenceForm form,
    long fixedLength,
    int fixedWidth) {

  /**
   * Computes and checks the layout (FORMAT.md, "Checks", 6 to 8).
   *
   * @param file the whole file
   * @param header its header
   * @param limits bounds on records and bytes
   * @return the layout
   * @throws LimitExceededException if there are too many records or bytes
   * @throws InvalidIndexException if lengths and counts contradict each other or the file
   */
  public static FileLayout of(MemorySegment file, Header header, Limits limits) {
    long size = file.byteSize();
    FixedFields fixed = FixedFields.NONE;
    if (header.has(FileFormat.FLAG_FIXED)) {
      fixed = FixedFields.read(file, beforeReferences(header), header.poolBytes());
    } else if (header.has(FileFormat.FLAG_COMPACT)) {
      checkCompactPool(header);
    }
    long records = checkRecords(header, limits);
    ReferenceForm form = form(header);
    long end = checkEnd(header, records, form, fixed.width(), limits);
    if (header.records() != records || end != size) {
      throw new InvalidIndexException(
          Fault.ARTIFACT_LENGTH,
          Header.AT_RECORDS,
          records + " records in " + Long.toUnsignedString(end) + " bytes",
          Long.toUnsignedString(header.records()) + " records in " + size + " bytes");
    }
    long metadata = FileFormat.HEADER_BYTES;
    long ipv4 = metadata + header.metadataBytes();
    long ipv6 = ipv4 + ipv4Bytes(header);
    long asn = ipv6 + ipv6Bytes(header);
    long references = asn + header.asnRows() * FileFormat.ASN_BYTES;
    return new FileLayout(
        header,
        metadata,
        ipv4,
        ipv6,
        asn,
        references,
        size - header.poolBytes(),
        form,
        fixed.length(),
        fixed.width());
  }

  /**
   * Returns the bytes of the IPv4 section.
   *
   * @return 0 or more
   */
  public long ipv4Bytes() {
    return ipv6 - ipv4;
  }

  /**
   * Returns the bytes of the IPv6 section.
   *
   * @return 0 or more
   */
  public long ipv6Bytes() {
    return asn - ipv6;
  }

  /**
   * Returns the bytes of the payload references.
   *
   * @return 0 or more
   */
  public long referenceBytes() {
    return pool - references;
  }

  private static ReferenceForm form(Header header) {
    if (header.has(FileFormat.FLAG_FIXED)) {
      return ReferenceForm.FIXED;
    }
    return header.has(FileFormat.FLAG_COMPACT) ? ReferenceForm.COMPACT : ReferenceForm.WIDE;
  }

  private static long ipv4Bytes(Header header) {
    return header.ipv4Packed()
        ? header.ipv4PackedBytes()
        : UnsignedSum.multiply(header.ipv4Rows(), FileFormat.IPV4_INTERVAL_BYTES);
  }

  private static long ipv6Bytes(Header header) {
    return header.ipv6Packed()
        ? header.ipv6PackedBytes()
        : UnsignedSum.multiply(header.ipv6Rows(), FileFormat.IPV6_INTERVAL_BYTES);
  }

  private static long beforeReferences(Header header) {
    long end = UnsignedSum.add(FileFormat.HEADER_BYTES, header.metadataBytes());
    end = UnsignedSum.add(end, ipv4Bytes(header));
    end = UnsignedSum.add(end, ipv6Bytes(header));
    return UnsignedSum.add(end, UnsignedSum.multiply(header.asnRows(), FileFormat.ASN_BYTES));
  }

  private static void checkCompactPool(Header header) {
    if (Long.compareUnsigned(header.poolBytes(), FileFormat.MAX_U32) > 0) {
      throw new InvalidIndexException(
          Fault.COMPACT_PAYLOAD_LENGTH,
          Header.AT_POOL_BYTES,
          "at most " + FileFormat.MAX_U32 + " bytes",
          Long.toUnsignedString(header.poolBytes()));
    }
  }

  /** The bound holds for each count alone first, so that their sum cannot overflow. */
  private static long checkRecords(Header header, Limits limits) {
    long most = limits.records();
    long left = most;
    for (long rows : new long[] {header.ipv4Rows(), header.ipv6Rows(), header.asnRows()}) {
      if (Long.compareUnsigned(rows, left) > 0) {
        throw new LimitExceededException(
            Fault.RECORDS,
            Header.AT_IPV4_ROWS,
            "at most " + most + " records",
            Long.toUnsignedString(header.ipv4Rows())
                + " IPv4, "
                + Long.toUnsignedString(header.ipv6Rows())
                + " IPv6 and "
                + Long.toUnsignedString(header.asnRows())
                + " ASN rows");
      }
      left -= rows;
    }
    return most - left;
  }

  private static long checkEnd(
      Header header, long records, ReferenceForm form, int fixedWidth, Limits limits) {
    long end = beforeReferences(header);
    end =
        UnsignedSum.add(
            end,
            switch (form) {
              case WIDE -> records * 16;
              case COMPACT -> records * 8;
              case FIXED -> FileFormat.FIXED_FIELDS_BYTES + records * fixedWidth;
            });
    end = UnsignedSum.add(end, header.poolBytes());
    if (Long.compareUnsigned(end, limits.fileBytes()) > 0) {
      throw new LimitExceededException(
          Fault.ARTIFACT_BYTES,
          Header.AT_METADATA_BYTES,
          "at most " + limits.fileBytes() + " bytes",
          Long.toUnsignedString(end) + " bytes");
    }
    return end;
  }
}
