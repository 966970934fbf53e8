package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.field.RecordFields;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Records as a table in CSV (RFC 4180, lines end with LF): target, record id, and a column for each
 * field. Belongs to one thread.
 */
public final class CsvTable implements RecordWriter {
  private static final String TARGET = "target";
  private static final String ID = "id";

  private final ByteSink out;
  private final RecordFields fields;
  private final boolean ids;
  private final CsvCells cells;
  private final CellBuffer value = new CellBuffer();

  /**
   * Writes to a stream.
   *
   * @param out takes the table
   * @param fields fields of the records
   * @param ids whether there is a column of record ids
   */
  public CsvTable(ByteSink out, RecordFields fields, boolean ids) {
    this.out = out;
    this.fields = fields;
    this.ids = ids;
    this.cells = new CsvCells(out, ',');
  }

  /**
   * Writes the names of the columns. A field called as one of the columns in front is called {@code
   * record.} and its name.
   *
   * @throws IOException if the stream can't be written
   */
  public void header() throws IOException {
    Set<String> names = new LinkedHashSet<>();
    names.add(TARGET);
    if (ids) {
      names.add(ID);
    }
    for (String field : fields.names()) {
      String name = field;
      while (!names.add(name)) {
        name = "record." + name;
      }
    }
    String delimiter = "";
    for (String name : names) {
      out.writeAscii(delimiter);
      value.clear();
      value.write(name);
      cells.write(value.bytes(), value.length());
      delimiter = ",";
    }
    out.write('\n');
  }

  @Override
  public void write(CharSequence target, long id, long offset, long length) throws IOException {
    fields.read(offset, length);
    out.writeAscii(target);
    if (ids) {
      out.write(',');
      out.writeDecimal(id);
    }
    int count = fields.names().size();
    for (int i = 0; i < count; i++) {
      value.clear();
      fields.writeText(i, value);
      cells.next(value.bytes(), value.length());
    }
    out.write('\n');
  }
}
