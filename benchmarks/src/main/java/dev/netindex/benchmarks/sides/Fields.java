package dev.netindex.benchmarks.sides;

import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordRow;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.format.reader.MatchCursor;

/** Four fields of the record: two texts, borrowed where they lie, and two numbers. */
final class Fields extends IndexSide {
  private final Utf8View text = new Utf8View();
  private final RecordView view;
  private final RecordRow row;

  Fields(OpenedIndex index, CityPaths paths) {
    super(index);
    RecordReader records = RecordReader.of(index.reader);
    view = records.view();
    row = records.row(paths.fields(records));
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      MatchCursor match = index.ask(i);
      if (match.next()) {
        row.read(view.wrap(match));
        sum += fields();
      }
    }
    return sum;
  }

  private long fields() {
    long sum = row.text(0, text) ? text.offset() + text.length() : 0;
    if (row.text(1, text)) {
      sum += text.offset() + text.length();
    }
    return sum
        + Double.doubleToRawLongBits(row.getDouble(2, 0))
        + Double.doubleToRawLongBits(row.getDouble(3, 0));
  }
}
