package dev.netindex.source.csv;

import java.util.ArrayList;
import java.util.List;

/**
 * A second, simple reading of CSV, all in memory, against which the first is compared. It follows
 * RFC 4180 to the letter; after an error of quoting it goes on with the second line of the record.
 */
final class ReferenceCsv {
  /**
   * A record.
   *
   * @param line where it starts
   * @param fields its fields, or null if they cannot be told
   * @param stray whether a plain field holds a quote
   */
  record Record(long line, List<String> fields, boolean stray) {}

  private final String text;
  private int position;
  private long line = 1;

  private ReferenceCsv(String text) {
    this.text = text;
  }

  static List<Record> read(String text) {
    ReferenceCsv csv = new ReferenceCsv(text);
    List<Record> records = new ArrayList<>();
    while (csv.position < text.length()) {
      csv.record(records);
    }
    return records;
  }

  private void record(List<Record> records) {
    int start = position;
    long startLine = line;
    if (lineEnd(position) > 0) {
      endLine();
      return;
    }
    List<String> fields = new ArrayList<>();
    boolean stray = false;
    while (true) {
      String field = at('"') ? quoted() : plain();
      if (field == null) {
        records.add(new Record(startLine, null, false));
        position = start;
        line = startLine;
        while (position < text.length() && lineEnd(position) == 0) {
          position++;
        }
        endLine();
        return;
      }
      stray |= !wasQuoted && field.contains("\"");
      fields.add(field);
      if (at(',')) {
        position++;
      } else {
        endLine();
        records.add(new Record(startLine, fields, stray));
        return;
      }
    }
  }

  private boolean wasQuoted;

  private String plain() {
    wasQuoted = false;
    int from = position;
    while (position < text.length() && !at(',') && lineEnd(position) == 0) {
      position++;
    }
    return text.substring(from, position);
  }

  private String quoted() {
    wasQuoted = true;
    StringBuilder field = new StringBuilder();
    position++;
    while (position < text.length()) {
      int end = lineEnd(position);
      if (at('"') && position + 1 < text.length() && text.charAt(position + 1) == '"') {
        field.append('"');
        position += 2;
      } else if (at('"')) {
        position++;
        return position == text.length() || at(',') || lineEnd(position) > 0
            ? field.toString()
            : null;
      } else if (end > 0) {
        field.append(text, position, position + end);
        endLine();
      } else {
        field.append(text.charAt(position++));
      }
    }
    return null;
  }

  private boolean at(char c) {
    return position < text.length() && text.charAt(position) == c;
  }

  private int lineEnd(int at) {
    if (text.startsWith("\r\n", at)) {
      return 2;
    }
    return at < text.length() && (text.charAt(at) == '\r' || text.charAt(at) == '\n') ? 1 : 0;
  }

  private void endLine() {
    int length = lineEnd(position);
    position += length;
    line += length == 0 ? 0 : 1;
  }
}
