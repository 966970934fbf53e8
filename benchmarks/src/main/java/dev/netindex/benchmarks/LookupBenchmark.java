package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.AsnJson;
import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.util.List;
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
 * Asking a mapped index for one address. {@code geolite2-asn} has packed sections, {@code
 * ip-location-db-asn}, whose rows are ranges, interval sections.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LookupBenchmark {
  @Param({"geolite2-asn", "ip-location-db-asn"})
  String data;

  @Param Family family;

  @Param Sample sample;

  private IndexReader reader;
  private MatchCursor cursor;
  private long[] high;
  private long[] low;
  private IpAddress[] addresses;
  private int position;

  @Setup
  public void open() throws IOException {
    reader = IndexReader.open(BenchmarkFiles.index(data));
    cursor = reader.cursor();
    Addresses asked = Addresses.of(reader, family, sample);
    high = asked.high();
    low = asked.low();
    addresses = asked.toIpAddresses();
  }

  @TearDown
  public void close() {
    reader.close();
  }

  private int next() {
    position = (position + 1) & (Addresses.COUNT - 1);
    return position;
  }

  private MatchCursor askNext() {
    int i = next();
    return family == Family.IPV4
        ? cursor.matchIpv4((int) low[i])
        : cursor.matchIpv6(high[i], low[i]);
  }

  /** All matches, and where the payload of each lies. */
  @Benchmark
  public long cursor() {
    MatchCursor matches = askNext();
    long sum = 0;
    while (matches.next()) {
      sum += matches.payloadOffset() + matches.payloadLength();
    }
    return sum;
  }

  /** The same as a list of objects. */
  @Benchmark
  public List<Match> list() {
    return reader.lookup(addresses[next()]);
  }

  /** Whether there is a match. */
  @Benchmark
  public boolean contains() {
    int i = next();
    return family == Family.IPV4
        ? reader.containsIpv4((int) low[i])
        : reader.containsIpv6(high[i], low[i]);
  }

  /** The first match, with its JSON payload made an object. */
  @Benchmark
  public @Nullable AsnRecord object() throws IOException {
    MatchCursor matches = askNext();
    return matches.next() ? AsnJson.decode(matches.payload().toArray(ValueLayout.JAVA_BYTE)) : null;
  }
}
