package dev.netindex.benchmarks.sides;

import dev.netindex.format.Family;
import dev.netindex.format.reader.MatchCursor;

/** The match of longest prefix, and where its payload lies. */
final class LongestMatch extends IndexSide {
  LongestMatch(OpenedIndex index) {
    super(index);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      MatchCursor match =
          index.family == Family.IPV4
              ? index.cursor.matchLongestIpv4(index.ipv4[i])
              : index.cursor.matchLongestIpv6(index.high[i], index.low[i]);
      if (match.next()) {
        sum += match.payloadOffset() + match.payloadLength();
      }
    }
    return sum;
  }
}
