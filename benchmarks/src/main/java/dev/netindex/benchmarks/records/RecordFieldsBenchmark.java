package dev.netindex.benchmarks.records;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.codec.json.record.RecordBatch;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.MatchCursor;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Reading records alone: the lookups were done before, so that only the records are waited for. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RecordFieldsBenchmark extends CityLookup {
  /** How many different ones: what few of them touch stays in the first caches. */
  @Param({"65536", "64"})
  int addresses;

  private static final int BATCH = 1024;

  private final long[] lengths = new long[Addresses.COUNT];
  private RecordBatch batch;
  private final long[] offsets = new long[Addresses.COUNT];
  private MemorySegment memory;
  private RecordJsonWriter writer;
  private long length;
  private int next;

  /** Finds all records. */
  @Setup
  public void prepare() {
    memory = index.memory();
    writer = RecordJsonWriter.of(records);
    length = records.schema().root().layout().length();
    batch = records.batch(BATCH, country, city, latitude, longitude);
    Arrays.fill(lengths, length);
    int found = 0;
    while (found < addresses) {
      MatchCursor match = ask();
      if (match.next()) {
        offsets[found++] = match.payloadOffset();
      }
    }
    for (int i = addresses; i < Addresses.COUNT; i++) {
      offsets[i] = offsets[i % addresses];
    }
  }

  private long next() {
    next = (next + 1) & (addresses - 1);
    return offsets[next];
  }

  /** The record checked, and no field read. */
  @Benchmark
  public long wrap() {
    return view.wrap(memory, next(), length).offset();
  }

  /** Four fields, one getter each. */
  @Benchmark
  public void getters(Blackhole sink) {
    view.wrap(memory, next(), length);
    if (view.text(country, text)) {
      sink.consume(text.offset() + text.length());
    }
    if (view.text(city, text)) {
      sink.consume(text.offset() + text.length());
    }
    sink.consume(view.getDouble(latitude, Double.NaN));
    sink.consume(view.getDouble(longitude, Double.NaN));
  }

  /** The same four fields in one call. */
  @Benchmark
  public void row(Blackhole sink) {
    view.wrap(memory, next(), length);
    row.read(view);
    if (row.text(0, text)) {
      sink.consume(text.offset() + text.length());
    }
    if (row.text(1, text)) {
      sink.consume(text.offset() + text.length());
    }
    sink.consume(row.getDouble(2, Double.NaN));
    sink.consume(row.getDouble(3, Double.NaN));
  }

  /** The same four fields of 1,024 records at once; the time is that of one record. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void batch(Blackhole sink) {
    next = (next + BATCH) & (Addresses.COUNT - 1);
    batch.read(offsets, lengths, next, next + BATCH);
    for (int i = next; i < next + BATCH; i++) {
      if (batch.text(i, 0, text)) {
        sink.consume(text.offset() + text.length());
      }
      if (batch.text(i, 1, text)) {
        sink.consume(text.offset() + text.length());
      }
      sink.consume(batch.getDouble(i, 2, Double.NaN));
      sink.consume(batch.getDouble(i, 3, Double.NaN));
    }
  }

  /** The whole record as JSON. */
  @Benchmark
  public int json() {
    return writer.write(view.wrap(memory, next(), length)).size();
  }
}
