package dev.netindex.cli.enrich;

import dev.netindex.cli.field.RecordFields;
import dev.netindex.cli.input.QueryParser;
import dev.netindex.cli.input.Request;
import dev.netindex.format.AddressBits;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;

/**
 * The fields of the one record that fits an address best: that of the longest prefix; where only
 * ranges hold the address, the shortest of them. Of equal ones it is the first. Belongs to one
 * thread.
 */
public final class AddressFields {
  private final MatchCursor cursor;
  private final RecordFields fields;
  private final QueryParser parser;
  private final boolean first;

  /**
   * Asks an index.
   *
   * @param reader the index
   * @param fields fields of its records
   * @param parser reads addresses
   * @param first whether the first record in the order of the file is taken, and not the best
   */
  public AddressFields(IndexReader reader, RecordFields fields, QueryParser parser, boolean first) {
    this.cursor = reader.cursor();
    this.fields = fields;
    this.parser = parser;
    this.first = first;
  }

  /**
   * Looks an address or AS number up.
   *
   * @param text as it was written
   * @return whether there is a record, which {@link #fields()} then stand at
   * @throws InvalidInputException if it is neither an address nor an AS number
   */
  public boolean find(String text) {
    boolean found =
        switch (parser.parse(text)) {
          case Request.Ip(var address) -> first ? cursor.match(address).next() : best(address);
          case Request.Asn(long number) -> cursor.matchAsn(number).next();
          case Request.Span(var target) ->
              throw new InvalidInputException(
                  Fault.QUERY_TARGET,
                  NetindexException.NO_OFFSET,
                  "one address",
                  target.toString());
        };
    if (found) {
      fields.read(cursor);
    }
    return found;
  }

  private boolean best(IpAddress address) {
    return cursor.matchLongest(address).next() || shortestRange(address);
  }

  private boolean shortestRange(IpAddress address) {
    int shortest = -1;
    long bestHigh = -1;
    long bestLow = -1;
    cursor.match(address);
    for (int i = 0; cursor.next(); i++) {
      // The last address less the first one, in 128 bits.
      long low = cursor.endLow() - cursor.startLow();
      long borrow = Long.compareUnsigned(cursor.endLow(), cursor.startLow()) < 0 ? 1 : 0;
      long high = cursor.endHigh() - cursor.startHigh() - borrow;
      if (shortest < 0 || AddressBits.compare(high, low, bestHigh, bestLow) < 0) {
        shortest = i;
        bestHigh = high;
        bestLow = low;
      }
    }
    cursor.match(address);
    for (int i = 0; i <= shortest; i++) {
      cursor.next();
    }
    return shortest >= 0;
  }

  /**
   * Returns the fields of the record that was found last.
   *
   * @return the fields
   */
  public RecordFields fields() {
    return fields;
  }
}
