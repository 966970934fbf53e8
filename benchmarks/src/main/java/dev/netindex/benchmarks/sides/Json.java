package dev.netindex.benchmarks.sides;

import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.MatchCursor;

/** The whole record as JSON bytes, in a buffer that is used again. */
final class Json extends IndexSide {
  private final RecordView view;
  private final RecordJsonWriter writer;

  Json(OpenedIndex index) {
    super(index);
    RecordReader records = RecordReader.of(index.reader);
    view = records.view();
    writer = RecordJsonWriter.of(records);
  }

  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      MatchCursor match = index.ask(i);
      if (match.next()) {
        sum += writer.write(view.wrap(match)).size();
      }
    }
    return sum;
  }
}
