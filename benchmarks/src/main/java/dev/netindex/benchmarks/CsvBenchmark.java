package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.source.csv.CsvSource;
import dev.netindex.source.csv.ImportProgress;
import dev.netindex.source.csv.RowSink;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** From CSV text in memory to rows, and to an index in memory. Time for each row. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CsvBenchmark {
  private final CsvSource source =
      CsvSource.builder().columns(List.of("start", "end", "asn", "organisation")).build();

  private byte[] ipv4;
  private byte[] ipv6;

  @Setup
  public void load() throws IOException {
    ipv4 = Files.readAllBytes(BenchmarkFiles.csv("ipv4"));
    ipv6 = Files.readAllBytes(BenchmarkFiles.csv("ipv6"));
  }

  /** Targets and JSON payloads that nobody keeps. */
  @Benchmark
  @OperationsPerInvocation(BuildBenchmark.ROWS)
  public void parse(Blackhole sink) throws IOException {
    readInto(
        (target, payload) -> {
          sink.consume(target);
          sink.consume(payload);
        });
  }

  /** The whole way. */
  @Benchmark
  @OperationsPerInvocation(BuildBenchmark.ROWS)
  public byte[] parseAndBuild() throws IOException {
    IndexBuilder builder = new IndexBuilder();
    readInto(builder::add);
    return builder.toByteArray();
  }

  private void readInto(RowSink sink) throws IOException {
    source.read(new ByteArrayInputStream(ipv4), "ipv4", sink, ImportProgress.NONE);
    source.read(new ByteArrayInputStream(ipv6), "ipv6", sink, ImportProgress.NONE);
  }
}
