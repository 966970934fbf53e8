package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;
import java.util.Arrays;

/** {@link Arrays#binarySearch(long[], long)} over the first addresses. */
final class BinarySearch implements Side {
  private final PeerRows rows;
  private final long[] asked;

  BinarySearch(SideName name, Addresses asked) throws IOException {
    rows = PeerRows.of(name);
    this.asked = asked.low();
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      int found = Arrays.binarySearch(rows.starts, asked[i]);
      int row = found >= 0 ? found : -found - 2;
      if (row >= 0 && asked[i] <= rows.ends[row]) {
        sum += rows.answers[row];
      }
    }
    return sum;
  }
}
