package dev.netindex.source.csv;

import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.UntypedText;
import dev.netindex.format.Target;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Passes rows on as objects: a member for each cell that is not empty. */
final class TypedRows implements RowOutput {
  private final RecordSink sink;
  private final int[] places;
  private final Column[] columns;
  private final @Nullable Member source;

  private TypedRows(RecordSink sink, int[] places, Column[] columns, @Nullable Member source) {
    this.sink = sink;
    this.places = places;
    this.columns = columns;
    this.source = source;
  }

  static TypedRows of(Columns columns, CsvSettings settings, String input, RecordSink sink)
      throws BadRow {
    String key = settings.sourceField();
    List<String> keys = columns.keys(key);
    requireColumns(settings.types(), keys);
    int[] places = columns.payload();
    Column[] typed = new Column[places.length];
    for (int i = 0; i < places.length; i++) {
      Column column = columns.columns().get(places[i]);
      CellType type = settings.types().declarations().get(column.name());
      typed[i] =
          new Column(column.name(), column.rule(), type == null ? column.type() : type, false);
    }
    Member source = key == null ? null : new Member(key, new TextValue(Malformed.replaced(input)));
    return new TypedRows(sink, places, typed, source);
  }

  private static void requireColumns(ColumnTypes types, List<String> keys) throws BadRow {
    Set<String> known = new HashSet<>(keys);
    for (Map.Entry<String, CellType> type : types.declarations().entrySet()) {
      if (!known.contains(type.getKey())) {
        throw new BadRow(
            RowFault.COLUMNS,
            "a column " + Shown.quoted(type.getKey()) + " for the type " + type.getValue().text(),
            "none; there are " + Shown.quoted(String.join(",", keys)));
      }
    }
  }

  @Override
  public void accept(Target target, List<String> row) throws BadRow {
    List<Member> members = new ArrayList<>(columns.length + 1);
    if (source != null) {
      members.add(source);
    }
    for (int i = 0; i < columns.length; i++) {
      Column column = columns[i];
      String cell = column.rule().apply(row.get(places[i]));
      if (!cell.isEmpty()) {
        members.add(new Member(column.name(), value(column, cell)));
      }
    }
    sink.accept(target, new ObjectValue(Collections.unmodifiableList(members)));
  }

  private static RecordValue value(Column column, String cell) throws BadRow {
    CellType type = column.type();
    if (type == null) {
      return new UntypedText(cell);
    }
    try {
      return type.value(cell);
    } catch (BadRow bad) {
      throw bad.in("column " + Shown.quoted(column.name()));
    }
  }
}
