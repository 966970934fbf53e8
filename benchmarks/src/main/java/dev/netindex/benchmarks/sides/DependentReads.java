package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;

/** Three reads a question, each at a place that the read before it tells. */
final class DependentReads implements Side {
  private final RandomMemory memory;
  private int last;

  DependentReads(SideName name, Addresses asked) throws IOException {
    memory = new RandomMemory(name, asked);
  }

  @Override
  public long run(int from, int to) {
    int read = last;
    for (int i = from; i < to; i++) {
      read = memory.at(memory.at(memory.at(memory.asked[i] + read)));
    }
    last = read;
    return read;
  }
}
