package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.PyasnIndex;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
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

/** Asking a mapped routing table of nested IPv4 prefixes; needs the table of pyasn. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LongestPrefixBenchmark {
  @Param Sample sample;

  private Path file;
  private IndexReader reader;
  private MatchCursor cursor;
  private long[] addresses;
  private int position;

  @Setup
  public void open() throws IOException {
    file = Files.write(Files.createTempFile("pyasn", ".nidx"), PyasnIndex.build());
    reader = IndexReader.open(file);
    cursor = reader.cursor();
    addresses = Addresses.of(reader, Family.IPV4, sample).low();
  }

  @TearDown
  public void close() throws IOException {
    reader.close();
    Files.delete(file);
  }

  private int next() {
    position = (position + 1) & (Addresses.COUNT - 1);
    return (int) addresses[position];
  }

  /** The longest prefix, and where its payload lies. */
  @Benchmark
  public long longestPrefix() {
    MatchCursor match = cursor.matchLongestIpv4(next());
    return match.next() ? match.payloadOffset() + match.payloadLength() : 0;
  }

  /** All prefixes, and where the payload of each lies. */
  @Benchmark
  public long allPrefixes() {
    MatchCursor matches = cursor.matchIpv4(next());
    long sum = 0;
    while (matches.next()) {
      sum += matches.payloadOffset() + matches.payloadLength();
    }
    return sum;
  }
}
