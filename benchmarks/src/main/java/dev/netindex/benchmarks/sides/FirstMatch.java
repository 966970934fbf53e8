package dev.netindex.benchmarks.sides;

import dev.netindex.format.reader.MatchCursor;

/** A cursor's first match, and where its payload lies; one address after the other. */
final class FirstMatch extends IndexSide {
  FirstMatch(OpenedIndex index) {
    super(index);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      MatchCursor match = index.ask(i);
      if (match.next()) {
        sum += match.payloadOffset() + match.payloadLength();
      }
    }
    return sum;
  }
}
