package dev.netindex.benchmarks.records;

import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordMapper;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** The records of the index of a city database, in the forms that the benchmarks ask for. */
final class IndexRecords {
  private final MatchCursor cursor;
  private final RecordView view;
  private final RecordJsonWriter writer;
  private final RecordMapper<? extends Record> nested;
  private final RecordMapper<? extends Record> flat;
  private final Field country;
  private final Field city;
  private final Field latitude;
  private final Field longitude;
  private final Utf8View text = new Utf8View();

  IndexRecords(IndexReader index, CityData data) {
    RecordReader records = RecordReader.of(index);
    cursor = index.cursor();
    view = records.view();
    writer = RecordJsonWriter.of(records);
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    if (data.flat()) {
      flat = RecordMapper.of(lookup, FlatFields.class, records);
      nested = flat;
    } else {
      flat = RecordMapper.of(lookup, FourFields.class, records);
      nested = RecordMapper.of(lookup, CityFields.class, records);
    }
    country = records.field(data.country());
    city = records.field(data.city());
    latitude = records.field(data.latitude());
    longitude = records.field(data.longitude());
  }

  /**
   * Asks for an address; the other methods are about its record.
   *
   * @return whether there is one
   * @throws IllegalStateException if there is more than one
   */
  boolean ask(Family family, long high, long low) {
    MatchCursor match =
        family == Family.IPV4 ? cursor.matchIpv4((int) low) : cursor.matchIpv6(high, low);
    if (!match.next()) {
      return false;
    }
    view.wrap(match);
    if (match.next()) {
      throw new IllegalStateException("more than one match");
    }
    return true;
  }

  FourFields fields() {
    return new FourFields(borrowed(country), borrowed(city), number(latitude), number(longitude));
  }

  FourFields stringFields() {
    return new FourFields(
        view.getString(country).orElse(null),
        view.getString(city).orElse(null),
        number(latitude),
        number(longitude));
  }

  Record mapped() {
    return nested.map(view);
  }

  FourFields flatMapped() {
    return FourFields.of(flat.map(view));
  }

  byte[] json() {
    return writer.write(view).toByteArray();
  }

  private @Nullable String borrowed(Field field) {
    return view.text(field, text) ? text.toString() : null;
  }

  private @Nullable Double number(Field field) {
    return view.isPresent(field) ? view.getDouble(field, Double.NaN) : null;
  }
}
