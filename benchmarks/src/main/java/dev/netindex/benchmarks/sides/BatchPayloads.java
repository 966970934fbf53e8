package dev.netindex.benchmarks.sides;

import dev.netindex.format.Family;
import dev.netindex.format.reader.BatchLookup;

/** The first match of each address, and where its payload lies, many addresses at once. */
final class BatchPayloads extends IndexSide {
  private final int size;
  private final BatchLookup batch;
  private final long[] offsets;
  private final long[] lengths;

  BatchPayloads(OpenedIndex index, int size) {
    super(index);
    this.size = size;
    batch = index.reader.batch();
    offsets = new long[index.low.length];
    lengths = new long[index.low.length];
  }

  /** The answers go to and come from the caches, as those of a caller with arrays of a batch do. */
  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int at = from; at < to; at += size) {
      sum += answer(at, Math.min(at + size, to));
    }
    return sum;
  }

  private long answer(int from, int to) {
    if (index.family == Family.IPV4) {
      batch.payloadsIpv4(index.ipv4, from, to, offsets, lengths);
    } else {
      batch.payloadsIpv6(index.high, index.low, from, to, offsets, lengths);
    }
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += Math.max(offsets[i], 0) + lengths[i];
    }
    return sum;
  }
}
