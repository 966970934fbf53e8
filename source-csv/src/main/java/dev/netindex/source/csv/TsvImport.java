package dev.netindex.source.csv;

import dev.netindex.format.Target;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** One import of raw TSV text. */
final class TsvImport {
  private final TargetCells cells;
  private final Tally tally;
  private final RowSink sink;
  private final ByteLines lines;

  private TsvImport(TargetCells cells, Input input, Tally tally, RowSink sink) {
    this.cells = cells;
    this.tally = tally;
    this.sink = sink;
    lines = new ByteLines(input);
  }

  static ImportReport run(
      TargetCells cells,
      boolean skipBadRows,
      InputStream in,
      String name,
      RowSink sink,
      ImportProgress progress)
      throws IOException {
    try (Input input = Input.open(in, name)) {
      Tally tally = new Tally(input, skipBadRows, progress);
      new TsvImport(cells, input, tally, sink).readAll();
      return tally.finish();
    }
  }

  private void readAll() throws IOException {
    while (lines.advance()) {
      readLine();
    }
  }

  private void readLine() {
    Target target;
    byte[] payload;
    try {
      int tab = tab();
      target = cells.target(targetText(tab));
      payload = RawText.unescape(lines.buffer(), lines.start(), tab + 1, lines.end());
    } catch (BadRow bad) {
      tally.reject(lines.number(), bad);
      return;
    }
    sink.accept(target, payload);
    tally.passed();
  }

  private int tab() throws BadRow {
    if (lines.isTooLong()) {
      throw new BadRow(
          RowFault.SIZE, "at most " + TsvSource.MAX_LINE_BYTES + " bytes", "a longer line");
    }
    for (int i = lines.start(); i < lines.end(); i++) {
      if (lines.buffer()[i] == '\t') {
        return i;
      }
    }
    String actual =
        lines.start() == lines.end() ? "an empty line" : Shown.quoted(text(lines.end()));
    throw new BadRow(RowFault.SEPARATOR, "a target, a TAB and a payload", actual);
  }

  private String targetText(int tab) throws BadRow {
    for (int i = lines.start(); i < tab; i++) {
      RawText.requirePrintable(lines.buffer()[i], i - lines.start());
    }
    return text(tab);
  }

  private String text(int end) {
    return new String(
        lines.buffer(), lines.start(), end - lines.start(), StandardCharsets.ISO_8859_1);
  }
}
