package dev.netindex.format.layout;

import dev.netindex.format.Family;
import dev.netindex.format.Limits;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/**
 * All parts of an opened file. {@link #open} checks the header, the arithmetic and the block
 * descriptors, {@link Validation} every row and reference.
 *
 * @param layout where the parts lie
 * @param ipv4 the IPv4 rows
 * @param ipv6 the IPv6 rows
 * @param asn the ASN rows
 * @param references the payload references
 */
public record IndexSections(
    FileLayout layout,
    IpSection ipv4,
    IpSection ipv6,
    AsnSection asn,
    PayloadReferences references) {
  /**
   * Opens the parts of a file (FORMAT.md, "Checks", 1 to 8 and the descriptors of 9).
   *
   * @param file the whole file
   * @param limits bounds on records and bytes
   * @param kernels search in the rows
   * @return the parts
   * @throws dev.netindex.format.NetindexException if the file is wrong, too large or of another
   *     version
   */
  public static IndexSections open(MemorySegment file, Limits limits, SearchKernels kernels) {
    Header header = Header.read(file, limits);
    FileLayout layout = FileLayout.of(file, header, limits);
    return new IndexSections(
        layout,
        section(
            file,
            Family.IPV4,
            layout.ipv4(),
            header.ipv4Packed() ? layout.ipv4Bytes() : 0,
            header.ipv4Rows(),
            kernels),
        section(
            file,
            Family.IPV6,
            layout.ipv6(),
            header.ipv6Packed() ? layout.ipv6Bytes() : 0,
            header.ipv6Rows(),
            kernels),
        new AsnSection(file, layout),
        PayloadReferences.of(file, layout));
  }

  private static IpSection section(
      MemorySegment file,
      Family family,
      long offset,
      long packedBytes,
      long rows,
      SearchKernels kernels) {
    return packedBytes == 0
        ? new IntervalSection(file, family, offset, rows, kernels)
        : PackedSection.open(file, family, offset, packedBytes, rows, kernels);
  }

  /**
   * Returns the rows of a family.
   *
   * @param family which
   * @return the section, maybe empty
   */
  public IpSection ip(Family family) {
    return family == Family.IPV4 ? ipv4 : ipv6;
  }

  /**
   * Checks every row and reference in file order (FORMAT.md, "Checks", 9 to 11).
   *
   * @param ids takes the record ids; empty
   * @param listener sees each IPv4 row, then each IPv6 row, as they pass; the holder is reused
   * @return the number of distinct payloads
   * @throws dev.netindex.format.InvalidIndexException if one is wrong
   */
  long validate(RecordIds ids, RowListener listener) {
    for (Family family : Family.values()) {
      Consumer<IpRow> rows = row -> listener.row(family, row);
      new RowCheck(ip(family), ids, rows).run();
    }
    asn.validate(ids);
    return references.validate();
  }

  /** Sees the rows of a file. */
  @FunctionalInterface
  interface RowListener {
    /**
     * Takes a row.
     *
     * @param family family of the row
     * @param row its fields, valid during the call
     */
    void row(Family family, IpRow row);
  }
}
