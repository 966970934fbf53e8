package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;
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
public final class MatchCursor extends MatchWalk {
  MatchCursor(IndexReader reader) {
    super(reader);
  }

  /**
   * Asks for the assertions that contain an IPv4 address.
   *
   * @param address the address in network order
   * @return this cursor, before the first match
   */
  public MatchCursor matchIpv4(int address) {
    long low = Integer.toUnsignedLong(address);
    startAt(Family.IPV4, 0, low);
    return this;
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
    startAt(Family.IPV6, high, low);
    return this;
  }

  /**
   * Asks for the assertions that contain an address.
   *
   * @param address the address, in its own family
   * @return this cursor, before the first match
   */
  public MatchCursor match(IpAddress address) {
    startAt(address.family(), address.high(), address.low());
    return this;
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
    return start(INTERSECTING, target);
  }

  /**
   * Asks for the assertions whose addresses all belong to a target.
   *
   * @param target an address, network or range
   * @return this cursor, before the first match
   * @throws InvalidInputException if the target is an AS number
   */
  public MatchCursor matchWithin(Target target) {
    return start(WITHIN, target);
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
    start(LONGEST, Family.IPV4, 0, low, 0, low);
    return this;
  }

  /**
   * Asks for the assertion of longest prefix that contains an IPv6 address, taken literally.
   *
   * @param high first 64 bits
   * @param low last 64 bits
   * @return this cursor, before its only match
   */
  public MatchCursor matchLongestIpv6(long high, long low) {
    start(LONGEST, Family.IPV6, high, low, high, low);
    return this;
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
    start(LONGEST, address.family(), high, low, high, low);
    return this;
  }

  /**
   * Asks for the assertions of an AS number.
   *
   * @param number the AS number; 0 and numbers past 32 bits never match
   * @return this cursor, before the first match
   */
  public MatchCursor matchAsn(long number) {
    startAsn(number);
    return this;
  }

  /**
   * Asks for every assertion in file order: IPv4, IPv6, AS numbers.
   *
   * @return this cursor, before the first match
   */
  public MatchCursor matchAll() {
    start(ALL, Family.IPV4, 0, 0, 0, 0);
    return this;
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
    end(family);
    Objects.checkIndex(rowNumber, section.rows());
    takeRow(rowNumber);
    return this;
  }

  private MatchCursor start(int newMode, Target target) {
    IpTarget span = TargetSpan.require(target);
    IpAddress first = span.first();
    start(
        newMode,
        first.family(),
        first.high(),
        first.low(),
        TargetSpan.lastHigh(span),
        TargetSpan.lastLow(span));
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
    return advance();
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
