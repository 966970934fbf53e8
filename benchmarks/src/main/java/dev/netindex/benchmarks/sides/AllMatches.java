package dev.netindex.benchmarks.sides;

import dev.netindex.format.reader.MatchCursor;

/** All matches, and where the payload of each lies. */
final class AllMatches extends IndexSide {
  AllMatches(OpenedIndex index) {
    super(index);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      MatchCursor match = index.ask(i);
      while (match.next()) {
        sum += match.payloadOffset() + match.payloadLength();
      }
    }
    return sum;
  }
}
