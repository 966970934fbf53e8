package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.SplittableRandom;

/** Random numbers in an array as large as a file: the least that reading so much memory costs. */
final class RandomMemory {
  private static final long SEED = 4;

  final int[] numbers;

  /** Random, and different for each question. */
  final int[] asked;

  RandomMemory(SideName name, Addresses addresses) throws IOException {
    SplittableRandom random = new SplittableRandom(SEED);
    long bytes = Files.size(BenchmarkFiles.index(name.data()));
    numbers = random.ints(bytes / Integer.BYTES).toArray();
    asked = random.ints(addresses.size()).toArray();
  }

  /** Returns the number that some bits lead to: any is as likely as any other. */
  int at(int bits) {
    return numbers[(int) (Integer.toUnsignedLong(bits) * numbers.length >>> Integer.SIZE)];
  }
}
