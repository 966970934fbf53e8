package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
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
import org.openjdk.jmh.annotations.TearDown;

/** Opening an index, asking for its size, and closing it; beside reading the whole file once. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OpenBenchmark {
  /** Directories are left out: what they cost depends on their size. */
  private static final OpenOptions CHECKED = OpenOptions.defaults().directory(DirectorySize.NONE);

  private static final OpenOptions TRUSTED = CHECKED.trustRowsWithoutValidation();

  /** Two with JSON payloads, one of them of ranges, and three of typed records. */
  @Param({
    "geolite2-asn",
    "ip-location-db-asn",
    "records/GeoLite2-ASN",
    "records/dbip-city-ipv4",
    "records/dbip-city-ipv6"
  })
  String data;

  private Path file;
  private Path receipt;

  @Setup
  public void find() throws IOException {
    file = BenchmarkFiles.index(data);
    receipt = Files.createTempFile("netindex", ".receipt");
    openAndClose(CHECKED.rememberValidation(receipt));
  }

  @TearDown
  public void clean() throws IOException {
    Files.delete(receipt);
  }

  /** Mapped, every row checked. */
  @Benchmark
  public long mapped() throws IOException {
    return openAndClose(CHECKED);
  }

  /** The same by two threads. */
  @Benchmark
  public long mappedByTwoThreads() throws IOException {
    return openAndClose(CHECKED.validationThreads(2));
  }

  /** Mapped, checked at an earlier opening as a receipt says. */
  @Benchmark
  public long mappedWithReceipt() throws IOException {
    return openAndClose(CHECKED.rememberValidation(receipt));
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

  /** Nothing but mapping the file and adding up all of it, eight bytes at a time. */
  @Benchmark
  public long readOnce() throws IOException {
    try (Arena arena = Arena.ofShared();
        FileChannel channel = FileChannel.open(file)) {
      MemorySegment whole = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      long words = whole.byteSize() / Long.BYTES;
      long sum = 0;
      for (long word = 0; word < words; word++) {
        sum += whole.get(ValueLayout.JAVA_LONG_UNALIGNED, word * Long.BYTES);
      }
      return sum;
    }
  }

  private long openAndClose(OpenOptions options) throws IOException {
    try (IndexReader reader = IndexReader.open(file, options)) {
      return reader.size();
    }
  }
}
