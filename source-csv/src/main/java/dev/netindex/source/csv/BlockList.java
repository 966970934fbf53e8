package dev.netindex.source.csv;

import dev.netindex.format.Target;
import dev.netindex.source.csv.Columns.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One import of a list of targets, one a line. */
final class BlockList {
  static final Layout LAYOUT =
      new Layout(
          List.of(Column.named("target"), Column.text("comment")), Place.of(0), AddressForm.TEXT);

  private final Tally tally;
  private final TargetCells cells;
  private final RowOutput output;
  private final ByteLines lines;

  private BlockList(Input input, CsvSettings settings, Tally tally, RowOutput output) {
    this.tally = tally;
    this.output = output;
    cells = new TargetCells(AddressForm.TEXT, settings.literal(), settings.maskHostBits());
    lines = new ByteLines(input);
  }

  static ImportReport run(
      CsvSettings settings,
      InputStream in,
      String name,
      RowOutput.Factory outputs,
      ImportProgress progress)
      throws IOException {
    try (Input input = Input.open(in, name)) {
      Tally tally = new Tally(input, settings.skipBadRows(), progress);
      try (RowOutput output = open(outputs, name, tally)) {
        new BlockList(input, settings, tally, output).readAll();
      }
      return tally.finish();
    }
  }

  private static RowOutput open(RowOutput.Factory outputs, String name, Tally tally)
      throws IOException {
    try {
      return outputs.open(new Columns(LAYOUT.columns(), Place.of(0)), name);
    } catch (BadRow bad) {
      throw tally.end(1, bad);
    }
  }

  private void readAll() throws IOException {
    while (lines.advance()) {
      try {
        readLine(text());
      } catch (BadRow bad) {
        tally.reject(lines.number(), bad);
      }
    }
  }

  private void readLine(String line) throws IOException, BadRow {
    int comment = commentStart(line);
    String cell = line.substring(0, comment).strip();
    if (cell.isEmpty()) {
      tally.skipLine();
      return;
    }
    Target target = cells.target(cell);
    String remark = comment == line.length() ? "" : line.substring(comment + 1).strip();
    output.accept(target, List.of(cell, remark));
    tally.passed();
  }

  /** Returns where the comment of a line begins, or its end. */
  static int commentStart(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '#' || line.charAt(i) == ';') {
        return i;
      }
    }
    return line.length();
  }

  private String text() throws BadRow {
    if (lines.isTooLong() || lines.end() - lines.start() > CsvSource.MAX_ROW_CHARS) {
      throw new BadRow(
          RowFault.SIZE, "at most " + CsvSource.MAX_ROW_CHARS + " bytes", "a longer line");
    }
    ByteBuffer bytes = ByteBuffer.wrap(lines.buffer(), lines.start(), lines.end() - lines.start());
    try {
      String line = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
      return lines.number() == 1 && line.startsWith("\ufeff") ? line.substring(1) : line;
    } catch (CharacterCodingException e) {
      throw new BadRow(RowFault.ENCODING, "UTF-8", "other bytes", e);
    }
  }
}
