package dev.netindex.format.reader;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.Target;
import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.directory.RowDirectory;
import dev.netindex.format.directory.SectionDirectory;
import dev.netindex.format.layout.AsnSection;
import dev.netindex.format.layout.IntervalSection;
import org.jspecify.annotations.Nullable;

/** How a cursor comes from one match to the next, for every kind of query. */
abstract sealed class MatchWalk extends CurrentMatch permits MatchCursor {
  enum Mode {
    /** No query, or no more matches. */
    DONE,
    /** The row in {@code found}, or none. */
    FOUND,
    /** Rows that contain {@code first}, from the beginning. */
    CONTAINING,
    /** What is left of a directory's leaf. */
    LEAF,
    /** Rows that start up to {@code last} and end from {@code first} on. */
    INTERSECTING,
    /** The single row of longest prefix that contains {@code first}. */
    LONGEST,
    /** Rows that start from {@code first} on and end up to {@code last}. */
    WITHIN,
    /** Every row: IPv4, IPv6, ASN. */
    ALL,
    /** ASN rows of one number. */
    ASN
  }

  /** Stands for every AS number in {@link #asnQuery}. */
  private static final long ALL_NUMBERS = -1;

  private final AsnSection asnSection;

  private final LeafWalk walk = new LeafWalk();

  private Mode mode = Mode.DONE;
  private @Nullable SectionDirectory directory;
  private long nextRow;
  private long firstHigh;
  private long firstLow;
  private long lastHigh;
  private long lastLow;
  private long asnQuery;
  private long found;

  MatchWalk(IndexReader reader) {
    super(reader);
    this.asnSection = sections.asn();
  }

  /** Sets the query for all rows that contain an address. */
  final void startAt(Family family, long high, long low) {
    reader.ensureOpen();
    mode = Mode.CONTAINING;
    section = sections.ip(family);
    directory = reader.directory(family);
    nextRow = 0;
    firstHigh = high;
    firstLow = low;
    positioned = false;
  }

  /** Sets any other query. */
  final void start(
      Mode newMode,
      Family family,
      long newFirstHigh,
      long newFirstLow,
      long newLastHigh,
      long newLastLow) {
    startAt(family, newFirstHigh, newFirstLow);
    mode = newMode;
    lastHigh = newLastHigh;
    lastLow = newLastLow;
  }

  /** Sets the query for an AS number. */
  final void startAsn(long number) {
    start(Mode.ASN, Family.IPV4, 0, 0, 0, 0);
    asnQuery = number;
    nextRow = -1;
  }

  /** Sets the query for what a directory found already. */
  final void set(Family family, long row) {
    start(Mode.FOUND, family, 0, 0, 0, 0);
    found = row;
  }

