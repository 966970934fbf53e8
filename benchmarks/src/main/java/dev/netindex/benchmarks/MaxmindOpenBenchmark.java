package dev.netindex.benchmarks;

import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import java.io.File;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Opening the peer's file, asking for its size, and closing it. The peer checks no networks. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MaxmindOpenBenchmark {
  @Param({"GeoLite2-ASN", "dbip-city-ipv4", "dbip-city-ipv6"})
  String database;

  private File file;

  @Setup
  public void find() {
    file = BenchmarkFiles.mmdb(database).toFile();
  }

  /** Mapped. */
  @Benchmark
  public long mapped() throws IOException {
    return openAndClose(Reader.FileMode.MEMORY_MAPPED);
  }

  /** Read into memory. */
  @Benchmark
  public long copied() throws IOException {
    return openAndClose(Reader.FileMode.MEMORY);
  }

  private long openAndClose(Reader.FileMode mode) throws IOException {
    try (Reader reader = new Reader(file, mode)) {
      return reader.getMetadata().nodeCount();
    }
  }
}
