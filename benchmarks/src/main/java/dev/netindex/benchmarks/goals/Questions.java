package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Addresses inside random rows, in temporary files for the processes of the sides. */
final class Questions implements Closeable {
  /** How many: all that they touch does not fit in any cache but the largest. */
  static final int COUNT = 1 << 20;

  private final Map<String, Path> made = new HashMap<>();

  /** Returns the addresses for an index, the same ones at each call and in each run. */
  Path of(String data, Family family) throws IOException {
    String name = data + " " + family;
    Path known = made.get(name);
    if (known != null) {
      return known;
    }
    Path file = Files.createTempFile("netindex-goals", ".addresses");
    made.put(name, file);
    OpenOptions plain =
        OpenOptions.defaults().trustRowsWithoutValidation().directory(DirectorySize.NONE);
    try (IndexReader index = IndexReader.open(BenchmarkFiles.index(data), plain)) {
      Addresses.of(index, family, Sample.ROWS, COUNT).write(file);
    }
    return file;
  }

  @Override
  public void close() throws IOException {
    for (Path file : made.values()) {
      Files.deleteIfExists(file);
    }
  }
}