  /** Moves to the next match. False if there is none. */
  final boolean advance() {
    positioned = false;
    located = false;
    try {
      reader.ensureOpen();
      // The most frequent query does without the table of a switch.
      positioned = mode == Mode.CONTAINING ? firstContaining() : nextOfOther();
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
    if (!positioned) {
      mode = Mode.DONE;
    }
    return positioned;
  }

  private boolean nextOfOther() {
    return switch (mode) {
      case DONE, CONTAINING -> false;
      case FOUND -> takeFound();
      case LEAF -> nextOfLeaf();
      case INTERSECTING -> nextIntersecting();
      case LONGEST -> nextLongest();
      case WITHIN -> nextWithin();
      case ALL -> nextOfAll();
      case ASN -> nextAsn();
    };
  }

  private boolean firstContaining() {
    if (section.outside(firstHigh, firstLow, firstHigh, firstLow)) {
      return false;
    }
    if (directory instanceof RowDirectory rows) {
      mode = Mode.DONE; // An address is in one row at most.
      return take(rows.find(firstHigh, firstLow));
    }
    if (directory instanceof OverlapDirectory overlaps) {
      int leaf = overlaps.leaf(firstHigh, firstLow);
      if (leaf != OverlapDirectory.NO_LEAF) {
        walk.start(overlaps, leaf);
        mode = Mode.LEAF;
        return nextOfLeaf();
      }
    } else {
      reader.askedWithout();
    }
    mode = section.disjoint() ? Mode.DONE : Mode.INTERSECTING;
    lastHigh = firstHigh;
    lastLow = firstLow;
    return nextIntersecting();
  }

  private boolean takeFound() {
    mode = Mode.DONE;
    return take(found);
  }

  /** Makes current what a directory found. */
  private boolean take(long place) {
    if (place == RowDirectory.NOTHING) {
      return false;
    }
    takeRow(RowDirectory.row(place));
    handle = RowDirectory.handle(place);
    return true;
  }

  private boolean nextOfLeaf() {
    long next = walk.next((IntervalSection) section, firstHigh, firstLow);
    return next >= 0 && takeRow(next);
  }

  private boolean nextIntersecting() {
    if (nextRow == 0 && section.outside(firstHigh, firstLow, lastHigh, lastLow)) {
      return false;
    }
    long next = section.next(nextRow, lastHigh, lastLow, firstHigh, firstLow);
    return next >= 0 && takeRow(next);
  }

  private boolean nextLongest() {
    mode = Mode.DONE;
    if (section.outside(firstHigh, firstLow, lastHigh, lastLow)) {
      return false;
    }
    if (directory instanceof RowDirectory rows) {
      return take(rows.find(firstHigh, firstLow));
    }
    if (directory instanceof OverlapDirectory overlaps) {
      long known = overlaps.longest(firstHigh, firstLow);
      if (known != OverlapDirectory.UNKNOWN) {
        return known >= 0 && takeRow(known);
      }
    } else {
      reader.askedWithout();
    }
    long longest = section.longestPrefix(firstHigh, firstLow);
    return longest >= 0 && takeRow(longest);
  }

  private boolean nextWithin() {
    if (nextRow == 0) {
      nextRow = section.firstStartingFrom(firstHigh, firstLow);
    }
    while (nextRow < section.rows() && takeRow(nextRow)) {
      section.load(number, row);
      loaded = true;
      if (AddressBits.compare(row.startHigh, row.startLow, lastHigh, lastLow) > 0) {
        return false;
      }
      if (AddressBits.compare(row.endHigh, row.endLow, lastHigh, lastLow) <= 0) {
        return true;
      }
      // The rows of this start that follow end even later. No start is the last address of all
      // here.
      long low = row.startLow + 1;
      long after = section.firstStartingFrom(low == 0 ? row.startHigh + 1 : row.startHigh, low);
      nextRow = Math.max(nextRow, after); // Only unchecked rows out of order could lead back.
    }
    return false;
  }

  private boolean nextOfAll() {
    if (nextRow < section.rows()) {
      return takeRow(nextRow);
    }
    if (section.family() == Family.IPV4) {
      section = sections.ipv6();
      nextRow = 0;
      return nextOfAll();
    }
    mode = Mode.ASN;
    asnQuery = ALL_NUMBERS;
    nextRow = 0;
    return nextAsn();
  }

  private boolean nextAsn() {
    if (nextRow < 0) {
      nextRow =
          asnQuery < 1 || asnQuery > Target.Asn.MAX_NUMBER
              ? asnSection.rows()
              : asnSection.lowerBound(asnQuery);
    }
    if (nextRow >= asnSection.rows()) {
      return false;
    }
    asn = asnSection.number(nextRow);
    row.id = asnSection.id(nextRow);
    loaded = true;
    handle = -1;
    nextRow++;
    return asn == asnQuery || asnQuery == ALL_NUMBERS;
  }

  final boolean takeRow(long taken) {
    number = taken;
    loaded = false;
    handle = -1;
    asn = 0;
    nextRow = taken + 1;
    return true;
  }
}
