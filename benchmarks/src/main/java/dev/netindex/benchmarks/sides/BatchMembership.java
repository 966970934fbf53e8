package dev.netindex.benchmarks.sides;

import dev.netindex.format.Family;
import dev.netindex.format.reader.BatchLookup;

/** Whether there is a match, 1,024 addresses at once. */
final class BatchMembership extends IndexSide {
  private static final int SIZE = 1024;

  private final BatchLookup batch;
  private final boolean[] found;

  BatchMembership(OpenedIndex index) {
    super(index);
    batch = index.reader.batch();
    found = new boolean[index.low.length];
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int at = from; at < to; at += SIZE) {
      int end = Math.min(at + SIZE, to);
      sum +=
          index.family == Family.IPV4
              ? batch.containsIpv4(index.ipv4, at, end, found)
              : batch.containsIpv6(index.high, index.low, at, end, found);
    }
    return sum;
  }
}
