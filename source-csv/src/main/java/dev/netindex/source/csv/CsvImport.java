package dev.netindex.source.csv;

import dev.netindex.format.Target;
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
  private final TargetCells cells;
  private @Nullable Columns columns;
  private @Nullable JsonRow json;
  private long firstLine;

  private CsvImport(CsvSettings settings, Input input, Tally tally) {
    this.settings = settings;
    this.name = input.name();
    this.tally = tally;
    records = new CsvRecords(input, settings);
    plan = new ColumnPlan(settings);
    cells = new TargetCells(settings.addresses(), settings.literal(), settings.maskHostBits());
  }

  static ImportReport run(
      CsvSettings settings, InputStream in, String name, RowSink sink, ImportProgress progress)
      throws IOException {
    try (Input input = Input.open(in, name)) {
      Tally tally = new Tally(input, settings.skipBadRows(), sink, progress);
      new CsvImport(settings, input, tally).readAll();
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
      if (json != null) {
        json.close();
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
      throw tally.end(firstLine, bad);
    }
    if (!isHeader) {
      readRow(record);
    }
  }

  private void readRow(CsvRecord record) throws IOException {
    List<String> row = record.fields();
    Target target;
    try {
      record.check();
      plan.checkWidth(row);
      if (columns == null) {
        columns = plan.columns(row);
      }
      target = target(columns, row);
    } catch (BadRow bad) {
      tally.reject(records.line(), bad);
      return;
    }
    if (json == null) {
      json = newJson(columns);
    }
    tally.pass(target, json.write(row));
  }

  private Target target(Columns known, List<String> row) throws BadRow {
    int first = known.place().first();
    int last = known.place().last();
    return known.place().isRange()
        ? cells.range(row.get(first), row.get(last))
        : cells.target(row.get(first));
  }

  private JsonRow newJson(Columns known) throws IOException {
    String key = settings.sourceField();
    try {
      return new JsonRow(known.payload(), known.keys(key), key, name);
    } catch (BadRow bad) {
      throw tally.end(firstLine, bad);
    }
  }
}
