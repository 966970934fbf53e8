package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.ColumnWidth;
import dev.netindex.benchmarks.data.WidthIndex;
import dev.netindex.format.Family;
import dev.netindex.format.reader.DirectorySize;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Whole lookups without a directory, by the width of the delta columns and by the search provider:
 * 65,536 rows of a mapped file, which fit in the second cache, and 1,024 addresses, one after the
 * other. Vectors need {@code --add-modules jdk.incubator.vector}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class WidthsBenchmark {
  private static final int ADDRESSES = 1024;

  @Param ColumnWidth width;

  @Param({"hits", "gaps"})
  String sample;

  /** The name of a provider, with a width in bits if it is to be forced. */
  @Param({"scalar", "vector 512", "vector 256", "vector 128", "vector 64"})
  String provider;

  private Path file;
  private IndexReader reader;
  private MatchCursor cursor;
  private final long[] high = new long[ADDRESSES];
  private final long[] low = new long[ADDRESSES];
  private boolean ipv4;

  @Setup
  public void open() throws IOException {
    String[] words = provider.split(" ");
    if (words.length > 1) { // read once in the life of this virtual machine
      System.setProperty("dev.netindex.vector.bits", words[1]);
    }
    WidthIndex index = new WidthIndex(width);
    OpenOptions options =
        OpenOptions.defaults().directory(DirectorySize.NONE).searchProvider(words[0]);
    file = Files.write(Files.createTempFile("widths", ".nidx"), index.build());
    reader = IndexReader.open(file, options);
    cursor = reader.cursor();
    ipv4 = width.family() == Family.IPV4;
    boolean hits = sample.equals("hits");
    long[][] addresses = index.addresses(ADDRESSES, hits);
    for (int i = 0; i < ADDRESSES; i++) {
      high[i] = addresses[i][0];
      low[i] = addresses[i][1];
      boolean found =
          ipv4 ? reader.containsIpv4((int) low[i]) : reader.containsIpv6(high[i], low[i]);
      if (found != hits) {
        throw new IllegalStateException("wrong answer for address " + i);
      }
    }
  }

  @TearDown
  public void close() throws IOException {
    reader.close();
    Files.delete(file);
  }

  /** The match of each address, and where its payload lies. */
  @Benchmark
  @OperationsPerInvocation(ADDRESSES)
  public long lookup() {
    long sum = 0;
    for (int i = 0; i < ADDRESSES; i++) {
      MatchCursor match = ipv4 ? cursor.matchIpv4((int) low[i]) : cursor.matchIpv6(high[i], low[i]);
      while (match.next()) {
        sum += match.payloadOffset() + match.payloadLength();
      }
    }
    return sum;
  }
}
