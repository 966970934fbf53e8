package dev.netindex.format.reader;

import dev.netindex.format.IndexClosedException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import java.util.List;
import java.util.Optional;

/**
 * The questions an index answers, in the two convenient levels: lists and {@link Optional}s, and
 * {@code visit} methods that give one reused {@link MatchView}. All are short forms over a {@link
 * MatchCursor}, which allocates nothing. Matches come in file order: by (start, end, record id)
 * within a family.
 *
 * <p>Every method throws {@link IndexClosedException} after the reader closed.
 */
public sealed interface IndexQueries permits IndexReader {
  /**
   * Makes a cursor. It is cheap, and belongs to one thread.
   *
   * @return a cursor with no query yet
   */
  MatchCursor cursor();

  /**
   * Finds all assertions that contain an address.
   *
   * @param address the address, in its own family
   * @return in file order
   */
  default List<Match> lookup(IpAddress address) {
    return MatchCursor.collect(cursor().match(address));
  }

  /**
   * Finds all assertions that contain an address given as text: a zone is ignored, an IPv4-mapped
   * address means the IPv4 address.
   *
   * @param address the text
   * @return in file order
   * @throws dev.netindex.format.InvalidInputException if the text is no address
   */
  default List<Match> lookup(String address) {
    return lookup(IpAddress.parse(address, ParseOption.IGNORE_ZONE));
  }

  /**
   * Finds all assertions that answer a query.
   *
   * @param query the query
   * @return in file order
   * @throws dev.netindex.format.InvalidInputException if the query can't be asked
   */
  default List<Match> lookup(Query query) {
    return MatchCursor.collect(cursor().match(query));
  }

  /**
   * Finds all assertions of exactly one AS number.
   *
   * @param number the AS number; 0 and numbers past 32 bits never match
   * @return by rising record id
   */
  default List<Match> lookupAsn(long number) {
    return MatchCursor.collect(cursor().matchAsn(number));
  }

  /**
   * Finds all assertions that share an address with a target.
   *
   * @param target an address, network or range
   * @return in file order
   * @throws dev.netindex.format.InvalidInputException if the target is an AS number
   */
  default List<Match> intersecting(Target target) {
    return MatchCursor.collect(cursor().matchIntersecting(target));
  }

  /**
   * Finds all assertions whose addresses all belong to a target.
   *
   * @param target an address, network or range
   * @return in file order
   * @throws dev.netindex.format.InvalidInputException if the target is an AS number
   */
  default List<Match> within(Target target) {
    return MatchCursor.collect(cursor().matchWithin(target));
  }

  /**
   * Finds the first assertion that contains an address, in file order.
   *
   * @param address the address, in its own family
   * @return empty if none does
   */
  default Optional<Match> first(IpAddress address) {
    return MatchCursor.only(cursor().match(address));
  }

  /**
   * Finds the assertion of lowest record id of an AS number.
   *
   * @param number the AS number
   * @return empty if there is none
   */
  default Optional<Match> firstAsn(long number) {
    return MatchCursor.only(cursor().matchAsn(number));
  }

  /**
   * Finds the assertion of longest prefix among the addresses and networks that contain an address;
   * of equal ones that of lowest record id. Ranges do not take part.
   *
   * @param address the address, in its own family
   * @return empty if none does
   */
  default Optional<Match> longestPrefix(IpAddress address) {
    return MatchCursor.only(cursor().matchLongest(address));
  }

  /**
   * Tells whether any assertion contains an address. Allocates nothing.
   *
   * @param address the address, in its own family
   * @return true if one does
   */
  boolean contains(IpAddress address);

  /**
   * Tells whether there is an assertion of an AS number. Allocates nothing.
   *
   * @param number the AS number
   * @return true if there is one
   */
  boolean containsAsn(long number);

  /**
   * Tells whether any assertion shares an address with a target. Allocates nothing.
   *
   * @param target an address, network or range
   * @return true if one does
   * @throws dev.netindex.format.InvalidInputException if the target is an AS number
   */
  boolean intersects(Target target);

  /**
   * Visits all assertions that contain an address, in file order.
   *
   * @param address the address, in its own family
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   */
  default boolean visit(IpAddress address, MatchVisitor visitor) {
    return cursor().match(address).forEach(visitor);
  }

  /**
   * Visits all assertions of an AS number, by rising record id.
   *
   * @param number the AS number
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   */
  default boolean visitAsn(long number, MatchVisitor visitor) {
    return cursor().matchAsn(number).forEach(visitor);
  }

  /**
   * Visits all assertions that share an address with a target, in file order.
   *
   * @param target an address, network or range
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   * @throws dev.netindex.format.InvalidInputException if the target is an AS number
   */
  default boolean visitIntersecting(Target target, MatchVisitor visitor) {
    return cursor().matchIntersecting(target).forEach(visitor);
  }

  /**
   * Visits all assertions whose addresses all belong to a target, in file order.
   *
   * @param target an address, network or range
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   * @throws dev.netindex.format.InvalidInputException if the target is an AS number
   */
  default boolean visitWithin(Target target, MatchVisitor visitor) {
    return cursor().matchWithin(target).forEach(visitor);
  }

  /**
   * Visits every assertion in file order: IPv4, IPv6, AS numbers.
   *
   * @param visitor takes the matches
   * @return false if the visitor stopped the query
   */
  default boolean visitAll(MatchVisitor visitor) {
    return cursor().matchAll().forEach(visitor);
  }

  /**
   * Asks many queries one after another, in the given order, without buffering.
   *
   * @param queries the queries
   * @param visitor takes the matches
   * @return false if the visitor stopped the batch
   * @throws BatchException if a query can't be asked or the visitor throws; its cause tells which
   * @throws IndexClosedException if the reader is closed
   */
  default boolean visitBatch(List<Query> queries, BatchVisitor visitor) {
    MatchCursor cursor = cursor();
    for (int i = 0; i < queries.size(); i++) {
      int position = i;
      try {
        if (!cursor.match(queries.get(i)).forEach(match -> visitor.visit(position, match))) {
          return false;
        }
      } catch (IndexClosedException failure) {
        throw failure;
      } catch (RuntimeException failure) {
        throw new BatchException(position, failure);
      }
    }
    return true;
  }
}
