package dev.netindex.cli.field;

import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.record.Utf8View;
import dev.netindex.codec.json.record.ValueType;
import dev.netindex.codec.json.text.JsonShape;
import dev.netindex.codec.json.text.RecordJsonWriter;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Optional;

/** Fields of typed records, read in place. */
final class TypedFields implements RecordFields {
  private final MemorySegment memory;
  private final List<String> names;
  private final List<Optional<Column>> columns;
  private final RecordView view;
  private final Utf8View text = new Utf8View();

  /** A field with what writes it. */
  private record Column(Field field, RecordJsonWriter json) {
    static Column of(Field field) {
      return new Column(field, new RecordJsonWriter(JsonShape.field(field)));
    }
  }

  /** Takes paths with their fields, which are empty if these records do not know them. */
  TypedFields(
      RecordReader reader, MemorySegment memory, List<String> names, List<Optional<Field>> fields) {
    this.memory = memory;
    this.names = List.copyOf(names);
    this.columns = fields.stream().map(field -> field.map(Column::of)).toList();
    this.view = reader.view();
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public void read(long offset, long length) {
    view.wrap(memory, offset, length);
  }

  @Override
  public boolean writeText(int field, CellBuffer out) throws IOException {
    Optional<Column> known = columns.get(field);
    if (known.isEmpty() || !view.isPresent(known.get().field())) {
      return false;
    }
    Field here = known.get().field();
    if (here.type() == ValueType.TEXT) {
      if (view.text(here, text)) {
        out.write(text);
      }
    } else if (!view.isNull(here)) {
      int start = out.length();
      known.get().json().write(view).writeTo(out);
      if (here.type() == ValueType.REAL || here.type() == ValueType.BYTES) {
        out.unquote(start); // NaN and Base64
      }
    }
    return true;
  }

  @Override
  public boolean writeJson(int field, CellBuffer out) throws IOException {
    Optional<Column> known = columns.get(field);
    if (known.isEmpty() || !view.isPresent(known.get().field())) {
      return false;
    }
    known.get().json().write(view).writeTo(out);
    return true;
  }
}
