package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.reader.IndexReader;
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

/** Opening an index, asking for its size, and closing it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OpenBenchmark {
  private static final OpenOptions CHECKED = OpenOptions.defaults();
  private static final OpenOptions TRUSTED = CHECKED.trustRowsWithoutValidation();

  @Param({"geolite2-asn", "ip-location-db-asn"})
  String data;

  private Path file;

  @Setup
  public void find() {
    file = BenchmarkFiles.index(data);
  }

  /** Mapped, every row checked. */
  @Benchmark
  public long mapped() throws IOException {
    return openAndClose(CHECKED);
  }

  /** Mapped, rows trusted. */
  @Benchmark
  public long mappedTrusted() throws IOException {
    return openAndClose(TRUSTED);
  }

  /** Copied into memory, every row checked. */
  @Benchmark
  public long copied() throws IOException {
    return openAndClose(CHECKED.copyIntoMemory());
  }

  /** Copied into memory, rows trusted. */
  @Benchmark
  public long copiedTrusted() throws IOException {
    return openAndClose(TRUSTED.copyIntoMemory());
  }

  private long openAndClose(OpenOptions options) throws IOException {
    try (IndexReader reader = IndexReader.open(file, options)) {
      return reader.size();
    }
  }
}
