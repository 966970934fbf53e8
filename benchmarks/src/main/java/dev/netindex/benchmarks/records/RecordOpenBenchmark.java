package dev.netindex.benchmarks.records;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
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
import org.openjdk.jmh.annotations.TearDown;

/** Reading the schema of an open index and checking its pools. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RecordOpenBenchmark {
  @Param({"GeoLite2-ASN", "GeoLite2-City", "dbip-city-ipv4", "dbip-city-ipv6"})
  String database;

  private IndexReader index;

  @Setup
  public void open() throws IOException {
    index =
        IndexReader.open(
            BenchmarkFiles.records(database), OpenOptions.defaults().trustRowsWithoutValidation());
  }

  @TearDown
  public void close() {
    index.close();
  }

  /** All that a lookup with fields needs besides the open index. */
  @Benchmark
  public RecordReader recordReader() {
    return RecordReader.of(index);
  }
}
