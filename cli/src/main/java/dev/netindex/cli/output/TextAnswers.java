package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Printable;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.field.RecordFields;
import dev.netindex.cli.input.QueryText;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Answers for people: columns for query, target, record id and payload or fields, aligned among the
 * lines that are written together. A typed record is JSON.
 */
public final class TextAnswers implements AnswerWriter {
  private static final int MAX_ROWS = 512;
  private static final int MAX_CHARS = 1 << 18;

  private final ByteSink out;
  private final StringBuilder text = new StringBuilder(100);
  private final PayloadBuffer payload = new PayloadBuffer();
  private final CellBuffer cell = new CellBuffer();
  private final List<Row> rows = new ArrayList<>();
  private final List<Integer> widths = new ArrayList<>();
  private int chars;

  /** A line that waits for the widths of its columns. */
  private record Row(List<String> columns, String last) {}

  /**
   * Writes to standard output.
   *
   * @param out standard output
   */
  public TextAnswers(ByteSink out) {
    this.out = out;
  }

  @Override
  public void answer(IndexLabel index, QueryText query, MatchCursor matches) throws IOException {
    boolean missed = true;
    while (matches.next()) {
      missed = false;
      text.setLength(0);
      matches.appendTarget(text);
      List<String> columns = new ArrayList<>();
      Collections.addAll(
          columns, name(index), query.toString(), text.toString(), "#" + matches.recordId());
      add(new Row(columns, last(index, matches, columns)));
    }
    if (missed) {
      add(new Row(List.of(name(index), query.toString()), "no match"));
    }
  }

  /** Returns the last column; of fields all others become columns. */
  private String last(IndexLabel index, MatchCursor match, List<String> columns)
      throws IOException {
    if (index.fields().isPresent()) {
      RecordFields fields = index.fields().get();
      fields.read(match);
      int last = fields.names().size() - 1;
      for (int i = 0; i < last; i++) {
        columns.add(field(fields, i));
      }
      return field(fields, last);
    }
    if (index.records().isPresent()) {
      cell.clear();
      index.records().get().write(match.payloadOffset(), match.payloadLength(), cell);
      return Printable.line(cell.toString());
    }
    payload.read(index.memory(), match.recordId(), match.payloadOffset(), match.payloadLength());
    return ReadableBytes.text(payload.bytes(), payload.length());
  }

  private String field(RecordFields fields, int field) throws IOException {
    cell.clear();
    fields.writeText(field, cell);
    return Printable.line(cell.toString());
  }

  @Override
  public void contained(IndexLabel index, QueryText query, boolean contained) throws IOException {
    String name = index.named() ? index.name() + '\t' : "";
    write(name + query + '\t' + contained + '\n');
  }

  @Override
  public void flush() throws IOException {
    align();
    out.flush();
  }

  private static String name(IndexLabel index) {
    return index.named() ? index.name() : "";
  }

  private void add(Row row) throws IOException {
    List<String> columns = row.columns();
    for (int i = 0; i < columns.size(); i++) {
      if (i == widths.size()) {
        widths.add(0);
      }
      widths.set(i, Math.max(widths.get(i), width(columns.get(i))));
      chars += columns.get(i).length();
    }
    chars += row.last().length();
    rows.add(row);
    if (rows.size() == MAX_ROWS || chars > MAX_CHARS) {
      align();
    }
  }

  private static int width(String column) {
    return column.codePointCount(0, column.length());
  }

  private void align() throws IOException {
    StringBuilder line = new StringBuilder(200);
    for (Row row : rows) {
      line.setLength(0);
      for (int i = 0; i < row.columns().size(); i++) {
        if (widths.get(i) > 0) {
          String column = row.columns().get(i);
          line.append(column).repeat(' ', widths.get(i) - width(column) + 2);
        }
      }
      line.append(row.last());
      write(line.toString().stripTrailing() + '\n');
    }
    rows.clear();
    chars = 0;
  }

  private void write(String line) throws IOException {
    out.write(line.getBytes(StandardCharsets.UTF_8));
  }
}
