package dev.netindex.benchmarks.records;

import dev.netindex.codec.json.record.RecordMapper;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.MatchCursor;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Asking the index of a city database for one address and four fields of its record, or for the
 * whole record as JSON.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RecordBenchmark extends CityLookup {
  private final byte[] buffer = new byte[1 << 16];
  private RecordMapper<? extends Record> nested;
  private RecordMapper<? extends Record> flat;
  private RecordJsonWriter writer;

  /** Makes what turns records into objects and text. */
  @Setup
  public void prepare() {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    if (data.flat()) {
      flat = RecordMapper.of(lookup, FlatFields.class, records);
      nested = flat;
    } else {
      flat = RecordMapper.of(lookup, FourFields.class, records);
      nested = RecordMapper.of(lookup, CityFields.class, records);
    }
    writer = RecordJsonWriter.of(records);
  }

  /** The fields, texts borrowed: where each lies, and how long it is. */
  @Benchmark
  public void fields(Blackhole sink) {
    MatchCursor match = ask();
    if (match.next()) {
      view.wrap(match);
      if (view.text(country, text)) {
        sink.consume(text.offset() + text.length());
      }
      if (view.text(city, text)) {
        sink.consume(text.offset() + text.length());
      }
      sink.consume(view.getDouble(latitude, Double.NaN));
      sink.consume(view.getDouble(longitude, Double.NaN));
    }
  }

  /** The fields, texts copied into an array that is used again. */
  @Benchmark
  public void copiedFields(Blackhole sink) {
    MatchCursor match = ask();
    if (match.next()) {
      view.wrap(match);
      int end = 0;
      if (view.text(country, text)) {
        end = text.copyTo(buffer, end);
      }
      if (view.text(city, text)) {
        end = text.copyTo(buffer, end);
      }
      sink.consume(end);
      sink.consume(buffer);
      sink.consume(view.getDouble(latitude, Double.NaN));
      sink.consume(view.getDouble(longitude, Double.NaN));
    }
  }

  /** The fields, texts as strings. */
  @Benchmark
  public void stringFields(Blackhole sink) {
    MatchCursor match = ask();
    if (match.next()) {
      view.wrap(match);
      sink.consume(view.getString(country).orElse(""));
      sink.consume(view.getString(city).orElse(""));
      sink.consume(view.getDouble(latitude, Double.NaN));
      sink.consume(view.getDouble(longitude, Double.NaN));
    }
  }

  /** The fields in nested Java records, the class that the peer makes too. */
  @Benchmark
  public void mappedFields(Blackhole sink) {
    MatchCursor match = ask();
    if (match.next()) {
      sink.consume(nested.map(view.wrap(match)));
    }
  }

  /** The fields in one Java record. */
  @Benchmark
  public void flatMappedFields(Blackhole sink) {
    MatchCursor match = ask();
    if (match.next()) {
      sink.consume(flat.map(view.wrap(match)));
    }
  }

  /** The whole record as JSON bytes, in a buffer that is used again. */
  @Benchmark
  public int json() {
    MatchCursor match = ask();
    return match.next() ? writer.write(view.wrap(match)).size() : 0;
  }
}
