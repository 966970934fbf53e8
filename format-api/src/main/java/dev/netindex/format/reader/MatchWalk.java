package dev.netindex.format.reader;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.Target;
import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.directory.RowDirectory;
import dev.netindex.format.directory.SectionDirectory;
import dev.netindex.format.layout.AsnSection;
import dev.netindex.format.layout.IpSection;
import org.jspecify.annotations.Nullable;

/** How a cursor comes from one match to the next, for every kind of query. */
abstract sealed class MatchWalk extends CurrentMatch permits MatchCursor {
  // What is asked. Numbers and not an enum: storing a reference at each step would cost the
  // collector's barrier.

  /** No query, or no more matches. */
  private static final int DONE = 0;

  /** The row in {@code found}, or none. */
  private static final int FOUND = 1;

  /** Rows that contain {@code first}, from the beginning. */
  private static final int CONTAINING = 2;

  /** What is left of a directory's leaf. */
  private static final int LEAF = 3;

  /** Rows that start up to {@code last} and end from {@code first} on. */
  static final int INTERSECTING = 4;

  /** The single row of longest prefix that contains {@code first}. */
  static final int LONGEST = 5;

  /** Rows that start from {@code first} on and end up to {@code last}. */
  static final int WITHIN = 6;

  /** Every row: IPv4, IPv6, ASN. */
  static final int ALL = 7;

  /** ASN rows of one number. */
  private static final int ASN = 8;

  /** Stands for every AS number in {@link #asnQuery}. */
  private static final long ALL_NUMBERS = -1;

  private final AsnSection asnSection;
  private final LookupTables tables;

  private final LeafWalk walk = new LeafWalk();

  private int mode = DONE;
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
    this.tables = reader.tables();
  }

  /** Sets the query for all rows that contain an address. */
  final void startAt(Family family, long high, long low) {
    reader.ensureOpen();
    mode = CONTAINING;
    // References are stored where they change only, for the same reason.
    IpSection asked = sections.ip(family);
    if (section != asked) {
      section = asked;
    }
    SectionDirectory known = tables.of(family);
    if (directory != known) {
      directory = known;
    }
    firstHigh = high;
    firstLow = low;
    state = 0;
  }

  /** Sets any other query. */
  final void start(
      int newMode,
      Family family,
      long newFirstHigh,
      long newFirstLow,
      long newLastHigh,
      long newLastLow) {
    startAt(family, newFirstHigh, newFirstLow);
    mode = newMode;
    nextRow = 0;
    lastHigh = newLastHigh;
    lastLow = newLastLow;
  }

  /** Sets the query for an AS number. */
  final void startAsn(long number) {
    start(ASN, Family.IPV4, 0, 0, 0, 0);
    asnQuery = number;
    nextRow = -1;
  }

  /** Sets the query for what a directory found already. */
  final void set(Family family, long row) {
    start(FOUND, family, 0, 0, 0, 0);
    found = row;
  }

  /** Sets no query, in a section. */
  final void end(Family family) {
    start(DONE, family, 0, 0, 0, 0);
  }

  /** Moves to the next match. False if there is none. */
  final boolean advance() {
    state = 0;
    try {
      reader.ensureOpen();
      // The most frequent query in its most frequent form, by the shortest way.
      if (mode == CONTAINING && directory instanceof RowDirectory rows) {
        mode = DONE; // An address is in one row at most.
        return take(rows.find(firstHigh, firstLow));
      }
      if (mode == LEAF && directory instanceof OverlapDirectory overlaps) {
        if (nextOfLeaf(overlaps)) {
          return true;
        }
        mode = DONE;
        AccessFaults.settle();
        return false;
      }
      boolean more = nextOfOther();
      AccessFaults.settle();
      mode = more ? mode : DONE;
      return more;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      state = 0;
      throw reader.translated(failure);
    }
  }

  private boolean nextOfOther() {
    return switch (mode) {
      case FOUND -> takeFound();
      case CONTAINING -> firstContaining();
      case INTERSECTING -> nextIntersecting();
      case LONGEST -> nextLongest();
      case WITHIN -> nextWithin();
      case ALL -> nextOfAll();
      case ASN -> nextAsn();
      default -> false;
    };
  }

  private boolean firstContaining() {
    if (section.outside(firstHigh, firstLow, firstHigh, firstLow)) {
      return false;
    }
    if (directory instanceof OverlapDirectory overlaps) {
      int leaf = overlaps.leaf(firstHigh, firstLow);
      if (leaf != OverlapDirectory.NO_LEAF) {
        walk.start(overlaps, leaf);
        mode = LEAF;
        return nextOfLeaf(overlaps);
      }
    } else {
      tables.askedWithout(1);
    }
    mode = section.disjoint() ? DONE : INTERSECTING;
    nextRow = 0;
    lastHigh = firstHigh;
    lastLow = firstLow;
    return nextIntersecting();
  }

  private boolean takeFound() {
    mode = DONE;
    return take(found);
  }

  /** Makes current what a directory found. */
  private boolean take(long place) {
    if (place == RowDirectory.NOTHING) {
      AccessFaults.settle();
      return false;
    }
    number = RowDirectory.row(place);
    asn = 0;
    takeHandle(RowDirectory.handle(place));
    return true;
  }

  private boolean nextOfLeaf(OverlapDirectory overlaps) {
    long next = walk.next(overlaps, firstHigh, firstLow);
    return next >= 0 && takeRow(overlaps, next);
  }

  private boolean takeRow(OverlapDirectory overlaps, long taken) {
    number = taken;
    asn = 0;
    takePlace(overlaps.place(taken));
    return true;
  }

  private boolean nextIntersecting() {
    if (nextRow == 0 && section.outside(firstHigh, firstLow, lastHigh, lastLow)) {
      return false;
    }
    long next = section.next(nextRow, lastHigh, lastLow, firstHigh, firstLow);
    return next >= 0 && takeRow(next);
  }

  private boolean nextLongest() {
    mode = DONE;
    if (section.outside(firstHigh, firstLow, lastHigh, lastLow)) {
      return false;
    }
    if (directory instanceof RowDirectory rows) {
      return take(rows.find(firstHigh, firstLow));
    }
    if (directory instanceof OverlapDirectory overlaps) {
      long known = overlaps.longest(firstHigh, firstLow);
      if (known != OverlapDirectory.UNKNOWN) {
        return known >= 0 && takeRow(overlaps, known);
      }
    } else {
      tables.askedWithout(1);
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
      state |= LOADED;
      if (AddressBits.compare(row.startHigh, row.startLow, lastHigh, lastLow) > 0) {
        break;
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
    state = 0;
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
    mode = ASN;
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
    state = POSITIONED | LOADED;
    handle = -1;
    nextRow++;
    if (asn != asnQuery && asnQuery != ALL_NUMBERS) {
      state = 0;
      return false;
    }
    return true;
  }

  final boolean takeRow(long taken) {
    number = taken;
    handle = -1;
    asn = 0;
    nextRow = taken + 1;
    state = POSITIONED;
    return true;
  }
}
