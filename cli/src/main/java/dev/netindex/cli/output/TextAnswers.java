package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.input.QueryText;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Answers for people: columns for query, target, record id and payload, aligned among the lines
 * that are written together.
 */
public final class TextAnswers implements AnswerWriter {
  private static final int MAX_ROWS = 512;
  private static final int MAX_CHARS = 1 << 18;

  private final ByteSink out;
  private final StringBuilder text = new StringBuilder(100);
  private final PayloadBuffer payload = new PayloadBuffer();
  private final List<Row> rows = new ArrayList<>();
  private final int[] widths = new int[4];
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
      payload.read(
          index.memory(), matches.recordId(), matches.payloadOffset(), matches.payloadLength());
      List<String> columns =
          List.of(name(index), query.toString(), text.toString(), "#" + matches.recordId());
      add(new Row(columns, ReadableBytes.text(payload.bytes(), payload.length())));
    }
    if (missed) {
      add(new Row(List.of(name(index), query.toString()), "no match"));
    }
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
      widths[i] = Math.max(widths[i], columns.get(i).length());
    }
    chars += row.last().length();
    rows.add(row);
    if (rows.size() == MAX_ROWS || chars > MAX_CHARS) {
      align();
    }
  }

  private void align() throws IOException {
    StringBuilder line = new StringBuilder(200);
    for (Row row : rows) {
      line.setLength(0);
      for (int i = 0; i < row.columns().size(); i++) {
        if (widths[i] > 0) {
          String column = row.columns().get(i);
          line.append(column).repeat(' ', widths[i] - column.length() + 2);
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
