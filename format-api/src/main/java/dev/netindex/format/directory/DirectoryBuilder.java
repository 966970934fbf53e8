package dev.netindex.format.directory;

import dev.netindex.format.Family;
import dev.netindex.format.layout.IntervalSection;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.layout.PackedSection;
import dev.netindex.format.layout.PayloadReferences;
import dev.netindex.format.spi.RunKernel;
import java.util.Optional;

/**
 * Makes the best directory that a section and a budget allow. Rows are read in order, once for each
 * attempt; rows out of order, which only a trusted file can have, get none. While it works it takes
 * up to twice the memory of the result, and eight bytes for each row that reaches far or shares a
 * crowded place.
 */
public final class DirectoryBuilder {
  private static final int MAX_ROOT_BITS = 18;
  private static final int MIN_SPAN_ROWS = 1;
  private static final int MIN_STRIDE = 8;

  private final Handles handles;
  private final RunKernel runs;

  /**
   * Prepares.
   *
   * @param references of the file, for the handles of copied rows
   * @param records number of records
   * @param poolBytes length of the payload pool
   * @param runs search in the tables
   */
  public DirectoryBuilder(
      PayloadReferences references, long records, long poolBytes, RunKernel runs) {
    this.handles = new Handles(references, records, poolBytes);
    this.runs = runs;
  }

  /**
   * Builds the directory of a section.
   *
   * @param section the rows
   * @param bytes memory that the directory may take
   * @return the directory; empty if the section has no rows or too many, if they are out of order,
   *     or if the memory does not suffice for any
   */
  public Optional<SectionDirectory> build(IpSection section, long bytes) {
    if (section.rows() == 0 || section.rows() > Integer.MAX_VALUE - 64) {
      return Optional.empty();
    }
    SectionDirectory built =
        switch (section) {
          case PackedSection packed ->
              packed.family() == Family.IPV4
                  ? new Ipv4RowBuilder(packed, handles, runs).build(bytes)
                  : new Ipv6RowBuilder(packed, handles, runs).build(bytes);
          case IntervalSection interval ->
              interval.family() == Family.IPV4
                  ? Ipv4OverlapBuilder.build(interval, handles, bytes)
                  : Ipv6OverlapBuilder.build(interval, runs, bytes);
        };
    return Optional.ofNullable(built);
  }

  /** Returns how many bits should lead to the roots of an {@link AddressTable}. */
  static int rootBits(long rows, long bytes) {
    int bits = 64 - Long.numberOfLeadingZeros(rows) - 4;
    while (bits > 4 && 8L << bits > bytes / 4) {
      bits--;
    }
    return Math.clamp(bits, 4, MAX_ROOT_BITS);
  }

  /** Returns how many rows a leaf should have at most, to begin with. */
  static int spanRows(long rows, long bytes) {
    long wanted = 8 * rows / Math.max(bytes, 1);
    long span = MIN_SPAN_ROWS;
    while (span < wanted) {
      span = 2 * span + 1;
    }
    return (int) Math.min(span, Integer.MAX_VALUE);
  }

  /** Returns the smallest distance of starts whose tree fits, or 0. */
  static int stride(long rows, long bytes) {
    for (long stride = MIN_STRIDE; stride <= rows; stride *= 2) {
      if (StartTree.bytes((rows + stride - 1) / stride) <= bytes) {
        return (int) stride;
      }
    }
    return StartTree.bytes(1) <= bytes ? (int) Math.max(rows, MIN_STRIDE) : 0;
  }
}
