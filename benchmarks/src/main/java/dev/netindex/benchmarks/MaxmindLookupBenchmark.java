package dev.netindex.benchmarks;

import com.maxmind.db.CHMCache;
import com.maxmind.db.NoCache;
import com.maxmind.db.NodeCache;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Asking MaxMind's reader, over a mapped file, for the addresses of {@link LookupBenchmark} in the
 * same networks. The address objects exist before, so that it does not pay for them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MaxmindLookupBenchmark {
  @Param Family family;

  @Param Sample sample;

  /** Decoded values that the reader may keep; 4096 is its own choice. */
  @Param({"0", "4096", "1000000"})
  int cache;

  private Reader reader;
  private InetAddress[] addresses;
  private int position;

  @Setup
  public void open() throws IOException {
    NodeCache values = cache == 0 ? NoCache.getInstance() : new CHMCache(cache);
    reader = new Reader(BenchmarkFiles.maxmind().toFile(), Reader.FileMode.MEMORY_MAPPED, values);
    try (IndexReader index = IndexReader.open(BenchmarkFiles.index("geolite2-asn"))) {
      addresses = Addresses.of(index, family, sample).toInetAddresses();
      SameAnswers.check(index, reader, addresses);
    }
  }

  @TearDown
  public void close() throws IOException {
    reader.close();
  }

  private InetAddress next() {
    position = (position + 1) & (Addresses.COUNT - 1);
    return addresses[position];
  }

  /** The record as a map. */
  @Benchmark
  public @Nullable Map<?, ?> map() throws IOException {
    return reader.get(next(), Map.class);
  }

  /** The record as an object. */
  @Benchmark
  public @Nullable AsnRecord object() throws IOException {
    return reader.get(next(), AsnRecord.class);
  }
}
