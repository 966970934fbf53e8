package dev.netindex.benchmarks.records;

import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.data.Sample;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordRow;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The mapped index of a city database, addresses to ask for, and what reads records. */
@State(Scope.Thread)
public abstract class CityLookup {
  @Param CityData data;

  @Param Sample sample;

  final Utf8View text = new Utf8View();
  RecordReader records;
  RecordView view;
  Field country;
  Field city;
  Field latitude;
  Field longitude;
  IndexReader index;
  Family family;
  RecordRow row;
  private MatchCursor cursor;
  long[] high;
  long[] low;
  private int mask = Addresses.COUNT - 1;
  private int position;

  /**
   * Opens the index and makes the addresses.
   *
   * @throws IOException if it can't be read
   */
  @Setup
  public void open() throws IOException {
    index = IndexReader.open(data.index());
    cursor = index.cursor();
    records = RecordReader.of(index);
    view = records.view();
    country = records.field(data.country());
    city = records.field(data.city());
    latitude = records.field(data.latitude());
    longitude = records.field(data.longitude());
    row = records.row(country, city, latitude, longitude);
    family = data.family();
    Addresses asked = Addresses.of(index, family, sample);
    high = asked.high();
    low = asked.low();
  }

  /** Closes the index. */
  @TearDown
  public void close() {
    index.close();
  }

  /**
   * Leaves out all but the first addresses.
   *
   * @param count how many there are then, a power of two up to {@link Addresses#COUNT}
   */
  final void askOnly(int count) {
    mask = count - 1;
  }

  /** Asks for the next address. */
  final MatchCursor ask() {
    position = (position + 1) & mask;
    return family == Family.IPV4
        ? cursor.matchIpv4((int) low[position])
        : cursor.matchIpv6(high[position], low[position]);
  }
}
