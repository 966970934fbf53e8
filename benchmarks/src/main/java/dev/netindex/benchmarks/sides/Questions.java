package dev.netindex.benchmarks.sides;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The addresses to ask for, in temporary files for the processes of the sides. */
public final class Questions implements Closeable {
  /** How many: all that they touch does not fit in any cache but the largest. A power of two. */
  public static final int COUNT = 1 << 20;

  private final Map<String, Path> made = new HashMap<>();

  /** Prepares; nothing is made before it is asked for. */
  public Questions() {}

  /**
   * Returns the addresses for a side, the same ones at each call, in each run, and for all sides of
   * the same data.
   *
   * @param side the data, family and sample
   * @return a file, until this is closed
   * @throws IOException if the data can't be read
   */
  public Path of(SideName side) throws IOException {
    String name = side.question();
    Path known = made.get(name);
    if (known != null) {
      return known;
    }
    Path file = Files.createTempFile("netindex-questions", ".addresses");
    made.put(name, file);
    OpenOptions plain =
        OpenOptions.defaults().trustRowsWithoutValidation().directory(DirectorySize.NONE);
    try (IndexReader index = IndexReader.open(BenchmarkFiles.index(side.data()), plain)) {
      Addresses.of(index, side.family(), side.sample(), COUNT).write(file);
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
