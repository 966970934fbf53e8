package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.directory.DirectoryBuilder;
import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.directory.RowDirectory;
import dev.netindex.format.directory.SectionDirectory;
import dev.netindex.format.layout.Header;
import dev.netindex.format.layout.IndexSections;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.spi.RunKernel;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The directories of both families. Immutable, so that threads may get them by a plain read.
 *
 * @param ipv4 of the IPv4 rows, or null
 * @param ipv6 of the IPv6 rows, or null
 * @param ipv4Inspection what that of the IPv4 rows is
 * @param ipv6Inspection what that of the IPv6 rows is
 */
record Directories(
    @Nullable SectionDirectory ipv4,
    @Nullable SectionDirectory ipv6,
    DirectoryInspection ipv4Inspection,
    DirectoryInspection ipv6Inspection) {
  private static final Logger LOG = LoggerFactory.getLogger(Directories.class);

  /** None for either. */
  static final Directories NONE =
      new Directories(null, null, DirectoryInspection.NONE, DirectoryInspection.NONE);

  /** None yet. */
  static final Directories PENDING =
      new Directories(
          null,
          null,
          new DirectoryInspection(DirectoryForm.PENDING, 0, 0),
          new DirectoryInspection(DirectoryForm.PENDING, 0, 0));

  /** Of a virtual machine's largest heap a directory takes one part in so many at most. */
  private static final int HEAP_PARTS = 4;

  @Nullable SectionDirectory of(Family family) {
    return family == Family.IPV4 ? ipv4 : ipv6;
  }

  /**
   * Builds both.
   *
   * @param sections the rows
   * @param runs search in the tables
   * @param size bounds the memory of both together
   */
  static Directories build(IndexSections sections, RunKernel runs, DirectorySize size) {
    if (size == DirectorySize.NONE) {
      return NONE;
    }
    long fileBytes = sections.layout().pool() + sections.layout().header().poolBytes();
    long bytes = Math.min(size.bytes(fileBytes), Runtime.getRuntime().maxMemory() / HEAP_PARTS);
    Header header = sections.layout().header();
    DirectoryBuilder builder =
        new DirectoryBuilder(sections.references(), header.records(), header.poolBytes(), runs);
    long ipv4Bytes = share(sections.ipv4(), sections.ipv6(), bytes);
    Built ipv4 = Built.of(builder, sections.ipv4(), ipv4Bytes);
    Built ipv6 = Built.of(builder, sections.ipv6(), bytes - ipv4.inspection.bytes());
    return new Directories(ipv4.directory, ipv6.directory, ipv4.inspection, ipv6.inspection);
  }

  /**
   * Returns the part of the memory that the IPv4 rows may take; an IPv6 row needs half as much
   * again.
   */
  private static long share(IpSection ipv4, IpSection ipv6, long bytes) {
    double weight = 2.0 * ipv4.rows();
    double all = weight + 3.0 * ipv6.rows();
    return ipv6.rows() == 0 ? bytes : (long) (bytes * (weight / all));
  }

  /** One directory, and what it is. */
  private record Built(@Nullable SectionDirectory directory, DirectoryInspection inspection) {
    static Built of(DirectoryBuilder builder, IpSection section, long bytes) {
      long start = System.nanoTime();
      SectionDirectory built;
      try {
        built = builder.build(section, bytes).orElse(null);
      } catch (OutOfMemoryError tooLarge) {
        // Lookups do without; the heap is as it was before.
        LOG.warn("No memory for a directory of {} rows; lookups go without", section.family());
        built = null;
      }
      if (built == null) {
        return new Built(null, DirectoryInspection.NONE);
      }
      DirectoryForm form =
          switch (built) {
            case RowDirectory rows ->
                rows.copiesRows() ? DirectoryForm.ROW_COPIES : DirectoryForm.ROW_NUMBERS;
            case OverlapDirectory overlaps ->
                overlaps.copiesRows() ? DirectoryForm.OVERLAP_COPIES : DirectoryForm.OVERLAP_LISTS;
          };
      return new Built(
          built, new DirectoryInspection(form, built.bytes(), System.nanoTime() - start));
    }
  }
}
