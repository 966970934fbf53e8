package dev.netindex.source.csv;

import dev.netindex.format.Target;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Passes rows on with the text of one column as payload. */
final class ColumnRows implements RowOutput {
  private final RowSink sink;
  private final int place;
  private final CellRule rule;

  private ColumnRows(RowSink sink, int place, CellRule rule) {
    this.sink = sink;
    this.place = place;
    this.rule = rule;
  }

  static ColumnRows of(Columns columns, ColumnRef column, RowSink sink) throws BadRow {
    int place = ColumnPlan.resolve(column, columns.names());
    return new ColumnRows(sink, place, columns.columns().get(place).rule());
  }

  @Override
  public void accept(Target target, List<String> row) {
    sink.accept(target, rule.apply(row.get(place)).getBytes(StandardCharsets.UTF_8));
  }
}
