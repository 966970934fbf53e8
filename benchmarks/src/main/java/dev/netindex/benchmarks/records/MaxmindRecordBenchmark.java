package dev.netindex.benchmarks.records;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.maxmind.db.CHMCache;
import com.maxmind.db.NoCache;
import com.maxmind.db.NodeCache;
import com.maxmind.db.Reader;
import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.Sample;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Map;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * Asking MaxMind's reader, over a mapped city database, for the addresses of {@link
 * RecordBenchmark}. The address objects exist before, so that it does not pay for them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MaxmindRecordBenchmark {
  @Param CityData data;

  @Param Sample sample;

  /** Decoded values that the reader may keep; 4096 is its own choice. */
  @Param({"0", "4096", "1000000"})
  int cache;

  private final ObjectMapper mapper = new ObjectMapper();
  private final MapJson streaming = new MapJson();
  private Reader reader;
  private InetAddress[] addresses;
  private int position;

  @Setup
  public void open() throws IOException {
    NodeCache values = cache == 0 ? NoCache.getInstance() : new CHMCache(cache);
    reader = open(data, values);
    addresses = data.addresses(sample).toInetAddresses();
  }

  static Reader open(CityData data, NodeCache values) throws IOException {
    return new Reader(data.mmdb().toFile(), Reader.FileMode.MEMORY_MAPPED, values);
  }

  @TearDown
  public void close() throws IOException {
    reader.close();
  }

  private InetAddress next() {
    position = (position + 1) & (Addresses.COUNT - 1);
    return addresses[position];
  }

  /** Four fields, of a class that has these only. */
  @Benchmark
  public void typedFields(Blackhole sink) throws IOException {
    if (data.flat()) {
      typedFlatFields(sink);
      return;
    }
    CityFields found = reader.get(next(), CityFields.class);
    if (found == null) {
      return;
    }
    if (found.country() != null) {
      sink.consume(found.country().isoCode());
    }
    CityFields.City city = found.city();
    if (city != null && city.names() != null) {
      sink.consume(city.names().english());
    }
    CityFields.Location location = found.location();
    if (location != null) {
      sink.consume(location.latitude());
      sink.consume(location.longitude());
    }
  }

  private void typedFlatFields(Blackhole sink) throws IOException {
    FlatFields found = reader.get(next(), FlatFields.class);
    if (found != null) {
      sink.consume(found.country());
      sink.consume(found.city());
      sink.consume(found.latitude());
      sink.consume(found.longitude());
    }
  }

  /** The same of the record as a map. */
  @Benchmark
  public void mapFields(Blackhole sink) throws IOException {
    Map<?, ?> found = reader.get(next(), Map.class);
    if (found == null) {
      return;
    }
    if (data.flat()) {
      sink.consume(found.get("country_code"));
      sink.consume(found.get("city"));
      sink.consume(found.get("latitude"));
      sink.consume(found.get("longitude"));
      return;
    }
    if (found.get("country") instanceof Map<?, ?> country) {
      sink.consume(country.get("iso_code"));
    }
    if (found.get("city") instanceof Map<?, ?> city
        && city.get("names") instanceof Map<?, ?> names) {
      sink.consume(names.get("en"));
    }
    if (found.get("location") instanceof Map<?, ?> location) {
      sink.consume(location.get("latitude"));
      sink.consume(location.get("longitude"));
    }
  }

  /** The whole record as JSON bytes, as most would write it. */
  @Benchmark
  public int databindJson(Blackhole sink) throws IOException {
    Map<?, ?> found = reader.get(next(), Map.class);
    if (found == null) {
      return 0;
    }
    byte[] json = mapper.writeValueAsBytes(found);
    sink.consume(json);
    return json.length;
  }

  /** The same by Jackson's streaming writer, into a buffer that is used again. */
  @Benchmark
  public int streamingJson() throws IOException {
    Map<?, ?> found = reader.get(next(), Map.class);
    return found == null ? 0 : streaming.write(found);
  }
}
