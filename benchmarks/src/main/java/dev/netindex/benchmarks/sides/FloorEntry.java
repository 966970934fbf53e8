package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** {@link TreeMap#floorEntry} by the first addresses. */
final class FloorEntry implements Side {
  private final TreeMap<Long, Row> rows = new TreeMap<>();
  private final long[] asked;

  private record Row(long end, long answer) {}

  FloorEntry(SideName name, Addresses asked) throws IOException {
    PeerRows all = PeerRows.of(name);
    for (int i = 0; i < all.starts.length; i++) {
      rows.put(all.starts[i], new Row(all.ends[i], all.answers[i]));
    }
    this.asked = asked.low();
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      Map.Entry<Long, Row> entry = rows.floorEntry(asked[i]);
      if (entry != null && asked[i] <= entry.getValue().end()) {
        sum += entry.getValue().answer();
      }
    }
    return sum;
  }
}
