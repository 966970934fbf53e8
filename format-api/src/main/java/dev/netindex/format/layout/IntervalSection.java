package dev.netindex.format.layout;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.spi.IntervalKernel;
import dev.netindex.format.spi.SearchKernels;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * A section of any targets as rows that form an implicit interval tree (FORMAT.md, "Interval
 * section"): the root of rows [lo, hi) is lo + (hi - lo) / 2, its children are [lo, root) and [root
 * + 1, hi), and each row carries the largest end in the span it is root of. A lookup touches about
 * one cache line for each level of the tree, plus one for each match.
 */
public final class IntervalSection implements IpSection {
  private final MemorySegment file;
  private final Family family;
  private final long section;
  private final long rows;
  private final IntervalKernel kernel;
  private final RangeRuns rangeRuns;
  private final long lowestHigh;
  private final long lowestLow;
  private final long highestHigh;
  private final long highestLow;

  /**
   * Views a section whose bytes are known to lie in the file. Rows are not looked at but for the
   * first and the root, whose maximum is the highest end of all.
   *
   * @param file the whole file
   * @param family family of the rows
   * @param section byte offset of the first row
   * @param rows number of rows, 0 or more
   * @param kernels search in the rows
   */
  IntervalSection(
      MemorySegment file, Family family, long section, long rows, SearchKernels kernels) {
    this.file = file;
    this.family = family;
    this.section = section;
    this.rows = rows;
    this.kernel = family == Family.IPV4 ? kernels.ipv4Intervals() : kernels.ipv6Intervals();
    this.rangeRuns = new RangeRuns(this);
    this.lowestHigh = rows == 0 ? -1 : startHigh(0);
    this.lowestLow = rows == 0 ? -1 : startLow(0);
    this.highestHigh = rows == 0 ? 0 : maximumHigh(rows / 2);
    this.highestLow = rows == 0 ? 0 : maximumLow(rows / 2);
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
    return false;
  }

  @Override
  public boolean outside(long firstHigh, long firstLow, long lastHigh, long lastLow) {
    return AddressBits.compare(lastHigh, lastLow, lowestHigh, lowestLow) < 0
        || AddressBits.compare(firstHigh, firstLow, highestHigh, highestLow) > 0;
  }

  @Override
  public long next(long from, long startHigh, long startLow, long endHigh, long endLow) {
    if (from >= rows) {
      return -1;
    }
    if (from > 0) {
      // After a match its neighbours usually decide: they match too, or start too late.
      if (AddressBits.compare(startHigh(from), startLow(from), startHigh, startLow) > 0) {
        return -1;
      }
      if (AddressBits.compare(endHigh(from), endLow(from), endHigh, endLow) >= 0) {
        return from;
      }
    }
    return kernel.next(file, section, rows, from, startHigh, startLow, endHigh, endLow);
  }

  @Override
  public long firstStartingFrom(long high, long low) {
    return lowerBound(high, low, 0, 0);
  }

  @Override
  public long longestPrefix(long high, long low) {
    return LongestPrefixSearch.find(this, high, low);
  }

  /**
   * Finds the last row that starts at or before one address and ends at or after another, or -1.
   */
  long previous(long startHigh, long startLow, long endHigh, long endLow) {
    return kernel.previous(file, section, rows, rows, startHigh, startLow, endHigh, endLow);
  }

  /** Finds the first row whose (start, end) is not before the given pair, or {@code rows()}. */
  long lowerBound(long startHigh, long startLow, long endHigh, long endLow) {
    return kernel.lowerBound(file, section, rows, startHigh, startLow, endHigh, endLow);
  }

  /**
   * Finds the first row from {@code first} on that has the same bounds and is no range, or -1. It
   * has the lowest record id of the addresses and networks with these bounds.
   */
  long firstNetworkOfRun(long first) {
    return rangeRuns.firstNetwork(first);
  }

  boolean sameBounds(long row, long otherRow) {
    return startLow(row) == startLow(otherRow)
        && endLow(row) == endLow(otherRow)
        && startHigh(row) == startHigh(otherRow)
        && endHigh(row) == endHigh(otherRow);
  }

  /**
   * Tells whether a row starts after an address.
   *
   * @param row 0 to {@code rows() - 1}
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return true if it does
   */
  public boolean startsAfter(long row, long high, long low) {
    return family == Family.IPV4
        ? u32(ipv4Row(row)) > low
        : AddressBits.compare(startHigh(row), startLow(row), high, low) > 0;
  }

