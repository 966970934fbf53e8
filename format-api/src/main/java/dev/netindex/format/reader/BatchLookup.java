package dev.netindex.format.reader;

import java.util.Objects;

/**
 * Lookups of many addresses at once, whose waits for memory overlap. The arrays are the caller's,
 * in any order; answers come at the same positions. Reusable without end; no method allocates.
 * Belongs to one thread at a time, and must not be used again by a visitor that it calls.
 *
 * <pre>{@code
 * BatchLookup batch = reader.batch();
 * batch.payloadsIpv4(addresses, 0, addresses.length, offsets, lengths);
 * }</pre>
 *
 * Every method throws {@link dev.netindex.format.IndexClosedException} after the reader closed,
 * {@link IndexOutOfBoundsException} if the range does not lie in every array, and {@link
 * dev.netindex.format.InvalidIndexException} if the rows were trusted and lead nowhere; the answers
 * then mean nothing.
 */
public final class BatchLookup {
  /** Result for an address without a match. */
  public static final long NONE = -1;

  private final MatchCursor cursor;
  private final BatchStages stages;

  BatchLookup(IndexReader reader) {
    this.cursor = reader.cursor();
    this.stages = new BatchStages(reader);
  }

  /**
   * Tells for each IPv4 address whether any assertion contains it.
   *
   * @param addresses the addresses in network order
   * @param from position of the first to ask for
   * @param to position after the last
   * @param found takes the answers, at the positions of the addresses
   * @return how many are contained
   */
  public int containsIpv4(int[] addresses, int from, int to, boolean[] found) {
    Objects.checkFromToIndex(from, to, addresses.length);
    Objects.checkFromToIndex(from, to, found.length);
    int count = 0;
    for (int at = from; at < to; at += stages.size()) {
      stages.find(addresses, at, to);
      count += stages.matches(found, at);
    }
    return count;
  }

  /**
   * Tells for each IPv6 address, taken literally, whether any assertion contains it.
   *
   * @param high first 64 bits of each address
   * @param low last 64 bits of each address
   * @param from position of the first to ask for
   * @param to position after the last
   * @param found takes the answers, at the positions of the addresses
   * @return how many are contained
   */
  public int containsIpv6(long[] high, long[] low, int from, int to, boolean[] found) {
    Objects.checkFromToIndex(from, to, high.length);
    Objects.checkFromToIndex(from, to, low.length);
    Objects.checkFromToIndex(from, to, found.length);
    int count = 0;
    for (int at = from; at < to; at += stages.size()) {
      stages.find(high, low, at, to);
      count += stages.matches(found, at);
    }
    return count;
  }

  /**
   * Finds for each IPv4 address the first row, in file order, that contains it; {@link
   * MatchCursor#moveTo} reads it. In a packed section it is the only one.
   *
   * @param addresses the addresses in network order
   * @param from position of the first to ask for
   * @param to position after the last
   * @param rows takes the numbers of the rows in the IPv4 section, or {@link #NONE}
   * @return how many have a match
   */
  public int firstIpv4(int[] addresses, int from, int to, long[] rows) {
    Objects.checkFromToIndex(from, to, addresses.length);
    Objects.checkFromToIndex(from, to, rows.length);
    int count = 0;
    for (int at = from; at < to; at += stages.size()) {
      stages.find(addresses, at, to);
      count += stages.rows(rows, at);
    }
    return count;
  }

  /**
   * Finds for each IPv6 address, taken literally, the first row, in file order, that contains it.
   *
   * @param high first 64 bits of each address
   * @param low last 64 bits of each address
   * @param from position of the first to ask for
   * @param to position after the last
   * @param rows takes the numbers of the rows in the IPv6 section, or {@link #NONE}
   * @return how many have a match
   */
  public int firstIpv6(long[] high, long[] low, int from, int to, long[] rows) {
    Objects.checkFromToIndex(from, to, high.length);
    Objects.checkFromToIndex(from, to, low.length);
    Objects.checkFromToIndex(from, to, rows.length);
    int count = 0;
    for (int at = from; at < to; at += stages.size()) {
      stages.find(high, low, at, to);
      count += stages.rows(rows, at);
    }
    return count;
  }

