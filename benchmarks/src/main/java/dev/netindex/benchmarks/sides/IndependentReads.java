package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import java.io.IOException;

/** Three reads a question at places that are known beforehand. */
final class IndependentReads implements Side {
  private static final int SECOND = 0x9E3779B1;
  private static final int THIRD = 0x85EBCA77;

  private final RandomMemory memory;

  IndependentReads(SideName name, Addresses asked) throws IOException {
    memory = new RandomMemory(name, asked);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      int bits = memory.asked[i];
      sum += memory.at(bits) + memory.at(bits * SECOND) + memory.at(bits * THIRD);
    }
    return sum;
  }
}
