package dev.netindex.source.csv;

import static java.util.Objects.requireNonNull;

import dev.netindex.format.Target;
import dev.netindex.source.csv.Columns.Place;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One import of CSV text. */
final class CsvImport {
  private final CsvSettings settings;
  private final String name;
  private final Tally tally;
  private final CsvRecords records;
  private final ColumnPlan plan;
  private final RowOutput.Factory outputs;
  private @Nullable TargetCells cells;
  private @Nullable Columns columns;
  private @Nullable RowOutput output;
  private long firstLine;

  private CsvImport(CsvSettings settings, Input input, Tally tally, RowOutput.Factory outputs) {
    this.settings = settings;
    this.name = input.name();
    this.tally = tally;
    records = new CsvRecords(input, settings);
    plan = new ColumnPlan(settings);
    this.outputs = outputs;
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
      new CsvImport(settings, input, tally, outputs).readAll();
      return tally.finish();
    }
  }

  private void readAll() throws IOException {
    try {
      boolean more = true;
      while (more) {
        more = readRecord();
      }
    } finally {
      if (output != null) {
        output.close();
      }
    }
  }

  private boolean readRecord() throws IOException {
    CsvRecord record;
    try {
      record = records.next();
    } catch (BadRow bad) {
      rejectRecord(bad);
      recover();
      return true;
    }
    if (record == null) {
      return false;
    }
    if (record.isNoRow()) {
      tally.skipLine();
    } else if (plan.isStarted()) {
      readRow(record);
    } else {
      readFirst(record);
    }
    return true;
  }

  private void recover() throws IOException {
    try {
      records.recover();
    } catch (BadRow bad) {
      throw tally.end(records.line(), bad);
    }
  }

  /** Rejects what might have been the header only if there is none. */
  private void rejectRecord(BadRow bad) {
    if (!plan.isStarted() && settings.header() != HeaderPolicy.NONE) {
      throw tally.end(
          records.line(),
          bad.in("the first row, which could be the header unless the option header denies it"));
    }
    tally.reject(records.line(), bad);
  }

  private void readFirst(CsvRecord record) throws IOException {
    firstLine = records.line();
    boolean isHeader;
    try {
      isHeader = plan.isHeader(record.fields());
      if (isHeader) {
        record.check();
      }
    } catch (BadRow bad) {
      throw tally.end(firstLine, bad);
    }
    if (isHeader || isSound(record)) {
      start(record, isHeader);
    }
  }

  /** Rejects a row that cannot say how many fields there are. */
  private boolean isSound(CsvRecord record) {
    try {
      record.check();
      return true;
    } catch (BadRow bad) {
      tally.reject(firstLine, bad);
      return false;
    }
  }

  private void start(CsvRecord record, boolean isHeader) throws IOException {
    try {
      plan.start(record.fields(), isHeader);
    } catch (BadRow bad) {
      if (isHeader || settings.preset() == null) {
        throw tally.end(firstLine, bad);
      }
      tally.reject(firstLine, bad);
      return;
    }
    if (!isHeader) {
      readRow(record);
    }
  }

  private void readRow(CsvRecord record) throws IOException {
    List<String> row = record.fields();
    try {
      record.check();
      plan.checkWidth(row);
      if (columns == null) {
        columns = plan.columns(row);
        cells = new TargetCells(plan.form(), settings.literal(), settings.maskHostBits());
      }
      Target target = target(columns.place(), row);
      if (output == null) {
        output = open(columns);
      }
      output.accept(target, row);
    } catch (BadRow bad) {
      tally.reject(records.line(), bad);
      return;
    }
    tally.passed();
  }

  private Target target(Place place, List<String> row) throws BadRow {
    TargetCells known = requireNonNull(cells);
    String first = row.get(place.first());
    if (place.isPrefix()) {
      return known.network(first, row.get(place.last()));
    }
    return place.isRange() ? known.range(first, row.get(place.last())) : known.target(first);
  }

  private RowOutput open(Columns known) throws IOException {
    try {
      return outputs.open(known, name);
    } catch (BadRow bad) {
      throw tally.end(firstLine, bad);
    }
  }
}
