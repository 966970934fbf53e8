package dev.netindex.benchmarks.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the rows of CSV files of four fields, of which none holds a line end. */
final class AsnText {
  private AsnText() {}

  static List<AsnRow> read(List<Path> files) throws IOException {
    List<AsnRow> rows = new ArrayList<>();
    for (Path file : files) {
      try (BufferedReader lines = Files.newBufferedReader(file)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          List<String> fields = fields(line);
          if (fields.size() != 4) {
            throw new IOException(file + ": not four fields: " + line);
          }
          rows.add(
              new AsnRow(
                  rows.size(),
                  InetAddress.ofLiteral(fields.get(0)),
                  InetAddress.ofLiteral(fields.get(1)),
                  fields.get(2),
                  fields.get(3)));
        }
      }
    }
    return rows;
  }

  /** Splits at commas outside of quotes; a doubled quote inside of quotes is one. */
  static List<String> fields(String line) throws IOException {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        field.append('"');
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    if (quoted) {
      throw new IOException("a quote is not closed: " + line);
    }
    fields.add(field.toString());
    return fields;
  }
}
