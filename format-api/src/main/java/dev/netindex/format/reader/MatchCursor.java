package dev.netindex.format.reader;

import dev.netindex.format.AddressBits;
import dev.netindex.format.Family;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;
import dev.netindex.format.directory.OverlapDirectory;
import dev.netindex.format.directory.RowDirectory;
import dev.netindex.format.directory.SectionDirectory;
import dev.netindex.format.layout.AsnSection;
import dev.netindex.format.layout.IntervalSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The engine of all queries: set a query with a {@code match} method, then call {@link #next()}
 * until it says no, reading each match through the {@link MatchView} methods. Reusable without end;
 * neither setting a query nor moving on allocates. Belongs to one thread at a time.
 *
 * <pre>{@code
 * MatchCursor cursor = reader.cursor();
 * cursor.matchIpv4(0x08080808);
 * while (cursor.next()) {
 *   use(cursor.recordId(), cursor.payloadOffset(), cursor.payloadLength());
 * }
 * }</pre>
 *
 * A lookup touches the cache lines that its section names, one or two of the payload reference when
 * the payload is asked for, and none of the payload.
 */
public final class MatchCursor extends CurrentMatch {
  private enum Mode {
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
  private long nextRow;
  private long firstHigh;
  private long firstLow;
  private long lastHigh;
  private long lastLow;
  private long asnQuery;
  private long found;

  MatchCursor(IndexReader reader) {
    super(reader);
    this.asnSection = sections.asn();
  }

  /**
   * Asks for the assertions that contain an IPv4 address.
   *
   * @param address the address in network order
   * @return this cursor, before the first match
   */
  public MatchCursor matchIpv4(int address) {
    long low = Integer.toUnsignedLong(address);
    return start(Mode.CONTAINING, Family.IPV4, 0, low, 0, low);
  }

  /**
   * Asks for the assertions that contain an IPv6 address, taken literally: an IPv4-mapped one asks
   * IPv6 rows.
   *
   * @param high first 64 bits
   * @param low last 64 bits
   * @return this cursor, before the first match
   */
  public MatchCursor matchIpv6(long high, long low) {
    return start(Mode.CONTAINING, Family.IPV6, high, low, high, low);
  }

  /**
   * Asks for the assertions that contain an address.
   *
   * @param address the address, in its own family
   * @return this cursor, before the first match
   */
  public MatchCursor match(IpAddress address) {
    long high = address.high();
    long low = address.low();
    return start(Mode.CONTAINING, address.family(), high, low, high, low);
  }

  /**
   * Asks a query of a batch.
   *
   * @param query the query
   * @return this cursor, before the first match
   * @throws InvalidInputException if the query can't be asked
   */
  public MatchCursor match(Query query) {
    return switch (query) {
      case Query.Ip ip -> match(ip.address());
      case Query.Asn number -> matchAsn(number.number());
      case Query.Intersecting span -> matchIntersecting(span.target());
    };
  }

  /**
   * Asks for the assertions that share an address with a target.
   *
   * @param target an address, network or range
   * @return this cursor, before the first match
   * @throws InvalidInputException if the target is an AS number
   */
  public MatchCursor matchIntersecting(Target target) {
    return start(Mode.INTERSECTING, target);
  }

  /**
   * Asks for the assertions whose addresses all belong to a target.
   *
   * @param target an address, network or range
   * @return this cursor, before the first match
   * @throws InvalidInputException if the target is an AS number
   */
  public MatchCursor matchWithin(Target target) {
    return start(Mode.WITHIN, target);
  }

  /**
   * Asks for the assertion of longest prefix that contains an IPv4 address; see {@link
   * IndexReader#longestPrefix}.
   *
   * @param address the address in network order
   * @return this cursor, before its only match
   */
  public MatchCursor matchLongestIpv4(int address) {
    long low = Integer.toUnsignedLong(address);
    return start(Mode.LONGEST, Family.IPV4, 0, low, 0, low);
  }

  /**
   * Asks for the assertion of longest prefix that contains an IPv6 address, taken literally.
   *
   * @param high first 64 bits
   * @param low last 64 bits
   * @return this cursor, before its only match
   */
  public MatchCursor matchLongestIpv6(long high, long low) {
    return start(Mode.LONGEST, Family.IPV6, high, low, high, low);
  }

  /**
   * Asks for the assertion of longest prefix that contains an address.
   *
   * @param address the address, in its own family
   * @return this cursor, before its only match
   */
  public MatchCursor matchLongest(IpAddress address) {
    long high = address.high();
    long low = address.low();
    return start(Mode.LONGEST, address.family(), high, low, high, low);
  }

  /**
   * Asks for the assertions of an AS number.
   *
   * @param number the AS number; 0 and numbers past 32 bits never match
   * @return this cursor, before the first match
   */
  public MatchCursor matchAsn(long number) {
    start(Mode.ASN, Family.IPV4, 0, 0, 0, 0);
    asnQuery = number;
    nextRow = -1;
    return this;
  }

  /**
   * Asks for every assertion in file order: IPv4, IPv6, AS numbers.
   *
   * @return this cursor, before the first match
   */
  public MatchCursor matchAll() {
    return start(Mode.ALL, Family.IPV4, 0, 0, 0, 0);
  }

  /**
   * Makes a row the current match, such as one that {@link BatchLookup} found. There is no next
   * match.
   *
   * @param family the section
   * @param rowNumber the row's number in its section, in file order from 0
   * @return this cursor, on the row
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public MatchCursor moveTo(Family family, long rowNumber) {
    start(Mode.DONE, family, 0, 0, 0, 0);
    Objects.checkIndex(rowNumber, section.rows());
    located = false;
    positioned = takeRow(rowNumber);
    return this;
  }

  private MatchCursor start(Mode newMode, Target target) {
    IpTarget span = TargetSpan.require(target);
    IpAddress first = span.first();
    return start(
        newMode,
        first.family(),
        first.high(),
        first.low(),
        TargetSpan.lastHigh(span),
        TargetSpan.lastLow(span));
  }

  private MatchCursor start(
      Mode newMode,
      Family family,
      long newFirstHigh,
      long newFirstLow,
      long newLastHigh,
      long newLastLow) {
    reader.ensureOpen();
    mode = newMode;
    section = sections.ip(family);
    nextRow = 0;
    firstHigh = newFirstHigh;
    firstLow = newFirstLow;
    lastHigh = newLastHigh;
    lastLow = newLastLow;
    positioned = false;
    return this;
  }

  /**
   * Moves to the next match.
   *
   * @return false if there is none; the cursor then has no current match
   * @throws dev.netindex.format.IndexClosedException if the reader is closed
   * @throws InvalidIndexException if the rows were trusted and lead nowhere
   */
  public boolean next() {
    positioned = false;
    located = false;
    try {
      reader.ensureOpen();
      positioned =
          switch (mode) {
            case DONE -> false;
            case FOUND -> takeFound();
            case CONTAINING -> firstContaining();
            case LEAF -> nextOfLeaf();
            case INTERSECTING -> nextIntersecting();
            case LONGEST -> nextLongest();
            case WITHIN -> nextWithin();
            case ALL -> nextOfAll();
            case ASN -> nextAsn();
          };
      AccessFaults.settle();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
    if (!positioned) {
      mode = Mode.DONE;
    }
    return positioned;
  }

  private boolean firstContaining() {
    if (section.outside(firstHigh, firstLow, firstHigh, firstLow)) {
      return false;
    }
    // A switch over the types would go through a call site that costs more than the search.
    SectionDirectory directory = reader.directory(section.family());
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
    return nextIntersecting();
  }

  /** Asks for what a directory found already. */
  void set(Family family, long row) {
    start(Mode.FOUND, family, 0, 0, 0, 0);
    found = row;
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
    SectionDirectory directory = reader.directory(section.family());
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

  private boolean takeRow(long taken) {
    number = taken;
    loaded = false;
    handle = -1;
    asn = 0;
    nextRow = taken + 1;
    return true;
  }

  /**
   * Gives all matches that are left to a visitor.
   *
   * @param visitor takes them; what it throws reaches the caller as it is
   * @return false if the visitor stopped the query
   */
  public boolean forEach(MatchVisitor visitor) {
    while (next()) {
      if (!visitor.visit(this)) {
        return false;
      }
    }
    return true;
  }

  static List<Match> collect(MatchCursor cursor) {
    List<Match> matches = new ArrayList<>();
    while (cursor.next()) {
      matches.add(cursor.toMatch());
    }
    return matches;
  }

  static Optional<Match> only(MatchCursor cursor) {
    return cursor.next() ? Optional.of(cursor.toMatch()) : Optional.empty();
  }
}
