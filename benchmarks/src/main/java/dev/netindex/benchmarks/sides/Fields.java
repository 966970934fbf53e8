package dev.netindex.benchmarks.sides;

import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.format.reader.MatchCursor;

/** Four fields of the record: two texts, borrowed where they lie, and two numbers. */
final class Fields extends IndexSide {
  private final Utf8View text = new Utf8View();
  private final RecordView view;
  private final Field country;
  private final Field city;
  private final Field latitude;
  private final Field longitude;

  Fields(OpenedIndex index, CityPaths paths) {
    super(index);
    RecordReader records = RecordReader.of(index.reader);
    view = records.view();
    country = records.field(paths.country());
    city = records.field(paths.city());
    latitude = records.field(paths.latitude());
    longitude = records.field(paths.longitude());
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      MatchCursor match = index.ask(i);
      if (match.next()) {
        sum += fields(match);
      }
    }
    return sum;
  }

  private long fields(MatchCursor match) {
    view.wrap(match);
    long sum = view.text(country, text) ? text.offset() + text.length() : 0;
    if (view.text(city, text)) {
      sum += text.offset() + text.length();
    }
    return sum
        + Double.doubleToRawLongBits(view.getDouble(latitude, 0))
        + Double.doubleToRawLongBits(view.getDouble(longitude, 0));
  }
}
