package dev.netindex.benchmarks.records;

import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.MatchCursor;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Where the time of {@link RecordBenchmark} goes: each method does a little more, and with few
 * addresses it does it without waiting for memory.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RecordStepsBenchmark extends CityLookup {
  /** How many different ones: what few of them touch stays in the first caches. */
  @Param({"65536", "64"})
  int addresses;

  private final byte[] buffer = new byte[1 << 16];
  private RecordJsonWriter writer;

  /** Chooses the addresses, and makes what turns records into text. */
  @Setup
  public void prepare() {
    askOnly(addresses);
    writer = RecordJsonWriter.of(records);
  }

  /** The lookup, up to where the payload lies. */
  @Benchmark
  public long step0Cursor() {
    MatchCursor match = ask();
    return match.next() ? match.payloadOffset() + match.payloadLength() : 0;
  }

  /** The record checked, and no field read. */
  @Benchmark
  public long step1Wrap() {
    MatchCursor match = ask();
    return match.next() ? view.wrap(match).offset() : 0;
  }

  /** One number, which lies in the record itself or in the part of the location. */
  @Benchmark
  public double step2Number() {
    MatchCursor match = ask();
    return match.next() ? view.wrap(match).getDouble(latitude, 0) : 0;
  }

  /** Two numbers side by side. */
  @Benchmark
  public double step3Numbers() {
    MatchCursor match = ask();
    if (!match.next()) {
      return 0;
    }
    view.wrap(match);
    return view.getDouble(latitude, 0) + view.getDouble(longitude, 0);
  }

  /** One text of few different ones. */
  @Benchmark
  public long step2Country() {
    MatchCursor match = ask();
    return match.next() && view.wrap(match).text(country, text) ? text.offset() : 0;
  }

  /** One text of many. */
  @Benchmark
  public long step2City() {
    MatchCursor match = ask();
    return match.next() && view.wrap(match).text(city, text) ? text.offset() : 0;
  }

  /** Both texts. */
  @Benchmark
  public long step3Texts() {
    MatchCursor match = ask();
    return match.next() ? texts(match) : 0;
  }

  /** All four fields. */
  @Benchmark
  public double step4Fields() {
    MatchCursor match = ask();
    return match.next()
        ? texts(match) + view.getDouble(latitude, 0) + view.getDouble(longitude, 0)
        : 0;
  }

  /** The text of the city, and the line of memory that it is in. */
  @Benchmark
  public int step5CityBytes() {
    MatchCursor match = ask();
    return match.next() && view.wrap(match).text(city, text) ? text.copyTo(buffer, 0) : 0;
  }

  /** Everything, as JSON. */
  @Benchmark
  public int step6Json() {
    MatchCursor match = ask();
    return match.next() ? writer.write(view.wrap(match)).size() : 0;
  }

  private long texts(MatchCursor match) {
    view.wrap(match);
    long sum = view.text(country, text) ? text.offset() : 0;
    return view.text(city, text) ? sum + text.offset() : sum;
  }
}
