package dev.netindex.benchmarks.sides;

import com.google.common.collect.ImmutableRangeMap;
import com.google.common.collect.Range;
import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;

/** Guava's {@link ImmutableRangeMap}. */
final class RangeMapSide implements Side {
  private final ImmutableRangeMap<Long, Long> rows;
  private final long[] asked;

  RangeMapSide(SideName name, Addresses asked) throws IOException {
    PeerRows all = PeerRows.of(name);
    ImmutableRangeMap.Builder<Long, Long> builder = ImmutableRangeMap.builder();
    for (int i = 0; i < all.starts.length; i++) {
      builder.put(Range.closed(all.starts[i], all.ends[i]), all.answers[i]);
    }
    rows = builder.build();
    this.asked = asked.low();
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      Long answer = rows.get(asked[i]);
      sum += answer == null ? 0 : answer;
    }
    return sum;
  }
}
