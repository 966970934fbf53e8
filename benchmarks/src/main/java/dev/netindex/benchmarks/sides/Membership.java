package dev.netindex.benchmarks.sides;

import dev.netindex.format.Family;

/** Whether there is a match. */
final class Membership extends IndexSide {
  Membership(OpenedIndex index) {
    super(index);
  }

  @Override
  public long run(int from, int to) {
    long found = 0;
    for (int i = from; i < to; i++) {
      boolean contained =
          index.family == Family.IPV4
              ? index.reader.containsIpv4(index.ipv4[i])
              : index.reader.containsIpv6(index.high[i], index.low[i]);
      found += contained ? 1 : 0;
    }
    return found;
  }
}
