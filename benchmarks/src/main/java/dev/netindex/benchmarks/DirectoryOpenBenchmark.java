package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.DirectoryTiming;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Inspection;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What directories cost: opening with trusted rows, which takes next to nothing by itself, and with
 * a directory built before opening returns. Says how much memory it takes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class DirectoryOpenBenchmark {
  /** Two of disjoint rows of one family, one of both, and one of nested prefixes. */
  @Param({"records/dbip-city-ipv4", "records/dbip-city-ipv6", "records/GeoLite2-City", "pyasn"})
  String data;

  @Param DirectorySize size;

  private Path file;
  private OpenOptions options;

  @Setup
  public void find() throws IOException {
    file = BenchmarkFiles.index(data);
    options =
        OpenOptions.defaults()
            .trustRowsWithoutValidation()
            .directory(size)
            .directoryTiming(DirectoryTiming.AT_OPENING);
    try (IndexReader reader = IndexReader.open(file, options)) {
      Inspection seen = reader.inspect();
      System.out.println(data + " " + seen.ipv4Directory() + " " + seen.ipv6Directory());
    }
  }

  /** Opens and closes. */
  @Benchmark
  public long open() throws IOException {
    try (IndexReader reader = IndexReader.open(file, options)) {
      return reader.size();
    }
  }
}
