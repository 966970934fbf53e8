package dev.netindex.cli.output;

import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.field.JsonText;
import dev.netindex.cli.field.RecordFields;
import java.io.IOException;
import java.util.List;

/**
 * What is to be shown of one record after the other, as JSON: all of a typed one, or an object of
 * the fields that were asked for and are there, by their paths. Belongs to one thread.
 */
final class ShownRecord {
  private final CellBuffer value = new CellBuffer();
  private List<String> names = List.of();
  private List<byte[]> members = List.of();

  /** Tells whether there is anything but a payload to show. */
  static boolean of(IndexLabel index) {
    return index.fields().isPresent() || index.records().isPresent();
  }

  /** Returns a record as JSON, valid until the next one is asked for. */
  CellBuffer json(IndexLabel index, long offset, long length) throws IOException {
    value.clear();
    if (index.fields().isPresent()) {
      write(index.fields().get(), offset, length);
    } else {
      index.records().orElseThrow().write(offset, length, value);
    }
    return value;
  }

  private void write(RecordFields fields, long offset, long length) throws IOException {
    if (!names.equals(fields.names())) {
      names = fields.names();
      members = names.stream().map(JsonText::member).toList();
    }
    fields.read(offset, length);
    value.write('{');
    for (int i = 0; i < members.size(); i++) {
      int before = value.length();
      if (before > 1) {
        value.write(',');
      }
      byte[] member = members.get(i);
      value.write(member, 0, member.length);
      if (!fields.writeJson(i, value)) {
        value.truncate(before);
      }
    }
    value.write('}');
  }
}
