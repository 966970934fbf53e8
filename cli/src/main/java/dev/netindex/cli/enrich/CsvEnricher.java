package dev.netindex.cli.enrich;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.input.CsvRow;
import dev.netindex.cli.input.QueryParser;
import dev.netindex.cli.input.RowReader;
import dev.netindex.cli.output.CsvCells;
import dev.netindex.format.InvalidInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Adds cells to the rows of CSV. What a row was stays as it is, byte for byte; rows that are too
 * short get empty cells, so that the new ones stand under their names. Belongs to one thread.
 */
public final class CsvEnricher implements Enricher {
  /** U+FEFF in UTF-8, which some programs put in front of text. */
  static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final AddressFields addresses;
  private final List<String> names;
  private final ByteSink out;
  private final EnrichTally tally;
  private final char delimiter;
  private final Optional<String> wanted;
  private final Optional<Boolean> header;
  private final CsvRow row;
  private final CsvCells cells;
  private final CellBuffer value = new CellBuffer();
  private int width;

  /**
   * Prepares the work.
   *
   * @param addresses finds records
   * @param names what the new columns are called
   * @param out takes the rows
   * @param tally counts them
   * @param delimiter what separates cells
   * @param wanted the column of addresses, by name or by number from 1; empty to find it
   * @param header whether the first row names the columns; empty to find out
   */
  public CsvEnricher(
      AddressFields addresses,
      List<String> names,
      ByteSink out,
      EnrichTally tally,
      char delimiter,
      Optional<String> wanted,
      Optional<Boolean> header) {
    this.addresses = addresses;
    this.names = names;
    this.out = out;
    this.tally = tally;
    this.delimiter = delimiter;
    this.wanted = wanted;
    this.header = header;
    this.row = new CsvRow(delimiter);
    this.cells = new CsvCells(out, delimiter);
  }

  @Override
  public void enrich(RowReader rows, Runnable afterRow) throws IOException {
    if (rows.skipByteOrderMark()) {
      out.write(BYTE_ORDER_MARK);
    }
    boolean begun = false;
    while (rows.next(row)) {
      if (rows.start() == rows.contentEnd()) {
        copyLineEnd(rows);
      } else if (begun) {
        one(rows);
        afterRow.run();
      } else {
        begun = true;
        first(rows);
      }
    }
  }

  private void first(RowReader rows) throws IOException {
    List<String> texts = row.allCells(rows.bytes(), rows.start(), rows.contentEnd());
    ColumnChoice choice = ColumnChoice.of(wanted, header, texts, new QueryParser(false));
    width = texts.size();
    row.want(choice.column());
    if (!choice.header()) {
      // The cell was not wanted yet when the row was read.
      enrich(rows, texts.get(choice.column()));
      return;
    }
    checkNames(texts);
    copyRow(rows);
    for (String name : names) {
      cells.next(name.getBytes(StandardCharsets.UTF_8));
    }
    copyLineEnd(rows);
  }

  private void checkNames(List<String> texts) {
    Set<String> taken = new HashSet<>(texts);
    for (String name : names) {
      if (taken.contains(name)) {
        throw new Failure("there is a column " + name + " already; --prefix renames the new ones");
      }
    }
  }

  private void one(RowReader rows) throws IOException {
    enrich(rows, row.wantedCell(rows.bytes(), rows.start()));
  }

  private void enrich(RowReader rows, String cell) throws IOException {
    tally.row();
    if (row.open() || row.cells() > width) {
      tally.bad(
          rows.line(),
          row.open()
              ? "a quote that is never closed"
              : Counted.of(row.cells(), "cell") + ", but the first row has " + width);
      copyRow(rows);
      copyLineEnd(rows);
      return;
    }
    boolean found = find(rows.line(), cell);
    copyRow(rows);
    for (int i = row.cells(); i < width; i++) {
      out.write(delimiter);
    }
    for (int i = 0; i < names.size(); i++) {
      value.clear();
      if (found) {
        addresses.fields().writeText(i, value);
      }
      cells.next(value.bytes(), value.length());
    }
    copyLineEnd(rows);
  }

  private boolean find(long line, String cell) {
    String address = cell.strip();
    if (address.isEmpty()) {
      tally.bad(line, "no address");
      return false;
    }
    try {
      return addresses.find(address);
    } catch (InvalidInputException e) {
      tally.bad(line, String.valueOf(e.getMessage()));
      return false;
    }
  }

  private void copyRow(RowReader rows) throws IOException {
    out.write(rows.bytes(), rows.start(), rows.contentEnd() - rows.start());
  }

  private void copyLineEnd(RowReader rows) throws IOException {
    out.write(rows.bytes(), rows.contentEnd(), rows.end() - rows.contentEnd());
  }
}