  /**
   * Finds for each IPv4 address the payload of the first assertion, in file order, that contains
   * it.
   *
   * @param addresses the addresses in network order
   * @param from position of the first to ask for
   * @param to position after the last
   * @param offsets takes byte offsets in {@link IndexReader#memory()}, or {@link #NONE}
   * @param lengths takes the lengths in bytes; 0 where there is no match
   * @return how many have a match
   */
  public int payloadsIpv4(int[] addresses, int from, int to, long[] offsets, long[] lengths) {
    Objects.checkFromToIndex(from, to, addresses.length);
    Objects.checkFromToIndex(from, to, offsets.length);
    Objects.checkFromToIndex(from, to, lengths.length);
    int count = 0;
    for (int at = from; at < to; at += stages.size()) {
      stages.find(addresses, at, to);
      count += stages.payloads(cursor, offsets, lengths, at);
    }
    return count;
  }

  /**
   * Finds for each IPv6 address, taken literally, the payload of the first assertion, in file
   * order, that contains it.
   *
   * @param high first 64 bits of each address
   * @param low last 64 bits of each address
   * @param from position of the first to ask for
   * @param to position after the last
   * @param offsets takes byte offsets in {@link IndexReader#memory()}, or {@link #NONE}
   * @param lengths takes the lengths in bytes; 0 where there is no match
   * @return how many have a match
   */
  public int payloadsIpv6(
      long[] high, long[] low, int from, int to, long[] offsets, long[] lengths) {
    Objects.checkFromToIndex(from, to, high.length);
    Objects.checkFromToIndex(from, to, low.length);
    Objects.checkFromToIndex(from, to, offsets.length);
    Objects.checkFromToIndex(from, to, lengths.length);
    int count = 0;
    for (int at = from; at < to; at += stages.size()) {
      stages.find(high, low, at, to);
      count += stages.payloads(cursor, offsets, lengths, at);
    }
    return count;
  }

  /**
   * Gives all assertions that contain each IPv4 address to a visitor: addresses in the order given,
   * matches in file order.
   *
   * @param addresses the addresses in network order
   * @param from position of the first to ask for
   * @param to position after the last
   * @param visitor takes the position of the address and the match; what it throws reaches the
   *     caller as it is
   * @return false if the visitor stopped the batch
   */
  public boolean matchIpv4(int[] addresses, int from, int to, BatchVisitor visitor) {
    Objects.checkFromToIndex(from, to, addresses.length);
    for (int at = from; at < to; at += stages.size()) {
      stages.reach(addresses, at, to);
      for (int i = at; i < at + stages.size(); i++) {
        if (!stages.set(cursor, i - at)) {
          cursor.matchIpv4(addresses[i]);
        }
        while (cursor.next()) {
          if (!visitor.visit(i, cursor)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /**
   * Gives all assertions that contain each IPv6 address, taken literally, to a visitor: addresses
   * in the order given, matches in file order.
   *
   * @param high first 64 bits of each address
   * @param low last 64 bits of each address
   * @param from position of the first to ask for
   * @param to position after the last
   * @param visitor takes the position of the address and the match; what it throws reaches the
   *     caller as it is
   * @return false if the visitor stopped the batch
   */
  public boolean matchIpv6(long[] high, long[] low, int from, int to, BatchVisitor visitor) {
    Objects.checkFromToIndex(from, to, high.length);
    Objects.checkFromToIndex(from, to, low.length);
    for (int at = from; at < to; at += stages.size()) {
      stages.reach(high, low, at, to);
      for (int i = at; i < at + stages.size(); i++) {
        if (!stages.set(cursor, i - at)) {
          cursor.matchIpv6(high[i], low[i]);
        }
        while (cursor.next()) {
          if (!visitor.visit(i, cursor)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