  /**
   * Tells whether a row ends before an address.
   *
   * @param row 0 to {@code rows() - 1}
   * @param high first 64 bits of the address
   * @param low last 64 bits of the address
   * @return true if it does
   */
  public boolean endsBefore(long row, long high, long low) {
    return family == Family.IPV4
        ? u32(ipv4Row(row) + 4) < low
        : AddressBits.compare(endHigh(row), endLow(row), high, low) < 0;
  }

  /**
   * Returns the first half of a row's start.
   *
   * @param row 0 to {@code rows() - 1}
   * @return bits 0 to 63; 0 for IPv4
   */
  public long startHigh(long row) {
    return family == Family.IPV4 ? 0 : file.get(FileFormat.LONG, ipv6Row(row) + 8);
  }

  /**
   * Returns the second half of a row's start.
   *
   * @param row 0 to {@code rows() - 1}
   * @return bits 64 to 127; for IPv4 the address as an unsigned 32-bit number
   */
  public long startLow(long row) {
    return family == Family.IPV4 ? u32(ipv4Row(row)) : file.get(FileFormat.LONG, ipv6Row(row));
  }

  /**
   * Returns the first half of a row's end.
   *
   * @param row 0 to {@code rows() - 1}
   * @return bits 0 to 63; 0 for IPv4
   */
  public long endHigh(long row) {
    return family == Family.IPV4 ? 0 : file.get(FileFormat.LONG, ipv6Row(row) + 24);
  }

  /**
   * Returns the second half of a row's end.
   *
   * @param row 0 to {@code rows() - 1}
   * @return bits 64 to 127; for IPv4 the address as an unsigned 32-bit number
   */
  public long endLow(long row) {
    return family == Family.IPV4
        ? u32(ipv4Row(row) + 4)
        : file.get(FileFormat.LONG, ipv6Row(row) + 16);
  }

  /**
   * Returns the prefix length by which a row competes for the longest prefix.
   *
   * @param row 0 to {@code rows() - 1}
   * @return that of an address or network; -1 for a range
   */
  public int competingPrefix(long row) {
    long at = idOffset(row);
    return kind(row) == FileFormat.KIND_RANGE ? -1 : file.get(ValueLayout.JAVA_BYTE, at + 4) & 0xFF;
  }

  long maximumHigh(long row) {
    return family == Family.IPV4 ? 0 : file.get(FileFormat.LONG, ipv6Row(row) + 40);
  }

  long maximumLow(long row) {
    return family == Family.IPV4
        ? u32(ipv4Row(row) + 8)
        : file.get(FileFormat.LONG, ipv6Row(row) + 32);
  }

  int kind(long row) {
    return file.get(ValueLayout.JAVA_BYTE, idOffset(row) + 5) & 0xFF;
  }

  /** Returns the two bytes after the kind, which must be 0. */
  int reserved(long row) {
    return file.get(FileFormat.SHORT, idOffset(row) + 6) & 0xFFFF;
  }

  /** Returns the byte offset of a row. */
  long rowOffset(long row) {
    return family == Family.IPV4 ? ipv4Row(row) : ipv6Row(row);
  }

  /** Returns the byte offset of a row's id, which prefix, kind and reserved bytes follow. */
  long idOffset(long row) {
    return family == Family.IPV4 ? ipv4Row(row) + 12 : ipv6Row(row) + 48;
  }

  @Override
  public long id(long row) {
    return u32(idOffset(row));
  }

  @Override
  public void load(long row, IpRow into) {
    into.startHigh = startHigh(row);
    into.startLow = startLow(row);
    into.endHigh = endHigh(row);
    into.endLow = endLow(row);
    long at = idOffset(row);
    into.id = u32(at);
    into.prefix = file.get(ValueLayout.JAVA_BYTE, at + 4) & 0xFF;
    into.kind = file.get(ValueLayout.JAVA_BYTE, at + 5) & 0xFF;
  }

  private long ipv4Row(long row) {
    return section + row * FileFormat.IPV4_INTERVAL_BYTES;
  }

  private long ipv6Row(long row) {
    return section + row * FileFormat.IPV6_INTERVAL_BYTES;
  }

  private long u32(long at) {
    return Integer.toUnsignedLong(file.get(FileFormat.INT, at));
  }
}
