package dev.netindex.benchmarks.sides;

import dev.netindex.format.reader.MatchCursor;

/** The same as {@link FirstMatch}, but no question is known before the answer to the last one. */
final class ChainedFirst extends IndexSide {
  /** Always 0, which no compiler knows: what it masks still has to be waited for. */
  private long zero;

  private long answer;

  ChainedFirst(OpenedIndex index) {
    super(index);
  }

  /** Would let {@link #zero} be anything; never called. */
  void becomeRandom(long bits) {
    zero = bits;
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    long last = answer;
    for (int i = from; i < to; i++) {
      MatchCursor match = index.ask(i + (int) (last & zero));
      last = match.next() ? match.payloadOffset() + match.payloadLength() : 0;
      sum += last;
    }
    answer = last;
    return sum;
  }
}
