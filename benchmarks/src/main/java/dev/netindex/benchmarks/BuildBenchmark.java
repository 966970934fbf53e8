package dev.netindex.benchmarks;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Building an index in memory from rows that are objects already. Time for each row. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BuildBenchmark {
  /** Rows of {@code ip-location-db-asn}. */
  static final int ROWS = 515_158;

  private final Target[] targets = new Target[ROWS];
  private final byte[][] payloads = new byte[ROWS][];

  @Setup
  public void load() throws IOException {
    try (IndexReader reader = IndexReader.open(BenchmarkFiles.index("ip-location-db-asn"))) {
      if (reader.size() != ROWS) {
        throw new IllegalStateException(reader.size() + " rows are not " + ROWS);
      }
      MatchCursor row = reader.cursor().matchAll();
      while (row.next()) {
        int id = (int) row.recordId();
        targets[id] = row.target();
        payloads[id] = row.payload().toArray(ValueLayout.JAVA_BYTE);
      }
    }
  }

  /** Adding the rows, with the search for equal payloads. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public IndexBuilder add() {
    IndexBuilder builder = new IndexBuilder();
    for (int i = 0; i < ROWS; i++) {
      builder.add(targets[i], payloads[i]);
    }
    return builder;
  }

  /** Adding the rows, sorting and encoding them. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public byte[] addAndEncode() {
    return add().toByteArray();
  }
}
